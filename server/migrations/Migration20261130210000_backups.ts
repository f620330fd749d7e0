import { Migration } from '@mikro-orm/migrations';

/** Creates the record of backups. */
export class Migration20261130210000_backups extends Migration {
  override up(): void {
    this.addSql(`
      create table backup_run (
        id serial primary key,
        started_at timestamptz not null,
        finished_at timestamptz,
        outcome text not null default 'running',
        destination text not null,
        file_name text,
        bytes bigint,
        row_count bigint,
        file_count int,
        error text,
        constraint backup_run_outcome_check check (outcome in ('running', 'succeeded', 'failed'))
      )`);
    this.addSql('create index backup_run_started_at_index on backup_run (started_at)');
  }

  override down(): void {
    this.addSql('drop table backup_run');
  }
}
