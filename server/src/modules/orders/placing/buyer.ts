import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { Address, type BookedAddress, placeLines } from '../../accounts/users/index.ts';
import { lockedCart } from '../../cart/index.ts';
import { type BasketRow, basketRow } from '../../selling/basket/index.ts';
import { queryIn } from '../database.ts';
import { snapshotAddress } from '../details/order-address.ts';

/** Who buys, as an order keeps it: readable when the account is long gone. */
export interface BuyerSnapshot {
  readonly userId: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line; null without an address. */
  readonly buyerAddress: string | null;
  /** VAT number of the buyer's company; null if not set. */
  readonly buyerVatNumber: string | null;
}

/** Whoever buys. */
interface Buyer {
  readonly id: number;
  readonly email: string;
  /** Their address book: the primary one first. */
  readonly addresses: readonly BookedAddress[];
}

/** A buyer with their address book. Throws USER_NOT_FOUND. */
export async function readBuyer(em: EntityManager, userId: number): Promise<Buyer> {
  return found(await buyers(em, userId).executeTakeFirst());
}

/**
 * The same with their cart, which is locked until the transaction ends: somebody's orders at one time wait for each other
 * here and nowhere else.
 */
export async function lockBuyersCart(em: EntityManager, userId: number): Promise<Buyer & { cart: BasketRow[] }> {
  const { cart, ...buyer } = found(
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

function found<Row>(buyer: Row | undefined): Row {
  if (!buyer) throw new AppError('USER_NOT_FOUND');
  return buyer;
}

/** The buyer with their primary address. */
export function snapshotBuyer({ id: userId, email: buyerEmail, addresses }: Buyer): BuyerSnapshot {
  const [primary] = addresses;
  if (!primary) return { userId, buyerName: buyerEmail, buyerEmail, buyerAddress: null, buyerVatNumber: null };
  const address = snapshotAddress(primary);
  const buyerAddress = placeLines(address).join('\n');
  return { userId, buyerName: address.name, buyerEmail, buyerAddress, buyerVatNumber: primary.vatNumber };
}
