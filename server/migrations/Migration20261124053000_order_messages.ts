import { Migration } from '@mikro-orm/migrations';

/** Adds messages to buyers about their orders, and the timeline events for them. */
export class Migration20261124053000_order_messages extends Migration {
  override up(): void {
    this.addSql(`
      create table sales_order_message (
        id serial primary key,
        order_id int not null
          constraint sales_order_message_order_id_foreign references sales_order (id) on delete cascade,
        recipient text not null,
        subject text not null,
        text text not null,
        status text not null default 'pending',
        attempts smallint not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz null,
        failure text null,
        message_id uuid not null default gen_random_uuid(),
        created_at timestamptz not null default now(),
        constraint sales_order_message_status_check
          check (status in ('pending', 'sending', 'sent', 'failed', 'skipped')),
        constraint sales_order_message_settled_at_check
          check ((settled_at is not null) = (status in ('sent', 'failed', 'skipped')))
      )`);
    this.addSql('create index sales_order_message_order_id_index on sales_order_message (order_id)');
    this.addSql(`
      alter table sales_order_event
        add message_id int null
          constraint sales_order_event_message_id_foreign references sales_order_message (id) on delete cascade,
        add constraint sales_order_event_message_id_unique unique (message_id),
        drop constraint sales_order_event_kind_check,
        add constraint sales_order_event_kind_check check (kind in
          ('PLACED', 'STATUS_CHANGED', 'CANCELLED', 'LINES_CHANGED', 'DETAILS_CHANGED', 'MESSAGE_SENT')),
        add constraint sales_order_event_message_check
          check ((kind = 'MESSAGE_SENT') = (message_id is not null))`);
  }

  override down(): void {
    this.addSql(`delete from sales_order_event where kind = 'MESSAGE_SENT'`);
    this.addSql(`
      alter table sales_order_event
        drop column message_id,
        drop constraint sales_order_event_kind_check,
        add constraint sales_order_event_kind_check check (kind in
          ('PLACED', 'STATUS_CHANGED', 'CANCELLED', 'LINES_CHANGED', 'DETAILS_CHANGED'))`);
    this.addSql('drop table sales_order_message');
  }
}
