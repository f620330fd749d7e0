import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import type { Events } from '../../../kernel/use-cases/events.ts';
import type { EntryAuthor } from '../../../platform/database/audit-trail.ts';
import { syncHoldRecords } from '../../holds/index.ts';
import { fieldValueOf, type StockRecord } from '../../stock/fields/index.ts';
import { fieldNamed, type StockModule, type StockType, stockChanged, stockTable } from '../../stock/index.ts';
import { changeByRules } from '../../stock/writing/index.ts';
import { queryIn } from '../database.ts';
import { columnsOf, columnValuesOf, differingColumns } from './changed-columns.ts';
import { ItemProblems, problemOf } from './item-problem.ts';
import { countItems, givenItems, writeItems } from './write-items.ts';

/** Maximum number of items in one change. */
const maxItems = 50_000;
/**
 * Number of items per query and in memory at a time. Small enough for each query to stay within the statement
 * timeout.
 */
const chunkSize = 2_000;

/** Splits IDs into chunks that are processed one after the other. */
export const chunksOf = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) => ids.slice(at * chunkSize, (at + 1) * chunkSize));

export interface ItemsChange {
  readonly module: StockModule;
  /** SQL condition on the stock rows `d`. */
  readonly where: RawBuilder<boolean>;
  /** IDs that the input lists explicitly. */
  readonly named: readonly number[];
  /** Input path of the item selection. */
  readonly path: string;
  readonly fieldValues: object;
  /** ID and author of the stored change. Null for a dry run. */
  readonly writing: { readonly changeId: string; readonly author: EntryAuthor } | null;
  readonly skipProblems: boolean;
  /** Throws if the number of items differs from the expected number. */
  readonly checkCount: (matched: number) => void;
}

/** Result or preview of a change to items. */
export interface ItemsOutcome {
  readonly matched: number;
  readonly changed: number;
  readonly changedIds: readonly number[];
  readonly problems: ItemProblems;
}

/**
 * Changes items according to their type's rules, within a transaction. Items are locked in ID order, as they are for
 * orders, and processed in chunks of 2,000. Without `writing`, returns a preview. Throws INVALID_REQUEST 409 with the
 * items that cannot be changed, unless they are skipped.
 */
export async function changeItems(em: EntityManager, change: ItemsChange): Promise<ItemsOutcome> {
  const { module, writing, skipProblems } = change;
  const ids = await findItems(em, change);
  change.checkCount(ids.length);
  const problems = new ItemProblems();
  const existingIds = new Set(ids);
  for (const id of new Set(change.named)) {
    if (!existingIds.has(id)) problems.add(problemOf({ id, stockNumber: null }, itemNotFound()));
  }
  const duplicateIds = await idsOfAlike(em, change, ids);
  const inseparableErrors =
    (await module.rules.inseparableErrors?.(em, ids, change.fieldValues)) ?? new Map<number, AppError>();
  const changedIds: number[] = [];
  let changed = 0;
  for (const chunk of chunksOf(ids)) {
    const { names, items } = await changedInMemory(em, change, {
      ids: chunk,
      duplicateIds,
      inseparableErrors,
      problems,
    });
    const update = { type: module.type, columns: columnsOf(em, module.type), names, newValues: givenItems(items) };
    // Nothing is written if problems will cause the change to be rejected.
    const isWritten = writing && (skipProblems || problems.count === 0);
    if (!isWritten) {
      changed += await countItems(em, update);
      continue;
    }
    const now = await writeItems(em, { ...update, ...writing });
    changed += now.length;
    changedIds.push(...now);
  }
  if (writing && !skipProblems) problems.refuse(ids.length);
  return { matched: ids.length, changed, changedIds, problems };
}

/** Returns the IDs of the items in ascending order. Locks the items unless this is a dry run. */
async function findItems(em: EntityManager, { module, where, writing, path }: ItemsChange): Promise<number[]> {
  const itemQuery = queryIn(em, { type: 'write' })
    .selectFrom(stockTable(module.type.table))
    .select('d.id')
    .where(where)
    .orderBy('d.id')
    .limit(maxItems + 1);
  const rows = await (writing ? itemQuery.forNoKeyUpdate() : itemQuery).execute();
  if (rows.length > maxItems) throw invalid(path, `must match at most ${maxItems} items`);
  return rows.map(({ id }) => id);
}

