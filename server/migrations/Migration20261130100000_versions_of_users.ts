import { Migration } from '@mikro-orm/migrations';

/**
 * User columns whose changes do not increment the version: sign-in data and data that users change themselves.
 * `version` is included, because changes to markups and page access increment it directly.
 */
const excused = [
  'id',
  'password_hash',
  'is_email_confirmed',
  'registration_date',
  'last_login_date',
  'token_version',
  'version',
];

/** Columns whose changes incremented the version before this migration. */
const counted = [
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
 * Increments a user's version after a change to any column that is not in `excused`. This includes columns that are
 * added later.
 */
export class Migration20261130100000_versions_of_users extends Migration {
  override up(): void {
    this.addSql('drop trigger user_account_counts_changes on user_account');
    this.addSql(`
      create or replace function count_user_change() returns trigger language plpgsql as $$
      declare
        excused constant text[] := array[${excused.map((column) => `'${column}'`).join(', ')}];
      begin
        if to_jsonb(new) - excused is distinct from to_jsonb(old) - excused then
          new.version := old.version + 1;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger user_account_counts_changes before update on user_account
      for each row execute function count_user_change()`);
  }

  override down(): void {
    this.addSql('drop trigger user_account_counts_changes on user_account');
    this.addSql(`
      create or replace function count_user_change() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    this.addSql(`
      create trigger user_account_counts_changes before update on user_account for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function count_user_change()`);
  }
}

const rowOf = (record: 'old' | 'new'): string => `(${counted.map((column) => `${record}.${column}`).join(', ')})`;
