import { Migration } from '@mikro-orm/migrations';

const stockNumbers = [
  ['diamond', 'stock_id'],
  ['bracelet', 'stock_number'],
  ['custom_necklace', 'stock_number'],
  ['eternity_ring', 'stock_number'],
  ['generic_diamond', 'stock_number'],
  ['jewellery_piece', 'stock_number'],
  ['melee', 'stock_number'],
  ['ring_setting', 'stock_number'],
] as const;

const reportNumbers = [
  ['diamond', 'certificate_no'],
  ['jewellery_piece', 'cert_num'],
] as const;

/**
 * Adds indexes for searches by stock number or report number. `plain_number` removes spaces and dashes, including
 * non-breaking spaces and long dashes, and converts letters to lowercase. The indexes use the C collation, so that
 * they also support prefix searches.
 */
export class Migration20261122180000_search extends Migration {
  override up(): void {
    this.addSql(`
      create function plain_number(number text) returns text language sql immutable strict parallel safe
      return translate(lower(number), U&' \\0009\\00a0\\202f-\\2010\\2011\\2012\\2013\\2014\\2212', '')`);
    for (const [table, column] of stockNumbers)
      this.addSql(
        `create index ${table}_stock_number_search_index on ${table} ((plain_number(${column}) collate "C"))`,
      );
    for (const [table, column] of reportNumbers)
      this.addSql(
        `create index ${table}_report_number_search_index on ${table} ((plain_number(${column}) collate "C")) where ${column} is not null`,
      );
  }

  override down(): void {
    for (const [table] of reportNumbers) this.addSql(`drop index ${table}_report_number_search_index`);
    for (const [table] of stockNumbers) this.addSql(`drop index ${table}_stock_number_search_index`);
    this.addSql('drop function plain_number');
  }
}
