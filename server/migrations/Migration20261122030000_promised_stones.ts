import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the number and weight of the stones that open orders have reserved from each parcel. Lists can show, price
 * and sort the remaining stones without reading orders. Constraints prevent a parcel from becoming smaller than its
 * reserved part. Melee lots also store the reserved weight, for administrators. Their `carats` column is already the
 * remaining weight.
 */
export class Migration20261122030000_promised_stones extends Migration {
  override up(): void {
    this.addSql(`
      alter table diamond
        add column promised_stones int not null default 0,
        add column promised_carats numeric(7,3) not null default 0`);
    this.addSql(`alter table melee add column promised_carats numeric(10,3) not null default 0`);
    // The weight reserved from a parcel is the weight of the order line.
    this.addSql(`
      update stock_allocation a set carats = l.carats from sales_order_line l
      where l.id = a.order_line_id and a.item_type = 1 and not a.is_whole and not a.is_sold`);
    this.addSql(`
      update diamond d set promised_stones = a.stones, promised_carats = a.carats,
        -- Parcels may have been reduced below the reserved amount before a constraint existed. The orders keep their
        -- stones.
        parcel_stones = greatest(d.parcel_stones, a.stones),
        carats = greatest(d.carats, a.carats + case when d.parcel_stones > a.stones then 0.001 else 0 end),
        -- Whether all stones are reserved now follows from their number, so the status is reset.
        status = case when d.parcel_stones <= a.stones and d.status = 2 and d.hold_until is null then 1 else d.status end,
        hold_user_id = case when d.parcel_stones <= a.stones and d.status = 2 and d.hold_until is null then null else d.hold_user_id end
      from (
        select item_id, sum(stones)::int as stones, sum(coalesce(carats, 0)) as carats from stock_allocation
        where item_type = 1 and not is_whole and not is_sold group by item_id
      ) a
      where a.item_id = d.id`);
    this.addSql(`
      update melee m set promised_carats = a.carats
      from (select item_id, sum(carats) as carats from stock_allocation where item_type = 2 and not is_sold group by item_id) a
      where a.item_id = m.id`);
    const left = (all: string, promised: string): string =>
      `case when promised_stones < parcel_stones then ${all} - ${promised} else ${all} end`;
    this.addSql(`
      alter table diamond
        add column left_stones int not null generated always as (${left('parcel_stones', 'promised_stones')}) stored,
        add column left_carats numeric(7,3) not null generated always as (${left('carats', 'promised_carats')}) stored,
        add column left_total_price numeric(14,2) not null generated always as
          (round(price_per_carat * ${left('carats', 'promised_carats')}, 2)) stored,
        add constraint diamond_promised_stones_check check (promised_stones >= 0 and promised_stones <= parcel_stones),
        add constraint diamond_promised_carats_check check (promised_carats >= 0 and promised_carats <= carats),
        add constraint diamond_left_carats_check check (promised_stones = parcel_stones or promised_carats < carats)`);
    this.addSql(`alter table melee add constraint melee_promised_carats_check check (promised_carats >= 0)`);

    // Lists read the remaining stones and the end of the hold, so the indexes include both. Administrators see whole
    // parcels, so their sorts by weight and price need separate indexes.
    this.addSql('drop index diamond_carats_index');
    this.addSql('drop index diamond_total_price_index');
    const browsed = `is_active, show_to_all, status, hold_until, shape_id, color_id, clarity_id, cut_id, polish_id, symmetry_id,
      fluorescence_id, laboratory_id, left_stones, promised_stones, parcel_stones, is_lab_grown, is_pair, is_matching_pair,
      is_line, is_snp, price_per_carat, rap_price`;
    this.addSql(`
      create index diamond_left_carats_index on diamond (left_carats, id)
      include (${browsed}, left_total_price, carats, total_price)`);
    this.addSql(
      `create index diamond_left_total_price_index on diamond (left_total_price, id) include (${browsed}, left_carats)`,
    );
    this.addSql('create index diamond_carats_index on diamond (carats, id)');
    this.addSql('create index diamond_total_price_index on diamond (total_price, id)');
    this.addSql('create index diamond_promised_index on diamond (stock_id) where promised_stones > 0');

    // Generated columns are hidden in the audit log, because they change only together with other columns.
    this.addSql('drop trigger diamond_is_audited on diamond');
    this.addSql(
      `select audit('diamond', 'diamond', 'stock_id', hidden => '{left_stones,left_carats,left_total_price}')`,
    );
  }
}
