import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Events } from '../../../kernel/use-cases/events.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';
import { queryIn } from '../database.ts';
import { type HoldFacts, holdEnded, holdExtended, holdPlaced, holdReleased } from './hold.events.ts';
import { HoldOutcome } from './hold-outcome.ts';

/** Difference between a stock item and its hold record, or a held item that has no record. */
interface Difference {
  readonly itemId: number;
  /** Null if the item has no open record. */
  readonly recordId: number | null;
  /**
   * Outcome to store when the record is closed. Null if only the end time of the hold changes, or if there is no
   * record.
   */
  readonly outcome: HoldOutcome | null;
  /** True if the item is on hold for a known buyer and needs a new record. */
  readonly isNew: boolean;
}

/**
 * SQL condition: the item `d`, a row of a table with `hold_user_id` and `hold_until`, is currently on hold for a
 * known buyer.
 */
const isHeld = ({ reservations }: StockType): RawBuilder<boolean> => sql`(
  d.hold_user_id is not null and d.is_active and (d.hold_until is null or d.hold_until > now())
  and not ${reservations.isTaken(sql`d.id`)})`;

/**
 * Updates hold records to match the items and publishes events for the changes. Runs in the transaction that changed
 * the items. Writes nothing if the records already match.
 */
export async function syncHoldRecords(
  em: EntityManager,
  events: Events,
  type: StockType,
  ids: readonly number[],
): Promise<void> {
  // All types with `heldFor` have the same hold columns.
  if (!type.heldFor || ids.length === 0) return;
  const differences = await findDifferences(em, type, ids);
  if (differences.length === 0) return;
  for (const outcome of Object.values(HoldOutcome)) {
    const ended = differences.filter((difference) => difference.outcome === outcome).flatMap(recordOf);
    await endRecords(em, events, ended, outcome);
  }
  const longer = differences.filter(({ outcome }) => outcome === null).flatMap(recordOf);
  await events.publishAll(em, holdExtended, await moveRecords(em, type, longer));
  const placed = differences.flatMap(({ itemId, isNew }) => (isNew ? [itemId] : []));
  await events.publishAll(em, holdPlaced, await addRecords(em, type, placed));
}

const recordOf = ({ recordId }: Difference): number[] => (recordId === null ? [] : [recordId]);

async function findDifferences(em: EntityManager, type: StockType, ids: readonly number[]): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with d as (
      select d.id, d.hold_user_id, d.hold_until, ${isHeld(type)} as is_held,
        ${type.reservations.isTaken(sql`d.id`)} as is_ordered
      from ${sql.table(type.table)} d where d.id = any(${ids}::int[]) and d.hold_user_id is not null
    ), r as (
      select r.*, coalesce(r.until <= now(), false) as is_over from stock_hold r
      where r.kind = ${type.name} and r.item_id = any(${ids}::int[]) and r.ended_at is null and not r.is_test
    ), compared as (
      select r.id as record_id, coalesce(r.item_id, d.id) as item_id, r.until, d.hold_until, coalesce(d.is_held, false) as is_held,
        coalesce(d.is_held and not r.is_over and d.hold_user_id = r.user_id, false) as goes_on,
        case
          when r.is_over then ${HoldOutcome.EXPIRED}
          when d.is_ordered and d.hold_user_id = r.user_id then ${HoldOutcome.ORDERED}
          else ${HoldOutcome.RELEASED} end as outcome
      from r full join d on d.id = r.item_id
    )
    select c.record_id as "recordId", c.item_id as "itemId",
      case when c.record_id is not null and not c.goes_on then c.outcome end as outcome,
      c.is_held and not c.goes_on as "isNew"
    from compared c
    where case when c.goes_on then c.until is distinct from c.hold_until else c.record_id is not null or c.is_held end
    order by c.item_id`.execute(queryIn(em, { type: 'write' }));
  return rows;
}

/** SQL columns that select {@link HoldFacts} from the record `r`. */
export const holdFacts = sql`r.id, r.version, r.kind, r.item_id as "itemId", r.stock_number as "stockNumber", r.user_id as "userId", r.is_test as "isTest",
  to_json(r.until) #>> '{}' as until`;

/** Closes records and publishes events for them. */
export async function endRecords(
  em: EntityManager,
  events: Events,
  ids: readonly number[],
  outcome: HoldOutcome,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows: ended } = await sql<HoldFacts>`
    update stock_hold r set outcome = ${outcome}, version = r.version + 1,
      ended_at = ${outcome === HoldOutcome.EXPIRED ? sql`r.until` : sql`now()`}
    where r.id = any(${ids}::int[]) returning ${holdFacts}`.execute(queryIn(em));
  if (outcome === HoldOutcome.RELEASED) return events.publishAll(em, holdReleased, ended);
  return events.publishAll(
    em,
    holdEnded,
    ended.map((facts) => ({ ...facts, outcome })),
  );
}

async function moveRecords(em: EntityManager, type: StockType, ids: readonly number[]): Promise<HoldFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HoldFacts>`
    update stock_hold r set until = d.hold_until, version = r.version + 1
    from ${sql.table(type.table)} d where r.id = any(${ids}::int[]) and d.id = r.item_id
    returning ${holdFacts}`.execute(queryIn(em));
  return rows;
}

async function addRecords(em: EntityManager, type: StockType, itemIds: readonly number[]): Promise<HoldFacts[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<HoldFacts>`
    insert into stock_hold as r (kind, item_id, stock_number, user_id, until)
    select ${type.name}, d.id, ${sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`)}, d.hold_user_id, d.hold_until
    from ${sql.table(type.table)} d where d.id = any(${itemIds}::int[]) order by d.id
    returning ${holdFacts}`.execute(queryIn(em));
  return rows;
}
