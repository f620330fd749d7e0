import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a column for the stock number of a pair's other half. Previously, it was only an extra attribute, under the
 * header used in the file. Existing rows are backfilled.
 */
export class Migration20261122030300_pairs extends Migration {
  override up(): void {
    this.addSql('alter table diamond add column pair_stock_id text');
    const headers = [
      ...['pairstockid', 'pairstockno', 'pairstock', 'pairstockref', 'matchingstockno', 'matchedpairstocknumber'],
      ...['matchingvendorstocknumber', 'stocknumberformatchingpair'],
    ];
    this.addSql(`
      update diamond d set pair_stock_id = e.value
      from diamond h, jsonb_each_text(h.extras) e
      where h.id = d.id and h.is_matching_pair and e.value <> ''
        and regexp_replace(lower(replace(e.key, '#', 'no')), '[^a-z0-9]', '', 'g') in ('${headers.join("', '")}')`);
    this.addSql('create index diamond_pair_stock_id_index on diamond (pair_stock_id) where pair_stock_id is not null');
  }
}
