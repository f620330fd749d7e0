import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { type EntryAuthor, summaryEntry } from '../../../platform/database/audit-trail.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';

/** Number of days for which a change can be undone. */
export const undoDays = 30;
/** Number of days for which a change is listed. */
const listedDays = 400;

const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${sql.lit(days)})`;

/** Stored change that can be undone. */
export interface StoredChange {
  /** ID of the change, used to undo it. */
  readonly token: string;
  readonly until: Date;
}

interface NewChange {
  readonly actorId: number;
  readonly stockType: string;
  /** Description for administrators, such as `Price per carat +5 %`. */
  readonly description: string;
}

/** Stores a bulk change before its items are written. */
export async function storeChange(
  em: EntityManager,
  { actorId, stockType, description }: NewChange,
): Promise<StoredChange> {
  const token = randomUUID();
  const until = sql<string>`made_at + make_interval(days => ${sql.lit(undoDays)})`.as('until');
  const actorEmail = sql<string>`coalesce((select email from user_account where id = ${actorId}), '')`;
  const change = await queryIn(em)
    .insertInto('stock_change')
    .values({ id: token, actor_id: actorId, actor_email: actorEmail, stock_type: stockType, description })
    .returning(until)
    .executeTakeFirstOrThrow();
  return { token, until: new Date(change.until) };
}

interface DoneChange {
  readonly token: string;
  readonly author: EntryAuthor;
  /** Number of items changed. */
  readonly changed: number;
}

/**
 * Stores the number of changed items and adds one audit entry for the whole change. Deletes the change if no item was
 * changed.
 */
export async function finishChange(em: EntityManager, { token, author, changed }: DoneChange): Promise<void> {
  if (changed === 0) {
    await queryIn(em).deleteFrom('stock_change').where('id', '=', token).execute();
    return;
  }
  const { description } = await queryIn(em)
    .updateTable('stock_change')
    .set({ changed })
    .where('id', '=', token)
    .returning('description')
    .executeTakeFirstOrThrow();
  await logAsOne(em, { token, author, changed }, description);
}

const logAsOne = (em: EntityManager, { token, author, changed }: DoneChange, label: string) =>
  summaryEntry(author, {
    subject: 'stock_change',
    subjectId: token,
    label,
    facts: { items: changed },
    importRunId: null,
  }).execute(queryIn(em));

/** Locks a change that can still be undone and returns its stock type. Null if there is no such change. */
export async function lockUndoableChange(em: EntityManager, token: string): Promise<string | null> {
  const change = await queryIn(em)
    .selectFrom('stock_change')
    .select('stock_type as stockType')
    .where('id', '=', token)
    .where('undone_at', 'is', null)
    .where('made_at', '>', daysAgo(undoDays))
    .forUpdate()
    .executeTakeFirst();
  return change?.stockType ?? null;
}

/** Marks a change as undone and adds one audit entry for all restored items. */
export async function markUndone(em: EntityManager, undone: DoneChange): Promise<void> {
  const { description } = await queryIn(em)
    .updateTable('stock_change')
    .set({
      undone_at: sql<string>`now()`,
      undone_by: sql<string>`(select email from user_account where id = ${undone.author.actorId}::int)`,
    })
    .where('id', '=', undone.token)
    .returning('description')
    .executeTakeFirstOrThrow();
  await queryIn(em).deleteFrom('stock_change_item').where('change_id', '=', undone.token).execute();
  if (undone.changed > 0) await logAsOne(em, undone, `Undo: ${description}`);
}

/**
 * Hourly job. Deletes the previous values of changes that can no longer be undone, and changes that are no longer
 * listed.
 */
export const deleteExpiredStockChanges: JobHandler = {
  queue: 'catalogue.forget-stock-changes',
  schedule: '41 * * * *',
  title: 'Delete old bulk changes',
  async handle({ em }) {
    const old = queryIn(em).selectFrom('stock_change').select('id').where('made_at', '<=', daysAgo(undoDays));
    await queryIn(em).deleteFrom('stock_change_item').where('change_id', 'in', old).execute();
    await queryIn(em).deleteFrom('stock_change').where('made_at', '<=', daysAgo(listedDays)).execute();
  },
};
