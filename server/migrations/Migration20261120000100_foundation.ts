import { Migration } from '@mikro-orm/migrations';

/**
 * Creates extensions and the change marks, which record which lists have changed (see
 * `platform/database/change-marks.ts`).
 */
export class Migration20261120000100_foundation extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists citext');
    this.addSql(`
      create table change_mark (
        subject text not null,
        xid xid8 not null default pg_current_xact_id(),
        primary key (subject, xid)
      )`);
    this.addSql(`
      create function mark_change() returns trigger language plpgsql as $$
      begin
        insert into change_mark (subject) values (tg_argv[0]) on conflict do nothing;
        return null;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function mark_change');
    this.addSql('drop table change_mark');
  }
}
