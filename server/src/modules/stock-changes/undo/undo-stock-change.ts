import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { type AppError, conflict, invalid, staleVersion } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { IsBoolean, IsOptional, IsUUID } from '../../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { disableAuditTriggers } from '../../../platform/database/audit-trail.ts';
import type { StockType } from '../../stock/index.ts';
import { stockModuleOf } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import { chunksOf, type ItemsOutcome, publishStockChange } from '../items/change-items.ts';
import { columnsOf } from '../items/changed-columns.ts';
import { ItemProblems, problemOf } from '../items/item-problem.ts';
import { writeItems } from '../items/write-items.ts';
import { lockUndoableChange, markUndone, undoDays } from './undo-records.ts';

@InputType({ description: 'Input for `undoStockChange`.' })
export class UndoStockChangeInput {
  @Field(() => String, { description: '`undoToken` of the change, which is also its ID in `bulkStockChanges`.' })
  @IsUUID({ message: 'is not a valid change ID' })
  undoToken!: string;

  @Field(() => Boolean, { nullable: true, description: 'True: returns the result without undoing anything.' })
  @IsBoolean()
  @IsOptional()
  dryRun?: boolean | null;
}

/**
 * Restores the values that items had before a bulk change. Items that have since been changed are not restored, but
 * reported as problems. A change can be undone once, within 30 days. Throws INVALID_REQUEST if it cannot be undone.
 */
export const undoStockChange = command(
  administrator,
  UndoStockChangeInput,
  async (ctx, { undoToken, dryRun }): Promise<ItemsOutcome> => {
    const { em, services } = ctx;
    const kind = await lockUndoableChange(em, undoToken);
    if (kind === null) {
      throw invalid(
        'undoToken',
        `is not the ID of a change that can be undone: a change can be undone once, within ${undoDays} days`,
      );
    }
    const { type } = stockModuleOf(kind);
    await disableAuditTriggers.execute(queryIn(em));
    const items = await lockItems(em, type, undoToken);
    const problems = new ItemProblems();
    for (const { id, stockNumber, isSame } of items) {
      if (!isSame) problems.add(problemOf({ id, stockNumber }, stockNumber === null ? itemDeleted() : staleVersion()));
    }
    const ids = items.flatMap(({ id, isSame }) => (isSame ? [id] : []));
    if (dryRun) return { matched: items.length, changed: ids.length, changedIds: [], problems };
    const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
    const changedIds = await restore(em, type, { undoToken, ids, author });
    await markUndone(em, { token: undoToken, author, changed: changedIds.length });
    await publishStockChange(services.events, em, type, changedIds);
    return { matched: items.length, changed: changedIds.length, changedIds, problems };
  },
);

interface ChangedItem {
  readonly id: number;
  /** Null if the item was deleted. */
  readonly stockNumber: string | null;
  /**
   * Whether the item is unchanged since the bulk change. If the bulk change set the status, the reservation must also
   * be unchanged.
   */
  readonly isSame: boolean;
}

/** Locks the items of a bulk change and returns them in ID order. */
async function lockItems(em: EntityManager, type: StockType, token: string): Promise<ChangedItem[]> {
  const db = queryIn(em);
  const table = sql.table(type.table);
  await sql`
    select from ${table} d where d.id in (select item_id from stock_change_item where change_id = ${token}::uuid)
    order by d.id for no key update`.execute(db);
  const { rows } = await sql<ChangedItem>`
    select i.item_id as id, ${sql.ref(`d.${columnsOf(em, type).key}`)} as "stockNumber",
      coalesce(d.version = i.version and (
        not jsonb_exists(i.before, 'status') or i.is_reserved = ${type.reservations.isReserved(sql`d.id`)}
      ), false) as "isSame"
    from stock_change_item i left join ${table} d on d.id = i.item_id
    where i.change_id = ${token}::uuid order by i.item_id`.execute(db);
  return rows;
}

const itemDeleted = (): AppError => invalid('', 'the item no longer exists');

interface RestoreOptions {
  readonly undoToken: string;
  readonly ids: readonly number[];
  readonly author: { readonly actorId: number; readonly requestId: string };
}

/** Restores the previous values. Returns the IDs of the changed items. */
async function restore(
  em: EntityManager,
  type: StockType,
  { undoToken, ids, author }: RestoreOptions,
): Promise<number[]> {
  const columns = columnsOf(em, type);
  const { rows } = await sql<{ name: string }>`
    select distinct jsonb_object_keys(before) as name from stock_change_item
    where change_id = ${undoToken}::uuid`.execute(queryIn(em));
  const storedNames = new Set(rows.map(({ name }) => name));
  const names = columns.writableColumns.flatMap(({ column }) => (storedNames.has(column) ? [column] : []));
  const previousValues = (chunk: readonly number[]) => sql`
    select item_id as id, before as held from stock_change_item
    where change_id = ${undoToken}::uuid and item_id = any(${chunk}::int[])`;
  const changedIds: number[] = [];
  try {
    for (const chunk of chunksOf(ids)) {
      const writing = {
        type,
        columns,
        names,
        newValues: previousValues(chunk),
        author,
        changeId: undoToken,
        isRestored: true,
      };
      changedIds.push(...(await writeItems(em, writing)));
    }
    return changedIds;
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.code === '23505';
    throw isTaken
      ? conflict('undoToken', `would create a duplicate ${type.noun}: another item now has the previous values`)
      : error;
  }
}
