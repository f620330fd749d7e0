import { type RawBuilder, sql } from 'kysely';

/** Who makes changes that the log is told of by itself. */
export interface EntryAuthor {
  /** The administrator. Null: nobody who is signed in. */
  readonly actorId: number | null;
  readonly requestId: string;
  /** What stands in the place of an e-mail address where nobody is signed in; by default the command line. */
  readonly machine?: string | undefined;
}

/** What one entry for very many changes says. */
interface Summary {
  /** One of the log's subjects. */
  readonly subject: string;
  readonly subjectId: string;
  /** By which people know it. */
  readonly label: string;
  /** Facts by name. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The import run on behalf of which. Null: none. */
  readonly importRunId: number | null;
}

const usualMachine = 'command line';

const authorColumns = sql`actor_id, actor_email, request_id`;
const authorValues = ({ actorId, requestId, machine = usualMachine }: EntryAuthor): RawBuilder<unknown> => sql`
  ${actorId}::int,
  ${actorId === null ? sql`${machine}::text` : sql`coalesce((select email from user_account where id = ${actorId}), ${`user ${actorId}`})`},
  ${requestId}::text`;

/**
 * SQL that writes one entry for a change as a whole. Changes of rows are written by triggers; of imports and changes of many,
 * which name nobody to the triggers, by {@link updateEntries}.
 */
export const summaryEntry = (
  author: EntryAuthor,
  { subject, subjectId, label, facts, importRunId }: Summary,
): RawBuilder<unknown> => sql`
  insert into audit_entry (${authorColumns}, subject, subject_id, label, action, after, import_run_id)
  values (
    ${authorValues(author)}, ${subject}, ${subjectId}, ${label}, 'create', ${JSON.stringify(facts)}::jsonb, ${importRunId}::int
  )`;

/** Rows that one statement has changed. */
interface ChangedRows {
  /** One of the log's subjects. */
  readonly subject: string;
  /** The file on behalf of which. Null: none. */
  readonly fileName: string | null;
  /** The import run on behalf of which. Null: none. */
  readonly importRunId: number | null;
  /** The bulk change that changed the rows, or whose undo did. Omitted: none. */
  readonly stockChangeId?: string | null;
  /** Has `id`, `label`, and what differs as JSON, `before` and `after`. Rows of which nothing differs are left out. */
  readonly from: RawBuilder<unknown>;
}

/** SQL that writes an entry for each of the rows. */
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

/** SQL after which the triggers of this transaction write nothing: its own statements tell of what they change. */
export const tellOneself = sql`select set_config('facet.actor', '', true)`;

/** SQL after which the triggers of this transaction tell of its changes as those of somebody who is no administrator. */
export const tellOf = ({ actorId, requestId }: { readonly actorId: number; readonly requestId: string }) =>
  sql`select set_config('facet.actor', ${String(actorId)}, true), set_config('facet.request', ${requestId}, true)`;
