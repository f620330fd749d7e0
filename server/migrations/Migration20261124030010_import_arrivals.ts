import { Migration } from '@mikro-orm/migrations';

/**
 * Records which files from import folders and scheduled fetches already have a run, and which problems were reported
 * by email.
 */
export class Migration20261124030010_import_arrivals extends Migration {
  override up(): void {
    this.addSql(`
      create table import_arrival (
        id uuid primary key,
        run_id int not null constraint import_arrival_run_id_unique unique
          constraint import_arrival_run_id_foreign references import_run (id) on delete cascade
      )`);
    this.addSql('create table import_stray_folder (name text primary key, told_at timestamptz not null default now())');
    this.addSql('alter table import_fetch add column told_refusal text');
    this.addSql('drop trigger import_fetch_is_audited on import_fetch');
    const hidden = 'due_at,failed_attempts,etag,last_modified,last_at,failure,told_failure,told_refusal';
    this.addSql(
      `select audit('import_fetch', 'import_profile', 'import_profile.name', key => 'profile_id', part => 'fetch', hidden => '{${hidden}}')`,
    );
  }

  override down(): void {
    this.addSql('alter table import_fetch drop column told_refusal');
    this.addSql('drop table import_stray_folder');
    this.addSql('drop table import_arrival');
  }
}
