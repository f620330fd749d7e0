import { Migration } from '@mikro-orm/migrations';

/** Adds an index for the order feed, so that its readers skip stock changes. */
export class Migration20261124072010_order_feed extends Migration {
  override up(): void {
    this.addSql(`create index change_log_sales_order_index on change_log (xid, id) where subject = 'sales_order'`);
  }

  override down(): void {
    this.addSql('drop index change_log_sales_order_index');
  }
}
