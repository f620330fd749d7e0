import { Migration } from '@mikro-orm/migrations';

/** Creates the settings for order documents, such as the company's address and bank details. */
export class Migration20261122120000_order_documents extends Migration {
  override up(): void {
    this.addSql(`
      create table order_document_settings (
        id smallint primary key constraint order_document_settings_id_check check (id = 1),
        version int not null default 1,
        updated_at timestamptz not null default now(),
        house_name text,
        address text,
        contact text,
        vat_number text,
        registration_number text,
        logo text,
        terms text,
        bank_details text
      )`);
    this.addSql('insert into order_document_settings (id) values (1)');
    this.addSql(`select audit('order_document_settings', 'order_document_settings')`);
  }

  override down(): void {
    this.addSql('drop table order_document_settings');
  }
}
