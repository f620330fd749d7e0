import { Migration } from '@mikro-orm/migrations';

/**
 * Prevents sales at a price of 0. Existing items with a price of 0 are deactivated until they get a price. Jewelry
 * prices may be missing, so a price of 0 becomes null.
 */
export class Migration20261122030200_nothing_for_nothing extends Migration {
  override up(): void {
    const priced = [
      ['melee', 'price_per_carat'],
      ['ring_setting', 'price'],
      ['generic_diamond', 'price_per_carat'],
      ['eternity_ring', 'price'],
      ['bracelet', 'price'],
      ['custom_necklace', 'price'],
    ] as const;
    for (const [table, column] of priced) {
      const constraint = `${table}_${column}_check`;
      this.addSql(`update ${table} set is_active = false where ${column} = 0 and is_active`);
      this.addSql(`
        alter table ${table} drop constraint ${constraint},
          add constraint ${constraint} check (${column} >= 0 and (${column} > 0 or not is_active))`);
    }
    this.addSql('update diamond set is_active = false where price_per_carat = 0 and is_active');
    this.addSql(`
      alter table diamond drop constraint diamond_price_check,
        add constraint diamond_price_check check (price_per_carat >= 0 and (price_per_carat > 0 or not is_active) and rap_price >= 0)`);
    this.addSql(`
      update jewellery_piece set total_price = nullif(total_price, 0), web_price = nullif(web_price, 0)
      where total_price = 0 or web_price = 0`);
    this.addSql(`
      alter table jewellery_piece drop constraint jewellery_piece_prices_check,
        add constraint jewellery_piece_prices_check
          check (total_price > 0 and web_price > 0 and cert_price >= 0 and cost >= 0 and sold_for >= 0)`);
  }
}
