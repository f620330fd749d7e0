import { Migration } from '@mikro-orm/migrations';

/** The columns that index-only scans of lists read before lists had a columnar copy (decision 85). */
const listed = `is_active, show_to_all, status, hold_until, shape_id, color_id, clarity_id, cut_id, polish_id, symmetry_id,
  fluorescence_id, laboratory_id, left_stones, promised_stones, parcel_stones, is_lab_grown, is_pair, is_matching_pair,
  is_line, is_snp, price_per_carat, rap_price`;

/**
 * Indexes took four fifths of the time in which an import writes new stones. Lists of 20,000 stones and more are found in
 * the columnar copy, and shorter ones are sorted in a few milliseconds: the wide indexes and those of administrators'
 * sorts go. Of the names of other halves only those that are there are indexed (decision 98).
 */
export class Migration20261128030000_fewer_stone_indexes extends Migration {
  override up(): void {
    for (const index of ['carats', 'total_price', 'left_carats', 'left_total_price', 'pair_stock_id'])
      this.addSql(`drop index diamond_${index}_index`);
    this.addSql('create index diamond_left_carats_index on diamond (left_carats, id)');
    this.addSql('create index diamond_left_total_price_index on diamond (left_total_price, id)');
    this.addSql(
      'create index diamond_pair_stock_id_index on diamond (lower(pair_stock_id)) where pair_stock_id is not null',
    );
  }

  override down(): void {
    for (const index of ['left_carats', 'left_total_price', 'pair_stock_id'])
      this.addSql(`drop index diamond_${index}_index`);
    this.addSql('create index diamond_carats_index on diamond (carats, id)');
    this.addSql('create index diamond_total_price_index on diamond (total_price, id)');
    this.addSql(
      `create index diamond_left_carats_index on diamond (left_carats, id) include (${listed}, left_total_price, carats, total_price)`,
    );
    this.addSql(
      `create index diamond_left_total_price_index on diamond (left_total_price, id) include (${listed}, left_carats)`,
    );
    this.addSql('create index diamond_pair_stock_id_index on diamond (lower(pair_stock_id))');
  }
}
