import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type AppError, conflict } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { disableAuditTriggers } from '../../../platform/database/audit-trail.ts';
import type { StockStatus } from '../../stock/fields/index.ts';
import {
  currentStatus,
  diamondReservations,
  diamonds,
  hasEndedHold,
  refersToMate,
} from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';
import { publishStockChange } from '../items/change-items.ts';
import { columnsOf } from '../items/changed-columns.ts';
import { givenItems, writeItems } from '../items/write-items.ts';
import { finishChange, type StoredChange, storeChange } from '../undo/undo-records.ts';

/** Diamond with the columns needed to combine it into a set. Decimals are exact strings. */
export interface SetStone {
  readonly id: number;
  readonly stockNumber: string;
  readonly lineSet: string | null;
  readonly parcelStones: number;
  readonly isActive: boolean;
  readonly status: StockStatus;
  readonly holdUserId: number | null;
  /** Whether an open order has reserved all or part of the diamond. */
  readonly isReserved: boolean;
  /** ID of the completed order that contains the diamond. Null if it has not been sold. */
  readonly soldIn: number | null;
  /** Stock number of the other half of its pair. Set if at least one half refers to the other. */
  readonly mate: string | null;
  readonly carats: string;
  readonly total: string;
}

/** Returns the diamonds that match a condition, ordered by ID. Optionally locks them until the transaction ends. */
export async function readSetStones(
  em: EntityManager,
  where: RawBuilder<boolean>,
  { isLocked }: { readonly isLocked: boolean },
): Promise<SetStone[]> {
  const db = queryIn(em, { type: 'write' });
  if (isLocked) await sql`select from diamond d where ${where} order by d.id for no key update`.execute(db);
  const { rows } = await sql<SetStone>`
    select d.id, d.stock_id as "stockNumber", d.line_set as "lineSet", d.parcel_stones as "parcelStones",
      d.is_active as "isActive", ${currentStatus} as status,
      case when not ${hasEndedHold} then d.hold_user_id end as "holdUserId",
      ${diamondReservations.isReserved(sql`d.id`)} as "isReserved",
      case when ${diamondReservations.isSold(sql`d.id`)} then ${diamondReservations.orderOf(sql`d.id`)} end as "soldIn",
      coalesce(
        (select p.stock_id from diamond p where ${refersToMate('d', 'p')}), d.pair_stock_id,
        (select min(p.stock_id) from (select p.stock_id from diamond p where ${refersToMate('p', 'd')} offset 0) p)) as mate,
      d.carats::text, d.total_price::text as total
    from diamond d where ${where} order by d.id`.execute(db);
  return rows;
}

/** Returns the reason why a diamond cannot be combined with others. Null if it can. */
export function combinationError(stone: SetStone, first: SetStone, isPair: boolean): AppError | null {
  const { lineSet, mate } = stone;
  if (stone.soldIn !== null) return conflict('', `was sold in order ${stone.soldIn}`);
  if (stone.isReserved) return conflict('', 'is in an open order');
  if (lineSet !== null)
    return conflict(
      '',
      `belongs to the line set ${lineSet}`,
      `It belongs to the line set ${lineSet}. Split that set first.`,
    );
  if (mate !== null) return conflict('', `is a pair with ${mate}`, `It is a pair with ${mate}. Split that pair first.`);
  if (isPair && stone.parcelStones > 1)
    return conflict('', 'is a parcel', 'It is a parcel of several stones and cannot be half of a pair.');
  if (stone.isActive !== first.isActive)
    return conflict('', `must be ${first.isActive ? 'active' : 'inactive'} like ${first.stockNumber}`);
  if (stone.status !== first.status || stone.holdUserId !== first.holdUserId) {
    return conflict(
      '',
      `must have the same status and hold as ${first.stockNumber}`,
      `Its status or hold differs from that of ${first.stockNumber}. Diamonds that are sold together must have the same status and hold.`,
    );
  }
  return null;
}

/** Diamond to update, with its new column values. */
export interface WrittenStone {
  readonly id: number;
  readonly held: Readonly<Record<string, unknown>>;
}

/** Writes the diamonds of a set as one bulk change, which `undoStockChange` can undo. */
export async function writeSet(
  ctx: RequestContext,
  stones: readonly WrittenStone[],
  description: string,
): Promise<StoredChange> {
  const { em, request, services } = ctx;
  const author = { actorId: actorOf(ctx).id, requestId: request.id };
  await disableAuditTriggers.execute(queryIn(em));
  const storedChange = await storeChange(em, { actorId: author.actorId, stockType: diamonds.name, description });
  const ids = await writeItems(em, {
    type: diamonds,
    columns: columnsOf(em, diamonds),
    names: namesOf(stones),
    newValues: givenItems(stones),
    author,
    changeId: storedChange.token,
  });
  await finishChange(em, { token: storedChange.token, author, changed: ids.length });
  await publishStockChange(services.events, em, diamonds, ids);
  return storedChange;
}

const namesOf = (stones: readonly WrittenStone[]): string[] => [
  ...new Set(stones.flatMap(({ held }) => Object.keys(held))),
];
