import { Migration } from '@mikro-orm/migrations';

/**
 * Changes made by imports name their file in the audit log, and those made on the command line nobody's account. All problems
 * of an imported file are kept for a day, as CSV in pieces.
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
    // Entries are never removed: those of the command line get a number that no account has.
    this.addSql('alter table audit_entry disable trigger audit_entry_only_grows');
    this.addSql('update audit_entry set actor_id = 0 where actor_id is null');
    this.addSql('alter table audit_entry enable trigger audit_entry_only_grows');
    this.addSql('alter table audit_entry drop column file_name, alter column actor_id set not null');
  }
}
