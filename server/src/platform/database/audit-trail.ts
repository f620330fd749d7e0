import { type RawBuilder, sql } from 'kysely';

/** Author of changes that the code writes to the audit log without triggers. */
export interface EntryAuthor {
  /** The administrator. Null for automatic changes. */
  readonly actorId: number | null;
  readonly requestId: string;
  /** Name of the author if no user is signed in. Default: the command line. */
  readonly machine?: string | undefined;
}

/** Audit log entry for a large change as a whole. */
interface Summary {
  /** Subject of the audit log. */
  readonly subject: string;
  readonly subjectId: string;
  readonly label: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Import run that made the change. Null if none. */
  readonly importRunId: number | null;
}

const usualMachine = 'command line';

const authorColumns = sql`actor_id, actor_email, request_id`;
const authorValues = ({ actorId, requestId, machine = usualMachine }: EntryAuthor): RawBuilder<unknown> => sql`
  ${actorId}::int,
  ${actorId === null ? sql`${machine}::text` : sql`coalesce((select email from user_account where id = ${actorId}), ${`user ${actorId}`})`},
  ${requestId}::text`;

/**
 * Returns SQL that writes one entry for a whole change. Row changes are written by triggers; those of imports and
 * bulk changes, which set no author for the triggers, by {@link updateEntries}.
 */
export const summaryEntry = (
  author: EntryAuthor,
  { subject, subjectId, label, facts, importRunId }: Summary,
): RawBuilder<unknown> => sql`
  insert into audit_entry (${authorColumns}, subject, subject_id, label, action, after, import_run_id)
  values (
    ${authorValues(author)}, ${subject}, ${subjectId}, ${label}, 'create', ${JSON.stringify(facts)}::jsonb, ${importRunId}::int
  )`;

/** Rows changed by one statement. */
interface ChangedRows {
  /** Subject of the audit log. */
  readonly subject: string;
  /** Name of the imported file. Null if none. */
  readonly fileName: string | null;
  /** Import run that made the change. Null if none. */
  readonly importRunId: number | null;
  /** The bulk change that changed the rows, or whose undo did. Omitted if none. */
  readonly stockChangeId?: string | null;
  /** Has `id`, `label`, and the differences as JSON, `before` and `after`. Rows without differences are omitted. */
  readonly from: RawBuilder<unknown>;
}

/** Returns SQL that writes an entry for each row. */
export const updateEntries = (
  author: EntryAuthor,
  { subject, fileName, importRunId, stockChangeId, from }: ChangedRows,
): RawBuilder<unknown> => sql`
  insert into audit_entry (
    ${authorColumns}, subject, subject_id, label, action, before, after, file_name, import_run_id, stock_change_id
  )
  select ${authorValues(author)}, ${subject}, id::text, label, 'update', before, after, ${fileName}::text,
    ${importRunId}::int, ${stockChangeId ?? null}::uuid
  from ${from} where after <> '{}'`;

/** SQL that disables the audit triggers in this transaction, because its statements write their own entries. */
export const disableAuditTriggers = sql`select set_config('facet.actor', '', true)`;

/**
 * Returns SQL that makes the audit triggers of this transaction record a user who is not an administrator as the
 * author.
 */
export const setAuditAuthor = ({ actorId, requestId }: { readonly actorId: number; readonly requestId: string }) =>
  sql`select set_config('facet.actor', ${String(actorId)}, true), set_config('facet.request', ${requestId}, true)`;
