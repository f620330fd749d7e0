import { type RawBuilder, sql } from 'kysely';

/** Author of changes that are written to the audit log without triggers. */
export interface EntryAuthor {
  /** User ID of the administrator. Null for automatic changes. */
  readonly actorId: number | null;
  readonly requestId: string;
  /** Name of the author if `actorId` is null. Default: the command line. */
  readonly machine?: string | undefined;
}

/** Audit log entry that summarizes a large change. */
interface Summary {
  /** Subject of the entry in the audit log. */
  readonly subject: string;
  readonly subjectId: string;
  readonly label: string;
  /** Default: `create`. */
  readonly action?: 'create' | 'update';
  readonly facts: Readonly<Record<string, string | number>>;
  /** Import run that made the change. Null if none. */
  readonly importRunId: number | null;
}

const defaultMachine = 'command line';

const authorColumns = sql`actor_id, actor_email, request_id`;
const authorValues = ({ actorId, requestId, machine = defaultMachine }: EntryAuthor): RawBuilder<unknown> => sql`
  ${actorId}::int,
  ${actorId === null ? sql`${machine}::text` : sql`coalesce((select email from user_account where id = ${actorId}), ${`user ${actorId}`})`},
  ${requestId}::text`;

/**
 * Returns SQL that writes a single entry for a complete change. Entries for individual rows are written by triggers.
 * Imports and bulk changes disable the triggers and use {@link updateEntries}.
 */
export const summaryEntry = (
  author: EntryAuthor,
  { subject, subjectId, label, action = 'create', facts, importRunId }: Summary,
): RawBuilder<unknown> => sql`
  insert into audit_entry (${authorColumns}, subject, subject_id, label, action, before, after, import_run_id)
  values (
    ${authorValues(author)}, ${subject}, ${subjectId}, ${label}, ${action}, ${action === 'update' ? '{}' : null}::jsonb, ${JSON.stringify(facts)}::jsonb, ${importRunId}::int
  )`;

/** Rows changed by one statement. */
interface ChangedRows {
  /** Subject of the entries in the audit log. */
  readonly subject: string;
  /** Name of the imported file. Null if none. */
  readonly fileName: string | null;
  /** Import run that made the change. Null if none. */
  readonly importRunId: number | null;
  /** ID of the bulk change that was made or undone. Omitted if none. */
  readonly stockChangeId?: string | null;
  /**
   * Query with the columns `id`, `label`, `before` and `after` (the differences as JSON). Rows without differences
   * are omitted.
   */
  readonly from: RawBuilder<unknown>;
}

/** Returns SQL that writes an entry for each changed row. */
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

/** SQL that disables the audit triggers in this transaction, whose statements must then write their own entries. */
export const disableAuditTriggers = sql`select set_config('facet.actor', '', true)`;

/** Returns SQL that sets a user who is not an administrator as the author for this transaction's audit triggers. */
export const setAuditAuthor = ({ actorId, requestId }: { readonly actorId: number; readonly requestId: string }) =>
  sql`select set_config('facet.actor', ${String(actorId)}, true), set_config('facet.request', ${requestId}, true)`;
