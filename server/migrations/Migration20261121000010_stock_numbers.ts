import { Migration } from '@mikro-orm/migrations';

/** Creates the sequence for stock numbers of items that are added without one. */
export class Migration20261121000010_stock_numbers extends Migration {
  override up(): void {
    this.addSql('create sequence stock_number start 100001');
  }

  override down(): void {
    this.addSql('drop sequence stock_number');
  }
}
