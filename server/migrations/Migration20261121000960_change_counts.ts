import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the table that stores how many change marks have been removed per subject (see
 * `platform/database/change-marks.ts`).
 */
export class Migration20261121000960_change_counts extends Migration {
  override up(): void {
    this.addSql(`
      create table change_count (
        subject text primary key,
        changes bigint not null,
        last_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table change_count');
  }
}
