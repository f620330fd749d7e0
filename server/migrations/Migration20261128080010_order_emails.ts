import { Migration } from '@mikro-orm/migrations';

/**
 * Adds settings for the payment period, the invoice step and disabled emails. Orders get the time of the payment
 * request.
 */
export class Migration20261128080010_order_emails extends Migration {
  override up(): void {
    this.addSql(`
      alter table order_document_settings
        add column payment_days smallint
          constraint order_document_settings_payment_days_check check (payment_days >= 0 and payment_days <= 365),
        add column invoice_step text not null default 'COMPLETED'
          constraint order_document_settings_invoice_step_check check (invoice_step in ('PAYMENT', 'COMPLETED')),
        add column switched_off_emails text[] not null default '{}'`);
    this.addSql('alter table sales_order add column payment_requested_at timestamptz');
    // Triggers are disabled, because the backfill must not affect versions, the change log or the audit log.
    this.addSql('alter table sales_order disable trigger user');
    this.addSql(`
      update sales_order o set payment_requested_at = e.at
      from (select order_id, max(at) as at from sales_order_event where status = 2 and status_before is distinct from 2
        group by order_id) e
      where e.order_id = o.id and o.status in (2, 3, 4)`);
    this.addSql('alter table sales_order enable trigger user');
  }

  override down(): void {
    this.addSql('alter table sales_order drop column payment_requested_at');
    this.addSql(`
      alter table order_document_settings
        drop column payment_days,
        drop column invoice_step,
        drop column switched_off_emails`);
  }
}
