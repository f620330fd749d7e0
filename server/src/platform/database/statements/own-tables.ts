import type { TableSpelling, TablesOf } from './column-types.ts';
import { statementsOver } from './statements.ts';

/** Tables that no entity stands for. */
export const ownTables = {
  audit_entry: {
    id: 'bigint default',
    at: 'timestamptz default',
    actor_id: 'int null',
    actor_email: 'text',
    request_id: 'text',
    subject: 'text',
    subject_id: 'text',
    label: 'text null',
    part: 'text null',
    part_id: 'text null',
    action: 'text',
    before: 'jsonb null',
    after: 'jsonb null',
    file_name: 'text null',
    import_run_id: 'int null',
  },
  change_count: { subject: 'text', changes: 'bigint', last_at: 'timestamptz' },
  change_log: {
    at: 'timestamptz default',
    xid: 'xid8 default',
    id: 'bigint default',
    subject: 'text',
    item_id: 'int null',
    kinds: 'smallint',
  },
  change_log_origin: { id: 'uuid default', system_id: 'bigint default', is_only: 'boolean default' },
  change_mark: { subject: 'text', xid: 'xid8 default', at: 'timestamptz default' },
  figure: { name: 'text', revision: 'text', made_at: 'timestamptz default', took_ms: 'int', content: 'jsonb' },
  idempotency_key: {
    user_id: 'int',
    operation: 'text',
    key: 'text',
    input_hash: 'bytea',
    result: 'jsonb null',
    created_at: 'timestamptz default',
  },
  import_problem_piece: {
    file_id: 'uuid',
    position: 'int',
    kept_at: 'timestamptz default',
    problems: 'jsonb',
    first_row: 'int',
    last_row: 'int',
  },
  item_view: { day: 'date', kind: 'text', item_id: 'int', count: 'int' },
  kept_file: { id: 'uuid', forget_at: 'timestamptz' },
  latest_change: { subject: 'text', at: 'timestamptz' },
  page_view: { page: 'text', day: 'date', count: 'bigint' },
  search_miss: { day: 'date', words: 'text', count: 'int' },
  security_event: {
    id: 'bigint default',
    key: 'uuid',
    kind: 'text',
    at: 'timestamptz default',
    last_at: 'timestamptz default',
    count: 'int default',
    user_id: 'int null',
    email: 'text null',
    actor_id: 'int null',
    reason: 'text null',
    ip: 'text null',
    browser: 'text null',
    request_id: 'text null',
  },
  stock_change: { id: 'uuid', actor_id: 'int', stock_type: 'text', made_at: 'timestamptz default' },
  stock_change_item: { change_id: 'uuid', item_id: 'int', version: 'int', before: 'jsonb', is_reserved: 'boolean' },
} as const satisfies Record<string, TableSpelling>;

export type OwnTables = TablesOf<typeof ownTables>;

export const { queryIn } = statementsOver<OwnTables>();
