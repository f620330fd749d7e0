import { Migration } from '@mikro-orm/migrations';

/**
 * Adds columns to orders: the buyer's reference and note, the delivery and billing addresses, and the time of the
 * last change. Order lines store the image, report and facts of their item.
 */
export class Migration20261122110000_order_details extends Migration {
  override up(): void {
    this.addSql(`
      alter table sales_order
        add column reference text,
        add column note text,
        add column delivery_address jsonb,
        add column billing_address jsonb,
        add column updated_at timestamptz not null default now()`);
    this.addSql('update sales_order set updated_at = coalesce(completed_at, created_at)');
    this.addSql('create index sales_order_updated_at_index on sales_order (updated_at, id)');
    this.addSql('drop index sales_order_buyer_index');
    this.addSql(`
      create index sales_order_words_index on sales_order
      using gin (buyer_name gin_trgm_ops, buyer_email gin_trgm_ops, reference gin_trgm_ops)`);
    this.addSql(`
      alter table sales_order_line
        add column image_url text,
        add column laboratory text,
        add column report_number text,
        add column facts jsonb not null default '[]'`);
  }
}
