import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { placeOf, snapshotAddress } from '../details/address-snapshot.ts';

/** Who buys, as an order keeps it: readable when the account is long gone. */
export interface BuyerSnapshot {
  readonly userId: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line; null without an address. */
  readonly buyerAddress: string | null;
}

/** A buyer with their address book. Throws USER_NOT_FOUND. */
export async function readBuyer(em: EntityManager, userId: number): Promise<User> {
  const user = await em.findOne(User, { id: userId }, { populate: ['addresses'] });
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}

/** The buyer with their primary address. */
export function snapshotBuyer({ id: userId, email: buyerEmail, addresses }: User): BuyerSnapshot {
  const [primary] = addresses.getItems();
  if (!primary) return { userId, buyerName: buyerEmail, buyerEmail, buyerAddress: null };
  const address = snapshotAddress(primary);
  return { userId, buyerName: address.name, buyerEmail, buyerAddress: placeOf(address) };
}
