import { Migration } from '@mikro-orm/migrations';
import { fancyIntensities } from '../src/modules/reference-data/index.ts';

/** Renamed list columns, with the old and the new name. */
const columns: readonly (readonly [list: string, from: string, to: string])[] = [
  ['diamonds', 'stockId', 'stockNumber'],
  ...['imageUrl', 'pic2', 'pic3', 'pic4', 'setImage'].map(
    (image) => ['diamonds', `media.${image}`, 'media.images'] as const,
  ),
  ['diamonds', 'media.image3d', 'media.view3d'],
  ['diamonds', 'media.set3D', 'media.set3d'],
  ...['meleeLots', 'genericDiamonds'].map((list) => [list, 'pricePerCarat', 'price.perCarat'] as const),
  ...['ringSettings', 'eternityRings', 'bracelets', 'customNecklaces', 'jewelleryPieces'].map(
    (list) => [list, 'price', 'price.total'] as const,
  ),
  ...['ringSettings', 'eternityRings', 'customNecklaces', 'genericDiamonds'].map(
    (list) => [list, 'imageUrl', 'media.images'] as const,
  ),
  ...['image2', 'image3', 'image4'].map((image) => ['ringSettings', image, 'media.images'] as const),
  ...['bracelets', 'jewelleryPieces'].map((list) => [list, 'images', 'media.images'] as const),
  ['jewelleryPieces', 'video', 'media.video'],
];

const inRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `(${row.map((text) => `'${text}'`).join(', ')})`).join(', ');

/**
 * All stock types now have the same structure in GraphQL, so page settings are updated to the new field names. Orders
 * get a currency, which is US dollars for existing orders.
 */
export class Migration20261122090000_one_shape_for_stock extends Migration {
  override up(): void {
    this.addSql(`alter table sales_order add column currency text not null default 'USD'`);
    this.addSql('alter table sales_order alter column currency drop default');
    this.addSql(`update page_settings set list = 'meleeLots' where list = 'melees'`);
    // Several columns can have the same new name. The new column takes the position of the first one.
    this.addSql(`
      with renamed as (
        select p.id, coalesce(r.now, c.name) as name, min(c.place) as place
        from page_settings p
          cross join unnest(p.columns) with ordinality c (name, place)
          left join (values ${inRows(columns)}) r (list, was, now) on r.list = p.list and r.was = c.name
        group by 1, 2
      ), arranged as (
        select id, array_agg(name order by place) as columns from renamed group by id
      )
      update page_settings p set columns = a.columns from arranged a where a.id = p.id and a.columns <> p.columns`);
    this.addSql(
      `update page_settings set sort_field = 'STOCK_NUMBER' where list = 'diamonds' and sort_field = 'STOCK_ID'`,
    );
    this.renameFilter('stockIds', 'stockNumbers');
    // Option values were labels and are now IDs from the reference list. Values that are not in the list are deleted,
    // because the filter never offered them.
    this.addSql(`
      with known (word, id) as (values ${inRows(fancyIntensities.values.map(({ label, id }) => [label, String(id)]))}),
      asked as (
        select o.id, o.value from page_filter_option o join page_filter f on f.id = o.filter_id
        where f.field = 'fancyIntensities'
      ),
      gone as (
        delete from page_filter_option o using asked a where a.id = o.id and a.value not in (select word from known)
      )
      update page_filter_option o set value = k.id from asked a join known k on k.word = a.value where a.id = o.id`);
    this.renameFilter('fancyIntensities', 'fancyIntensityIds');
  }

  private renameFilter(was: string, now: string): void {
    this.addSql(`update page_filter set field = '${now}' where field = '${was}'`);
  }

  override down(): void {
    this.addSql('alter table sales_order drop column currency');
  }
}
