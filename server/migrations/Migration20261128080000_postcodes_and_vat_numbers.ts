import { Migration } from '@mikro-orm/migrations';

/** Adds a second line, postcode and VAT number to addresses, and the buyer's VAT number to orders. */
export class Migration20261128080000_postcodes_and_vat_numbers extends Migration {
  override up(): void {
    this.addSql(`
      alter table user_address
        add column vat_number text,
        add column line2 text,
        add column postcode text`);
    this.addSql('alter table sales_order add column buyer_vat_number text');
  }

  override down(): void {
    this.addSql('alter table sales_order drop column buyer_vat_number');
    this.addSql(`
      alter table user_address
        drop column vat_number,
        drop column line2,
        drop column postcode`);
  }
}
