import { Migration } from '@mikro-orm/migrations';

/** Adds the price at which an item was added to a wishlist or cart. Null for existing rows. */
export class Migration20261122180600_price_when_added extends Migration {
  override up(): void {
    for (const table of ['wishlist_item', 'cart_item'])
      this.addSql(`alter table ${table} add column price_when_added numeric(16,2)`);
  }

  override down(): void {
    for (const table of ['wishlist_item', 'cart_item'])
      this.addSql(`alter table ${table} drop column price_when_added`);
  }
}
