import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the file name to audit entries written by imports. Entries for command-line changes have no actor. All
 * problems found in an imported file are stored for one day, as pieces of CSV.
 */
export class Migration20261122020000_import_trail extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column file_name text, alter column actor_id drop not null');
    this.addSql(`
      create table import_problem_piece (
        file_id uuid not null,
        position int not null,
        text text not null,
        kept_at timestamptz not null default now(),
        primary key (file_id, position)
      )`);
    this.addSql('create index import_problem_piece_kept_at_index on import_problem_piece (kept_at)');
  }

  override down(): void {
    this.addSql('drop table import_problem_piece');
    // Audit entries must not be deleted, so entries for command-line changes get an actor ID that no account has.
    this.addSql('alter table audit_entry disable trigger audit_entry_only_grows');
    this.addSql('update audit_entry set actor_id = 0 where actor_id is null');
    this.addSql('alter table audit_entry enable trigger audit_entry_only_grows');
    this.addSql('alter table audit_entry drop column file_name, alter column actor_id set not null');
  }
}
