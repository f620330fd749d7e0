import { Migration } from '@mikro-orm/migrations';

const stock = [
  'diamond',
  'melee',
  'ring_setting',
  'generic_diamond',
  'eternity_ring',
  'bracelet',
  'custom_necklace',
  'jewellery_piece',
];

/** The migrations before this one mend rows, and mark their tables as changed also where there is none: a new house has no last change. */
export class Migration20261122070000_marks_of_no_change extends Migration {
  override up(): void {
    const isEmpty = stock.map((table) => `not exists (select from ${table})`).join(' and ');
    this.addSql(`delete from change_mark where ${isEmpty}`);
  }

  override down(): void {
    // Nothing is left to be undone.
  }
}
