import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { StockKind } from '../stock/fields/index.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import type { StockHolds } from '../stock/writing/index.ts';
import { stockModuleOf, stockModules } from '../stock-types/index.ts';
import { queryIn } from './database.ts';
import { EndStockHoldInput, HeldItemInput, HoldStockInput } from './holds.input.ts';

/** A stock type whose items can be held for buyers. */
export interface HeldType {
  readonly type: StockType;
  readonly holds: StockHolds;
}

export const heldTypes: readonly HeldType[] = stockModules.flatMap(({ type, holds }) =>
  holds ? [{ type, holds }] : [],
);

/** Returns the stock type with this name. Throws INVALID_REQUEST if its items cannot be held. */
export function heldType(kind: string): HeldType {
  const { type, holds } = stockModuleOf(kind);
  if (!holds)
    throw invalid(
      'kind',
      `must be a stock type whose items can be held: a ${type.noun} is made to order or sold by weight`,
    );
  return { type, holds };
}

@ObjectType({ simpleResolvers: true, description: 'Hold of a stock item, and its waiting list.' })
export class StockHold {
  @Field(() => StockKind, { description: 'Stock type of the item.' })
  readonly kind!: string;

  @Field(() => ID, { description: 'Item ID.' })
  readonly id!: number;

  @Field(() => Int, { description: '`version` of the item.' })
  readonly version!: number;

  @Field(() => Boolean, { description: 'Whether the item is on hold now.' })
  readonly isHeld!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the hold expires. If null, it does not expire.' })
  readonly until!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the buyer placed the hold. False if an administrator did, or if the item is not on hold.',
  })
  readonly isByHolder!: boolean;

  @Field(() => String, { nullable: true, description: 'Note of the holder. Null if not set.' })
  readonly note!: string | null;
}

export interface HeldItem extends StockHold {
  readonly stockNumber: string;
  readonly holdUserId: number | null;
}

interface HeldItemQuery {
  readonly kind: string;
  readonly id: number;
}

/** Returns the current hold of an item. Throws ITEM_NOT_FOUND. */
export const readHeldItem = (em: EntityManager, query: HeldItemQuery): Promise<HeldItem> => heldItem(em, query, sql``);

/**
 * Returns the current hold of an item and locks the item until the transaction ends, so that its waiting list can be
 * changed. Throws ITEM_NOT_FOUND.
 */
export const lockHeldItem = (em: EntityManager, query: HeldItemQuery): Promise<HeldItem> =>
  heldItem(em, query, sql`for no key update`);

async function heldItem(em: EntityManager, { kind, id }: HeldItemQuery, lock: RawBuilder<unknown>): Promise<HeldItem> {
  const { type, holds } = heldType(kind);
  const fromHoldRecord = sql`from stock_hold h where h.kind = ${kind} and h.item_id = d.id and h.ended_at is null and not h.is_test`;
  const { rows } = await sql<Omit<HeldItem, 'kind'>>`
    select d.id, ${sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`)} as "stockNumber", d.version,
      ${holds.isHeld} as "isHeld", case when ${holds.isHeld} then d.hold_user_id end as "holdUserId",
      case when ${holds.isHeld} then d.hold_until end as until,
      ${holds.isHeld} and coalesce((select not h.is_by_house ${fromHoldRecord}), false) as "isByHolder",
      case when ${holds.isHeld} then (select h.note ${fromHoldRecord}) end as note
    from ${sql.table(type.table)} d where d.id = ${id} ${lock}`.execute(queryIn(em, { type: 'write' }));
  const [row] = rows;
  if (!row)
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: `the ${type.noun} does not exist` }] });
  return { kind, ...row };
}

/** Returns the hold of an item and its waiting list. */
export const findStockHold = query(administrator, HeldItemInput, ({ em }, query) => readHeldItem(em, query));

/**
 * Puts an item on hold for a buyer, either permanently or until a given time. Replaces an existing hold. If the item
 * is half of an inseparable pair, both halves are held. Throws USER_NOT_FOUND, and INVALID_REQUEST 409 if the item is
 * sold or in an open order.
 */
export const holdStock = command(administrator, HoldStockInput, async ({ em }, input) => {
  const { kind, id, userId = null, until = null, expectedVersion } = input;
  await heldType(kind).holds.hold(em, id, { userId, until, expectedVersion });
  return readHeldItem(em, { kind, id });
});

/** Ends a hold. The item becomes available again, and the next user on its waiting list is notified. */
export const endStockHold = command(administrator, EndStockHoldInput, async ({ em }, { kind, id, expectedVersion }) => {
  await heldType(kind).holds.release(em, id, expectedVersion);
  return readHeldItem(em, { kind, id });
});
