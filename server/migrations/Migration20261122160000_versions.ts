import { Migration } from '@mikro-orm/migrations';

const tables = [
  'user_address',
  'email_channel',
  'page_filter_option',
  'contact_message',
  'ring_config',
  'default_generic_diamond',
  'user_account',
];

/** Account columns that administrators control. A change to any of them increments the version. */
const decided = [
  'email',
  'role',
  'is_approved',
  'is_blocked',
  'blocked_until',
  'primary_color',
  'domain',
  'logo_url',
  'business_type_id',
];

/**
 * Adds a version to the tables that had none. A user's version counts changes to the columns above, to markups and to
 * page access.
 */
export class Migration20261122160000_versions extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column version int not null default 1`);
    this.addSql(`
      create function count_user_change() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    this.addSql(`
      create trigger user_account_counts_changes before update on user_account for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function count_user_change()`);
    this.addSql(`
      create function count_user_part_change() returns trigger language plpgsql as $$
      begin
        update user_account set version = version + 1 where id = coalesce(new.user_id, old.user_id);
        return null;
      end $$`);
    for (const table of ['user_markup', 'user_page_access']) {
      this.addSql(`
        create trigger ${table}_counts_changes after insert or update or delete on ${table}
        for each row execute function count_user_part_change()`);
    }
  }

  override down(): void {
    this.addSql('drop function count_user_part_change cascade');
    this.addSql('drop function count_user_change cascade');
    for (const table of tables) this.addSql(`alter table ${table} drop column version`);
  }
}

const rowOf = (record: 'old' | 'new'): string => `(${decided.map((column) => `${record}.${column}`).join(', ')})`;
