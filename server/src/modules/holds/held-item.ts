import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import type { StockHolds } from '../stock/writing/index.ts';
import { stockModuleOf, stockModules } from '../stock-types/index.ts';
import { queryIn } from './database.ts';

/** A type of stock whose items are held for buyers. */
export interface HeldType {
  readonly type: StockType;
  readonly holds: StockHolds;
}

/** All of them. */
export const heldTypes: readonly HeldType[] = stockModules.flatMap(({ type, holds }) =>
  holds ? [{ type, holds }] : [],
);

/** The type of that name. Throws INVALID_REQUEST where nobody holds its items. */
export function heldType(kind: string): HeldType {
  const { type, holds } = stockModuleOf(kind);
  if (!holds)
    throw invalid('kind', `must be a type whose items are held: a ${type.noun} is made to order or sold by weight`);
  return { type, holds };
}

/** How an item is held. */
export interface HeldItem {
  readonly kind: string;
  readonly id: number;
  readonly stockNumber: string;
  readonly version: number;
  readonly isHeld: boolean;
  readonly holdUserId: number | null;
  readonly holdUntil: string | null;
  /** Whom it is held for has done so themself, and what they say of it. */
  readonly isByHolder: boolean;
  readonly note: string | null;
}

interface Asked {
  readonly kind: string;
  readonly id: number;
}

/** How an item is held at this moment. Throws ITEM_NOT_FOUND. */
export const readHeldItem = (em: EntityManager, asked: Asked): Promise<HeldItem> => heldItem(em, asked, sql``);

/** The same for a change of its waiting list: others wait until the transaction ends. */
export const lockHeldItem = (em: EntityManager, asked: Asked): Promise<HeldItem> =>
  heldItem(em, asked, sql`for no key update`);

async function heldItem(em: EntityManager, { kind, id }: Asked, lock: RawBuilder<unknown>): Promise<HeldItem> {
  const { type, holds } = heldType(kind);
  const ofRecord = sql`from stock_hold h where h.kind = ${kind} and h.item_id = d.id and h.ended_at is null and not h.is_test`;
  const { rows } = await sql<Omit<HeldItem, 'kind'>>`
    select d.id, ${sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`)} as "stockNumber", d.version,
      ${holds.isHeld} as "isHeld", case when ${holds.isHeld} then d.hold_user_id end as "holdUserId",
      case when ${holds.isHeld} then d.hold_until end as "holdUntil",
      ${holds.isHeld} and coalesce((select not h.is_by_house ${ofRecord}), false) as "isByHolder",
      case when ${holds.isHeld} then (select h.note ${ofRecord}) end as note
    from ${sql.table(type.table)} d where d.id = ${id} ${lock}`.execute(queryIn(em, { type: 'write' }));
  const [row] = rows;
  if (!row)
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: `there is no such ${type.noun}` }] });
  return { kind, ...row };
}
