import { Migration } from '@mikro-orm/migrations';

/** SQL condition: the page settings `p` belong to a stock list of the back office. */
const isStockList = `p.page_name::text like 'admin\\_%' and p.list in ('diamonds', 'meleeLots', 'jewelleryPieces', 'bracelets',
  'customNecklaces', 'eternityRings', 'ringSettings', 'genericDiamonds')`;

/**
 * Replaces the status and availability columns of back-office lists with one state column, and the status filter with
 * a state filter.
 */
export class Migration20261128130000_state_in_back_office extends Migration {
  override up(): void {
    this.addSql(`
      with arranged as (
        select p.id, array_agg(c.name order by c.place) as columns
        from page_settings p, lateral (
          select case when u.name in ('status', 'availability') then 'sale.text' else u.name end as name, min(u.place) as place
          from unnest(p.columns) with ordinality u (name, place) group by 1) c
        where ${isStockList} group by p.id)
      update page_settings p set columns = a.columns from arranged a where a.id = p.id and a.columns <> p.columns`);
    this.addSql(`
      delete from page_filter_option o using page_filter f, page_settings p
      where f.id = o.filter_id and f.field = 'statuses' and p.id = f.page_id and ${isStockList}`);
    this.addSql(`
      update page_filter f set field = 'saleStates', label = 'State' from page_settings p
      where p.id = f.page_id and ${isStockList} and f.field = 'statuses'
        and not exists (select from page_filter o where o.page_id = p.id and o.field = 'saleStates')`);
    this.addSql(`
      insert into page_filter (page_id, field, label, kind, position)
      select p.id, 'saleStates', 'State', 'multiselect',
        coalesce((select max(f.position) + 1 from page_filter f where f.page_id = p.id), 0)
      from page_settings p where ${isStockList}
        and not exists (select from page_filter o where o.page_id = p.id and o.field = 'saleStates')`);
  }

  override down(): void {
    this.addSql(`
      update page_settings p set columns = array_replace(p.columns, 'sale.text', 'availability') where ${isStockList}`);
    this.addSql(`
      delete from page_filter f using page_settings p where p.id = f.page_id and ${isStockList} and f.field = 'saleStates'`);
  }
}
