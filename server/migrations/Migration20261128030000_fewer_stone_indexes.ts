import { Migration } from '@mikro-orm/migrations';

/** Columns that lists read with index-only scans before the columnar copy existed (decision 85). */
const listed = `is_active, show_to_all, status, hold_until, shape_id, color_id, clarity_id, cut_id, polish_id, symmetry_id,
  fluorescence_id, laboratory_id, left_stones, promised_stones, parcel_stones, is_lab_grown, is_pair, is_matching_pair,
  is_line, is_snp, price_per_carat, rap_price`;

/**
 * Index updates took four fifths of the time for importing new diamonds. Lists of 20,000 diamonds or more use the
 * columnar copy, and shorter lists are sorted in a few milliseconds. The wide indexes therefore no longer include
 * other columns, and the indexes for administrators' sorts are dropped. The index on the other halves of pairs now
 * contains only rows with a value (decision 98).
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
