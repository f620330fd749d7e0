import { Migration } from '@mikro-orm/migrations';

/** Most lists name shapes and colours first, and laboratories; the cheapest come first. In small houses PostgreSQL answers them. */
export class Migration20261128110000_grades_index extends Migration {
  override up(): void {
    this.addSql(
      'create index diamond_grades_index on diamond (shape_id, color_id, laboratory_id, left_total_price, id) where is_active',
    );
  }

  override down(): void {
    this.addSql('drop index diamond_grades_index');
  }
}
