import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import type { BasketItem } from '../selling/index.ts';
import { CartItem } from './cart-item.entity.ts';

/** A user's rows in the order in which they were put in, locked: a second order at the same time waits and finds none. */
export const lockCart = (em: EntityManager, userId: number): Promise<BasketItem[]> =>
  em.find(CartItem, { userId }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });

/** Takes ordered rows out of the cart. */
export async function emptyCart(em: EntityManager, rows: readonly BasketItem[]): Promise<void> {
  await em.nativeDelete(CartItem, { id: { $in: rows.map(({ id }) => id) } });
}
