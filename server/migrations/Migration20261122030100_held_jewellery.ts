import { Migration } from '@mikro-orm/migrations';

/** The shop shows a buyer what is on hold for them beside what is for sale: both are read in order of the price. */
export class Migration20261122030100_held_jewellery extends Migration {
  override up(): void {
    this.addSql('drop index jewellery_piece_shop_index');
    this.addSql(`
      create index jewellery_piece_shop_index on jewellery_piece (type, price, id)
      where is_active and status in ('Available', 'Hold')`);
  }
}
