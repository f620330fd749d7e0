import { Migration } from '@mikro-orm/migrations';

/**
 * Records changes other than stock changes that affect the stock visible to a viewer: changes to the viewer's terms,
 * and state changes without a write. For users and domains, only the latest change is stored, because there can be
 * many users and domains. Change marks are used only for the few subjects of lists.
 */
export class Migration20261122150000_what_viewers_watch extends Migration {
  override up(): void {
    this.addSql('create table latest_change (subject text primary key, at timestamptz not null)');
    // Reads the clock again after the row is locked, so that the last of several concurrent writers stores the latest
    // time.
    this.addSql(`
      create function note_change(changed text) returns void language sql as $$
        insert into latest_change as l (subject, at) values (changed, clock_timestamp())
        on conflict (subject) do update set at = greatest(l.at, clock_timestamp())
      $$`);

    // Other transactions see a change only after the commit. A client that polls before the commit would miss a
    // change with an earlier time. These triggers therefore run at the end of the transaction.
    this.addSql(`
      create function date_mark() returns trigger language plpgsql as $$
      begin
        update change_mark set at = clock_timestamp() where subject = new.subject and xid = new.xid;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger change_mark_dates_mark after insert on change_mark
      deferrable initially deferred for each row execute function date_mark()`);

    this.addSql(`
      create function note_own_terms() returns trigger language plpgsql as $$
      declare
        owner int := case tg_op when 'DELETE' then old.user_id else new.user_id end;
      begin
        perform note_change('user ' || u.id) from user_account u where u.id = owner;
        perform note_change('visitors of ' || u.domain) from user_account u where u.id = owner and u.domain is not null;
        return null;
      end $$`);
    for (const table of ['user_markup', 'user_page_access']) {
      this.addSql(`
        create constraint trigger ${table}_notes_terms after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function note_own_terms()`);
    }

    // If a domain is assigned or removed, its visitors' terms change. This affects both the old and the new domain.
    this.addSql(`
      create function note_terms_of_account() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then perform note_change('user ' || new.id); end if;
        if tg_op = 'DELETE' then delete from latest_change where subject = 'user ' || old.id; end if;
        perform note_change('visitors of ' || d.domain)
        from (select old.domain union select new.domain order by 1) d (domain) where d.domain is not null;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger user_account_notes_terms after insert or delete on user_account
      deferrable initially deferred for each row execute function note_terms_of_account()`);
    const terms = (row: string) =>
      ['role', 'domain', 'is_approved', 'is_blocked', 'blocked_until'].map((column) => `${row}.${column}`).join(', ');
    this.addSql(`
      create constraint trigger user_account_notes_other_terms after update on user_account
      deferrable initially deferred for each row when ((${terms('old')}) is distinct from (${terms('new')}))
      execute function note_terms_of_account()`);

    this.addSql(
      'create index user_account_blocked_until_index on user_account (blocked_until) where blocked_until is not null',
    );
    this.addSql(`
      create or replace function next_moment(subject text) returns timestamptz stable language sql as $$
        select case subject
          when 'diamond' then (select min(d.hold_until) from diamond d where d.hold_until > now())
          when 'user' then (select min(u.blocked_until) from user_account u where u.blocked_until > now())
        end
      $$`);
    // Returns the latest past time when a row's state changed without a write. Rows that have been updated since may
    // be missing, but their update is a later change. `'visitors of '` has 12 characters, so the domain starts at
    // position 13.
    this.addSql(`
      create function last_moment(subject text) returns timestamptz stable language sql as $$
        select case
          when subject = 'diamond' then (select max(d.hold_until) from diamond d where d.hold_until <= now())
          when subject like 'visitors of %' then (
            select u.blocked_until from user_account u where u.domain = substr(subject, 13) and u.blocked_until <= now())
        end
      $$`);
  }

  override down(): void {
    this.addSql('drop function last_moment(text)');
    this.addSql(`
      create or replace function next_moment(subject text) returns timestamptz stable language sql as $$
        select case subject
          when 'diamond' then (select min(d.hold_until) from diamond d where d.hold_until > now())
        end
      $$`);
    this.addSql('drop index user_account_blocked_until_index');
    this.addSql('drop trigger user_account_notes_other_terms on user_account');
    this.addSql('drop trigger user_account_notes_terms on user_account');
    this.addSql('drop function note_terms_of_account');
    for (const table of ['user_page_access', 'user_markup'])
      this.addSql(`drop trigger ${table}_notes_terms on ${table}`);
    this.addSql('drop function note_own_terms');
    this.addSql('drop trigger change_mark_dates_mark on change_mark');
    this.addSql('drop function date_mark');
    this.addSql('drop function note_change(text)');
    this.addSql('drop table latest_change');
  }
}
