import { Migration } from '@mikro-orm/migrations';

/**
 * Adds an index for lists filtered by shape, color and laboratory, and sorted by price. If the stock is small, these
 * queries run in PostgreSQL and not in the columnar copy.
 */
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
