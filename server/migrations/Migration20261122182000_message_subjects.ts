import { Migration } from '@mikro-orm/migrations';

/** Adds the related item or order, the signed-in sender and the domain to contact messages. */
export class Migration20261122182000_message_subjects extends Migration {
  override up(): void {
    this.addSql(`
      alter table contact_message
        add column stock_number text,
        add column order_id int constraint contact_message_order_id_foreign references sales_order (id) on delete set null,
        add column sender_id int constraint contact_message_sender_id_foreign references user_account (id) on delete set null,
        add column domain text`);
    // IDs of other records are hidden in the audit log. They have no meaning for readers and become null when the
    // record is deleted.
    this.auditHiding('{handled_by_id,order_id,sender_id}');
    this.addSql('create index contact_message_order_id_index on contact_message (order_id)');
    this.addSql('create index contact_message_sender_id_index on contact_message (sender_id)');
  }

  override down(): void {
    this.auditHiding('{handled_by_id}');
    this.addSql(
      'alter table contact_message drop column stock_number, drop column order_id, drop column sender_id, drop column domain',
    );
  }

  private auditHiding(hidden: string): void {
    this.addSql('drop trigger contact_message_is_audited on contact_message');
    this.addSql(`select audit('contact_message', 'contact_message', 'email', hidden => '${hidden}')`);
  }
}
