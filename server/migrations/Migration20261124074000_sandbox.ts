import { Migration } from '@mikro-orm/migrations';

/** Adds a column that distinguishes records created with test keys from real ones. */
export class Migration20261124074000_sandbox extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column is_test boolean not null default false`);
    this.addSql(logOrders);
    this.addSql('create index sales_order_test_index on sales_order (created_at) where is_test');

    // Only real holds are unique per item, because test holds do not affect other users.
    this.addSql('drop index stock_hold_current_unique');
    this.addSql(
      'create unique index stock_hold_current_unique on stock_hold (kind, item_id) where ended_at is null and not is_test',
    );
    this.addSql('create index stock_hold_test_index on stock_hold (placed_at) where is_test');
  }

  override down(): void {
    this.addSql('delete from sales_order where is_test');
    this.addSql('delete from stock_hold where is_test');
    this.addSql('delete from webhook_endpoint where is_test');
    this.addSql('drop index stock_hold_current_unique');
    for (const table of tables) this.addSql(`alter table ${table} drop column is_test`);
    this.addSql('create unique index stock_hold_current_unique on stock_hold (kind, item_id) where ended_at is null');
    this.addSql(logOrders);
  }
}

const tables = ['sales_order', 'stock_hold', 'webhook_endpoint'] as const;

/** Logs the buyer and the test flag of an order, so that both are available after the order is deleted. */
const logOrders = `
  select log_changes('sales_order', 'sales_order', 'order', '{}', '{}', array(
    select attname::text from pg_attribute
    where attrelid = 'sales_order'::regclass and attnum > 0 and not attisdropped and attname not in ('user_id', 'is_test')))`;