interface Chunk {
  readonly ids: readonly number[];
  /** IDs of items that would become duplicates. */
  readonly duplicateIds: ReadonlySet<number>;
  /** Errors for items that can only be changed together with other items, by item ID. */
  readonly inseparableErrors: ReadonlyMap<number, AppError>;
  readonly problems: ItemProblems;
}

/**
 * Applies the change in memory and returns the new values by column name. Items that cannot be changed are added to
 * `problems`.
 */
async function changedInMemory(
  em: EntityManager,
  { module, fieldValues }: ItemsChange,
  { ids, duplicateIds, inseparableErrors, problems }: Chunk,
) {
  const { type, rules } = module;
  const columns = columnsOf(em, type);
  const items = await em.find<StockRecord>(
    type.entity,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true, connectionType: 'write' },
  );
  const before = items.map((item) => ({
    held: columnValuesOf(item, columns),
    isSold: type.isMarkedSold?.(item) ?? false,
  }));
  const refused = await changeByRules(em, { type, rules }, items, fieldValues, 'set');
  const names = new Set<string>();
  const changed = items.flatMap((item, index) => {
    const { held = [], isSold = false } = before[index] ?? {};
    const differing = differingColumns(item, columns, held);
    const error =
      refused.get(item) ??
      (isSold ? settledBySale(differing) : null) ??
      inseparableErrors.get(item.id) ??
      (duplicateIds.has(item.id) ? duplicateError() : null);
    if (error) {
      problems.add(problemOf({ id: item.id, stockNumber: numberOf(module, item) }, error));
      return [];
    }
    const columnNames = Object.keys(differing);
    for (const name of columnNames) names.add(name);
    return columnNames.length === 0 ? [] : [{ id: item.id, held: differing }];
  });
  return { names: [...names], items: changed };
}

/**
 * Returns an error if a bulk change would change the status or active flag of an item that was marked as sold
 * manually.
 */
function settledBySale(differing: Readonly<Record<string, unknown>>): AppError | null {
  const field = 'status' in differing ? 'status' : 'is_active' in differing ? 'isActive' : null;
  return field === null ? null : conflict(field, 'cannot be changed in bulk: the item is sold');
}

/** Returns the error for an ID that does not exist. */
export const itemNotFound = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the item does not exist' }] });

const duplicateError = (): AppError => conflict('', 'would be a duplicate of another item');

/**
 * Returns the IDs of items that would become duplicates because a bulk change sets the same values on all of them.
 * Changes to unique fields are rejected earlier. This function checks combinations of fields that must be unique.
 */
async function idsOfAlike(
  em: EntityManager,
  { module: { type }, fieldValues }: ItemsChange,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const sent = new Map<string, unknown>(Object.entries(fieldValues));
  if (!type.together.some((name) => sent.has(name))) return new Set();
  const isMatched = sql<boolean>`d.id = any(${ids}::int[])`;
  const columns = type.together.map((name) => {
    const { column } = fieldNamed(type, name);
    const is = sql`lower(${sql.ref(`d.${column}`)})`;
    return {
      is,
      toBe: sent.has(name) ? sql`case when ${isMatched} then lower(${sent.get(name)}::text) else ${is} end` : is,
    };
  });
  const toBe = sql.join(columns.map((column) => column.toBe));
  const stays = sql.join(
    columns.map((column) => sql`${column.is} is not distinct from ${column.toBe}`),
    sql` and `,
  );
  // In each group of duplicates, one item is not reported: an item that already has the values, or else the item with
  // the lowest ID.
  const { rows } = await sql<{ id: number }>`
    select id from (
      select d.id, ${isMatched} as is_matched,
        row_number() over (partition by ${toBe} order by (${stays}) desc, d.id) as place
      from ${sql.table(type.table)} d) placed
    where is_matched and place > 1`.execute(queryIn(em));
  return new Set(rows.map(({ id }) => id));
}

function numberOf({ type }: StockModule, item: StockRecord): string | null {
  const key = type.fields.find(({ isUnique }) => isUnique);
  return key ? String(fieldValueOf(item, key)) : null;
}

/** Maximum number of item IDs in an event. */
const maxIdsPerEvent = 1_000;

/** Publishes one event for a bulk change, and one event for each hold that the change placed or released. */
export async function publishStockChange(
  events: Events,
  em: EntityManager,
  type: StockType,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const named = ids.length <= maxIdsPerEvent ? ids : null;
  await events.publish(em, stockChanged, { type: type.name, created: 0, changed: ids.length, deleted: 0, ids: named });
  await syncHoldRecords(em, events, type, ids);
}
