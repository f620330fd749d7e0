import { Migration } from '@mikro-orm/migrations';

/** Numbers of the stock that is put in without one of the house's own. */
export class Migration20261121000010_stock_numbers extends Migration {
  override up(): void {
    this.addSql('create sequence stock_number start 100001');
  }

  override down(): void {
    this.addSql('drop sequence stock_number');
  }
}
