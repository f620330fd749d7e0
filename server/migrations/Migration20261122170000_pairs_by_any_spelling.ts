import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes the lowercase stock number of a pair's other half, because references are matched without regard to case.
 * The index contains all diamonds, so that PostgreSQL can estimate how few rows share a value.
 */
export class Migration20261122170000_pairs_by_any_spelling extends Migration {
  override up(): void {
    this.addSql('drop index diamond_pair_stock_id_index');
    this.addSql('create index diamond_pair_stock_id_index on diamond (lower(pair_stock_id))');
  }

  override down(): void {
    this.addSql('drop index diamond_pair_stock_id_index');
    this.addSql('create index diamond_pair_stock_id_index on diamond (pair_stock_id) where pair_stock_id is not null');
  }
}
