import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { type BasketRow, lockedBasket } from '../selling/basket/index.ts';
import { CartItem } from './cart-item.entity.ts';

/**
 * SQL: a user's rows in the order in which they were put in, as JSON for `basketRow`, locked: a second order at the same time
 * waits and finds none.
 */
export const lockedCart = (em: EntityManager, userId: number) => lockedBasket(em, CartItem, userId);

/** SQL: takes ordered rows out of the cart. */
export const emptyCart = (rows: readonly BasketRow[]): RawBuilder<object> =>
  sql`delete from cart_item c where c.id = ${anyOf(rows.map(({ id }) => id))}`;
