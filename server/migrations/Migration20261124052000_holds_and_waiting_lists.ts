import { Migration } from '@mikro-orm/migrations';

/** Adds an end time to jewelry holds, as for diamonds, and waiting lists for items on hold. */
export class Migration20261124052000_holds_and_waiting_lists extends Migration {
  override up(): void {
    this.addSql('alter table jewellery_piece add column hold_until timestamptz');
    this.addSql('alter table jewellery_piece drop constraint jewellery_piece_hold_check');
    this.addSql(`
      alter table jewellery_piece add constraint jewellery_piece_hold_check
      check (status = 'Hold' or (hold_user_id is null and hold_until is null))`);
    this.addSql(`
      create or replace function forget_jewellery_hold() returns trigger language plpgsql as $$
      begin
        new.hold_user_id := null;
        new.hold_until := null;
        return new;
      end $$`);
    this.addSql(
      'create index jewellery_piece_hold_until_index on jewellery_piece (hold_until) where hold_until is not null',
    );
    // The shop index also contains pieces on hold, because an expired hold no longer applies.
    this.addSql('drop index jewellery_piece_shop_index');
    this.addSql(`
      create index jewellery_piece_shop_index on jewellery_piece (type, price, id)
      where is_active and status in ('Available', 'Hold')`);

    this.addSql(`
      create table stock_wait (
        id serial primary key,
        kind text not null,
        item_id int not null,
        user_id int not null constraint stock_wait_user_id_foreign references user_account (id) on delete cascade,
        place int not null,
        hold_hours smallint,
        told_at timestamptz,
        created_at timestamptz not null,
        constraint stock_wait_hold_hours_check check (hold_hours >= 1 and hold_hours <= 720),
        constraint stock_wait_kind_item_id_user_id_unique unique (kind, item_id, user_id)
      )`);
    this.addSql('create index stock_wait_item_index on stock_wait (kind, item_id, place)');
    this.addSql('create index stock_wait_user_id_index on stock_wait (user_id)');
    // Deletes waiting-list entries together with their item. IDs are not reused, so the entries could not apply to a
    // later item.
    this.addSql(`
      create function forget_stock_waits() returns trigger language plpgsql as $$
      begin
        delete from stock_wait w using gone where w.kind = tg_argv[0] and w.item_id = gone.id;
        return null;
      end $$`);
    for (const [table, kind] of heldTables)
      this.addSql(`
        create trigger ${table}_forgets_waits after delete on ${table} referencing old table as gone
        for each statement execute function forget_stock_waits('${kind}')`);
    this.addSql(`select audit('stock_wait', 'waiting_list')`);

    this.addSql(moments({ hasJewellery: true }));
    this.addSql(lastMoments({ hasJewellery: true }));
  }

  override down(): void {
    this.addSql(lastMoments({ hasJewellery: false }));
    this.addSql(moments({ hasJewellery: false }));
    for (const [table] of heldTables) this.addSql(`drop trigger ${table}_forgets_waits on ${table}`);
    this.addSql('drop table stock_wait');
    this.addSql('drop function forget_stock_waits');
    this.addSql('drop index jewellery_piece_shop_index');
    this.addSql(`
      create index jewellery_piece_shop_index on jewellery_piece (type, price, id) where is_active and status = 'Available'`);
    this.addSql(`
      create or replace function forget_jewellery_hold() returns trigger language plpgsql as $$
      begin
        new.hold_user_id := null;
        return new;
      end $$`);
    this.addSql('alter table jewellery_piece drop constraint jewellery_piece_hold_check');
    this.addSql('alter table jewellery_piece drop column hold_until');
    this.addSql(`
      alter table jewellery_piece add constraint jewellery_piece_hold_check
      check (status = 'Hold' or hold_user_id is null)`);
  }
}

const heldTables = [
  ['diamond', 'diamonds'],
  ['jewellery_piece', 'products'],
] as const;

const moments = ({ hasJewellery }: { hasJewellery: boolean }): string => `
  create or replace function next_moment(subject text) returns timestamptz stable language sql as $$
    select case subject
      when 'diamond' then (select min(d.hold_until) from diamond d where d.hold_until > now())
      ${hasJewellery ? `when 'jewellery' then (select min(d.hold_until) from jewellery_piece d where d.hold_until > now())` : ''}
      when 'user' then (select min(u.blocked_until) from user_account u where u.blocked_until > now())
    end
  $$`;

// `'visitors of '` has 12 characters, so the domain starts at position 13.
const lastMoments = ({ hasJewellery }: { hasJewellery: boolean }): string => `
  create or replace function last_moment(subject text) returns timestamptz stable language sql as $$
    select case
      when subject = 'diamond' then (select max(d.hold_until) from diamond d where d.hold_until <= now())
      ${hasJewellery ? `when subject = 'jewellery' then (select max(d.hold_until) from jewellery_piece d where d.hold_until <= now())` : ''}
      when subject like 'visitors of %' then (
        select u.blocked_until from user_account u where u.domain = substr(subject, 13) and u.blocked_until <= now())
    end
  $$`;
