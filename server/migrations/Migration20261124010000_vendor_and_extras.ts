import { Migration } from '@mikro-orm/migrations';

const tables = [
  ...['bracelet', 'custom_necklace', 'eternity_ring', 'generic_diamond'],
  ...['jewellery_piece', 'melee', 'ring_setting'],
];

/**
 * Adds the vendor and extra attributes to all stock tables except diamonds, which already have them. Extra attributes
 * are file columns that do not match any field.
 */
export class Migration20261124010000_vendor_and_extras extends Migration {
  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table ${table} add column vendor text null, add column extras jsonb not null default '{}'`);
    }
  }

  override down(): void {
    for (const table of tables) this.addSql(`alter table ${table} drop column vendor, drop column extras`);
  }
}
