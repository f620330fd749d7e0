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

/**
 * Deletes all change marks if there is no stock. Earlier migrations update rows and mark their tables as changed,
 * even if the tables are empty. A new database must not report a last change.
 */
export class Migration20261122070000_marks_of_no_change extends Migration {
  override up(): void {
    const isEmpty = stock.map((table) => `not exists (select from ${table})`).join(' and ');
    this.addSql(`delete from change_mark where ${isEmpty}`);
  }

  override down(): void {
    // Not reversed, because the deleted marks are not needed.
  }
}
