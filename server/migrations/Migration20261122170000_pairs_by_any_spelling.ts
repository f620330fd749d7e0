import { Migration } from '@mikro-orm/migrations';

/**
 * Stones name the other half of their pair as people write numbers: without regard to case. The index is of all stones, so
 * that PostgreSQL knows how few of them have the same.
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
