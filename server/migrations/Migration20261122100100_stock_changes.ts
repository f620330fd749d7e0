import { Migration } from '@mikro-orm/migrations';

/**
 * Creates tables for the rows affected by a bulk change. They are stored for one day, so that the change can be undone.
 */
export class Migration20261122100100_stock_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table stock_change (
        id uuid primary key,
        actor_id int not null references user_account (id) on delete cascade,
        stock_type text not null,
        made_at timestamptz not null default now()
      )`);
    this.addSql('create index stock_change_made_at_index on stock_change (made_at)');
    // `version` is the version after the change. `before` contains the previous values of the changed columns.
    // `is_reserved` is true if an open order had reserved the item.
    this.addSql(`
      create table stock_change_item (
        change_id uuid not null references stock_change (id) on delete cascade,
        item_id int not null,
        version int not null,
        before jsonb not null,
        is_reserved boolean not null,
        primary key (change_id, item_id)
      )`);
  }

  override down(): void {
    this.addSql('drop table stock_change_item');
    this.addSql('drop table stock_change');
  }
}
