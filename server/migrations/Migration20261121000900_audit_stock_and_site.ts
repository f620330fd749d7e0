import { Migration } from '@mikro-orm/migrations';

/** Stock tables whose audit subject is the table name and whose label is the stock number. */
const stock = ['melee', 'ring_setting', 'generic_diamond', 'eternity_ring', 'bracelet', 'custom_necklace'];

/** Tables with exactly one row, which needs no label. */
const onlyOnes = ['homepage', 'about_us', 'maintenance', 'contact_info'];

/** Adds the remaining stock tables, the site content and the emails to the audit log. */
export class Migration20261121000900_audit_stock_and_site extends Migration {
  override up(): void {
    for (const table of stock) this.addSql(`select audit('${table}', '${table}', 'stock_number')`);
    this.addSql(`select audit('jewellery_piece', 'jewellery', 'stock_number')`);
    for (const table of onlyOnes) this.addSql(`select audit('${table}', '${table}')`);
    this.addSql(`select audit('support_contact', 'support_contact', 'name')`);
    this.addSql(`select audit('contact_message', 'contact_message', 'email', hidden => '{handled_by_id}')`);
    this.addSql(`select audit('show', 'show', 'name')`);
    this.addSql(`select audit('page_settings', 'page_settings', 'page_name')`);
    this.addSql(`select audit('page_filter', 'page_filter', 'label')`);
    this.addSql(`select audit('page_filter_option', 'page_filter', 'label', key => 'filter_id', part => 'option')`);
    this.addSql(`select audit('email_template', 'email_template', 'name')`);
    // The template and the author become null when they are deleted, which is not a change to the dispatch. The body
    // never changes.
    this.addSql(
      `select audit('email_dispatch', 'email_dispatch', 'subject', hidden => '{template_id,created_by_id,body}')`,
    );
  }

  override down(): void {
    const lists = ['jewellery_piece', 'support_contact', 'contact_message', 'show', 'email_template', 'email_dispatch'];
    const pages = ['page_settings', 'page_filter', 'page_filter_option'];
    for (const table of [...stock, ...onlyOnes, ...lists, ...pages])
      this.addSql(`drop trigger ${table}_is_audited on ${table}`);
  }
}
