import { Migration } from '@mikro-orm/migrations';

/**
 * Adds pieces on hold to the shop index. Buyers see pieces that are on hold for them together with available ones, in
 * price order.
 */
export class Migration20261122030100_held_jewellery extends Migration {
  override up(): void {
    this.addSql('drop index jewellery_piece_shop_index');
    this.addSql(`
      create index jewellery_piece_shop_index on jewellery_piece (type, price, id)
      where is_active and status in ('Available', 'Hold')`);
  }
}
