import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { Address, type AddressBookEntry, localityLines } from '../../accounts/users/index.ts';
import { lockedCart } from '../../cart/index.ts';
import { type BasketRow, basketRow } from '../../selling/basket/index.ts';
import { queryIn } from '../database.ts';
import { snapshotAddress } from '../details/order-address.ts';

/** Copy of the buyer's details in an order. It is retained if the account is deleted. */
export interface BuyerSnapshot {
  readonly userId: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line. Null if the buyer has no address. */
  readonly buyerAddress: string | null;
  /** VAT number of the company. Null if not set. */
  readonly buyerVatNumber: string | null;
}

interface Buyer {
  readonly id: number;
  readonly email: string;
  /** Address book, with the primary address first. */
  readonly addresses: readonly AddressBookEntry[];
}

/** Returns a buyer with the address book. Throws USER_NOT_FOUND. */
export async function readBuyer(em: EntityManager, userId: number): Promise<Buyer> {
  return requireUser(await buyers(em, userId).executeTakeFirst());
}

/**
 * Returns a buyer with the address book and the cart. Locks the cart until the transaction ends, so that concurrent
 * orders of one user are serialized.
 */
export async function lockBuyersCart(em: EntityManager, userId: number): Promise<Buyer & { cart: BasketRow[] }> {
  const { cart, ...buyer } = requireUser(
    await buyers(em, userId).select(lockedCart(em, userId).as('cart')).executeTakeFirst(),
  );
  return { ...buyer, cart: cart.map(basketRow) };
}

const buyers = (em: EntityManager, userId: number) =>
  queryIn(em)
    .selectFrom('user_account as u')
    .select((user) => [
      'u.id',
      'u.email',
      jsonArrayFrom(
        user
          .selectFrom('user_address as a')
          .select(rowColumns(em, Address, 'a'))
          .whereRef('a.user_id', '=', 'u.id')
          .orderBy('a.id'),
      ).as('addresses'),
    ])
    .where('u.id', '=', userId);

function requireUser<Row>(buyer: Row | undefined): Row {
  if (!buyer) throw new AppError('USER_NOT_FOUND');
  return buyer;
}

/** Returns a copy of the buyer's details, with the primary address. */
export function snapshotBuyer({ id: userId, email: buyerEmail, addresses }: Buyer): BuyerSnapshot {
  const [primary] = addresses;
  if (!primary) return { userId, buyerName: buyerEmail, buyerEmail, buyerAddress: null, buyerVatNumber: null };
  const address = snapshotAddress(primary);
  const buyerAddress = localityLines(address).join('\n');
  return { userId, buyerName: address.name, buyerEmail, buyerAddress, buyerVatNumber: primary.vatNumber };
}
