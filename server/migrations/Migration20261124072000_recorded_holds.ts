import { Migration } from '@mikro-orm/migrations';

/**
 * Records holds and their buyers, so that traders can place holds themselves. Current holds are backfilled. Also adds
 * indexes for finding orders by reference and by last change.
 */
export class Migration20261124072000_recorded_holds extends Migration {
  override up(): void {
    this.addSql(`
      create table stock_hold (
        id serial primary key,
        kind text not null,
        item_id int not null,
        stock_number text not null,
        user_id int not null constraint stock_hold_user_id_foreign references user_account (id) on delete cascade,
        is_by_house boolean not null default true,
        note text,
        placed_at timestamptz not null default now(),
        until timestamptz,
        ended_at timestamptz,
        outcome text,
        version int not null default 1,
        constraint stock_hold_outcome_check check (outcome in ('RELEASED', 'EXPIRED', 'ORDERED')),
        constraint stock_hold_ended_at_check check ((ended_at is null) = (outcome is null))
      )`);
    this.addSql('create unique index stock_hold_current_unique on stock_hold (kind, item_id) where ended_at is null');
    this.addSql('create index stock_hold_user_id_index on stock_hold (user_id, id)');
    this.addSql('create index stock_hold_item_index on stock_hold (user_id, kind, item_id, ended_at)');
    for (const { table, kind, number, allocated } of heldTables)
      this.addSql(`
        insert into stock_hold (kind, item_id, stock_number, user_id, until)
        select '${kind}', d.id, d.${number}, d.hold_user_id, d.hold_until from ${table} d
        where d.hold_user_id is not null and d.is_active and (d.hold_until is null or d.hold_until > now())
          and not exists (
            select from stock_allocation a
            where a.item_type = ${allocated} and a.item_id = d.id and a.is_whole and not a.is_sold)`);

    this.addSql(
      'create index sales_order_reference_index on sales_order (user_id, reference) where reference is not null',
    );
    this.addSql('create index sales_order_user_id_updated_at_index on sales_order (user_id, updated_at)');
  }

  override down(): void {
    this.addSql('drop index sales_order_user_id_updated_at_index');
    this.addSql('drop index sales_order_reference_index');
    this.addSql('drop table stock_hold');
  }
}

const heldTables = [
  { table: 'diamond', kind: 'diamonds', number: 'stock_id', allocated: 1 },
  { table: 'jewellery_piece', kind: 'products', number: 'stock_number', allocated: 8 },
] as const;
