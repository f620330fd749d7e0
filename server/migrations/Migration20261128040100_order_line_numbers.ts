import { Migration } from '@mikro-orm/migrations';

/** Adds an index for searching orders by part of a line's stock number. */
export class Migration20261128040100_order_line_numbers extends Migration {
  override up(): void {
    this.addSql(
      'create index sales_order_line_stock_id_words_index on sales_order_line using gin (lower(stock_id) gin_trgm_ops)',
    );
  }

  override down(): void {
    this.addSql('drop index sales_order_line_stock_id_words_index');
  }
}
