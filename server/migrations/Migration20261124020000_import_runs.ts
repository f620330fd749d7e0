import { Migration } from '@mikro-orm/migrations';

/** Stores every import as a run and keeps its file for a limited time. Audit entries refer to their run. */
export class Migration20261124020000_import_runs extends Migration {
  override up(): void {
    // Lists the stored files, which are in a folder or a bucket. The row is inserted before the file is written.
    this.addSql('create table kept_file (id uuid primary key, forget_at timestamptz not null)');
    this.addSql('create index kept_file_forget_at_index on kept_file (forget_at)');
    this.addSql(`
      create table import_run (
        id serial primary key,
        kind text not null,
        origin text not null constraint import_run_origin_check check (origin in ('graphql', 'rest', 'commandLine', 'folder', 'fetch')),
        state text not null default 'waiting' constraint import_run_state_check check (state in ('waiting', 'running', 'done', 'refused', 'failed', 'cancelled', 'undone')),
        has_job boolean not null,
        is_dry_run boolean not null,
        file_name text not null,
        file_bytes bigint not null,
        file_id uuid,
        mode text not null,
        skip_invalid boolean not null,
        confirm_removed int,
        profile jsonb,
        profile_id int,
        profile_name text,
        vendor text,
        started_by_id int constraint import_run_started_by_id_foreign references user_account (id) on delete set null,
        started_by text,
        request_id text not null,
        idempotency_key text,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        alive_at timestamptz not null default now(),
        attempt smallint not null default 0,
        rows_read int not null default 0,
        bytes_read bigint not null default 0,
        report jsonb,
        failure jsonb,
        problem_file_id uuid,
        new_rows jsonb,
        undone_at timestamptz,
        undone_by text,
        constraint import_run_ended_at_check check ((ended_at is null) = (state in ('waiting', 'running')))
      )`);
    this.addSql('create index import_run_created_at_index on import_run (created_at)');
    this.addSql('create index import_run_started_by_id_index on import_run (started_by_id)');
    this.addSql('create index import_run_profile_id_index on import_run (profile_id, id)');
    // There are only a few open runs at a time, and every new run queries them.
    this.addSql(`create index import_run_open_index on import_run (kind, id) where state in ('waiting', 'running')`);
    // Concurrent requests with the same idempotency key start only one run.
    this.addSql(`
      create unique index import_run_open_key_unique on import_run (started_by_id, idempotency_key)
      where state in ('waiting', 'running')`);
    this.addSql('alter table audit_entry add column import_run_id int');
    this.addSql(`
      create index audit_entry_import_run_id_index on audit_entry (import_run_id) where import_run_id is not null`);
  }

  override down(): void {
    this.addSql('alter table audit_entry drop column import_run_id');
    this.addSql('drop table import_run');
    this.addSql('drop table kept_file');
  }
}
