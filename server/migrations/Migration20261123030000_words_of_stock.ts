import { Migration } from '@mikro-orm/migrations';

const stones = ['first', 'second', 'third', 'fourth'].flatMap((place) =>
  ['type', 'cut', 'color', 'clarity'].map((fact) => `${place}_side_stone_${fact}`),
);

/**
 * Public text columns of each type, in the order of its fields. The index expression must match the one in
 * `stock-filter.ts`.
 */
const searched = {
  bracelet: ['stock_number', 'name', 'title', 'description', 'color', 'size', 'material'],
  custom_necklace: ['stock_number', 'name', 'description', 'material'],
  eternity_ring: ['stock_number', 'name', 'material', 'color_of_gold'],
  generic_diamond: ['stock_number'],
  jewellery_piece: [
    ...['stock_number', 'title', 'sub_type', 'parcel_name', 'material', 'karat_gold', 'color_of_gold', 'measurements'],
    ...['ring_size', 'brand', 'period', 'lab_certificate', 'cert_num', 'repair', 'return', 'description', 'notes'],
    ...['main_stone_type', 'cut_main_stone', 'color_main_stone', 'clarity_main_stone', ...stones],
  ],
  melee: ['stock_number'],
  ring_setting: ['stock_number', 'name', 'description', 'style', 'material', 'karat_gold', 'color_of_gold'],
};

/** Adds indexes for text searches to all stock tables except diamonds, which already have one. */
export class Migration20261123030000_words_of_stock extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(searched)) {
      const texts = columns.map((column) => `coalesce("${column}", '')`).join(" || ' ' || ");
      this.addSql(`create index ${table}_search_text_index on ${table} using gin (lower(${texts}) gin_trgm_ops)`);
    }
  }

  override down(): void {
    for (const table of Object.keys(searched)) this.addSql(`drop index ${table}_search_text_index`);
  }
}
