import { Migration } from '@mikro-orm/migrations';

/** Creates tables for email templates, dispatches, recipients, deliveries and opt-outs. */
export class Migration20261121000300_emails extends Migration {
  override up(): void {
    this.addSql(`
      create table email_template (
        id serial primary key,
        name citext not null constraint email_template_name_unique unique,
        subject text not null,
        body text not null,
        version int not null default 1,
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create trigger email_template_marks_change after insert or update or delete or truncate on email_template
      for each statement execute function mark_change('email_template')`);
    this.addSql(`
      create table email_dispatch (
        id serial primary key,
        template_id int constraint email_dispatch_template_id_foreign references email_template (id) on delete set null,
        created_by_id int constraint email_dispatch_created_by_id_foreign references user_account (id) on delete set null,
        subject text not null,
        body text not null,
        status text not null default 'scheduled' constraint email_dispatch_status_check check (status in ('scheduled', 'sending', 'sent', 'cancelled')),
        created_at timestamptz not null default now(),
        send_at timestamptz not null,
        finished_at timestamptz,
        constraint email_dispatch_finished_at_check check ((finished_at is not null) = (status in ('sent', 'cancelled')))
      )`);
    this.addSql('create index email_dispatch_template_id_index on email_dispatch (template_id)');
    this.addSql('create index email_dispatch_created_by_id_index on email_dispatch (created_by_id)');
    this.addSql(`
      create table email_dispatch_channel (
        dispatch_id int not null constraint email_dispatch_channel_dispatch_id_foreign references email_dispatch (id) on update cascade on delete cascade,
        channel_id int not null constraint email_dispatch_channel_channel_id_foreign references email_channel (id) on update cascade on delete cascade,
        primary key (dispatch_id, channel_id)
      )`);
    this.addSql(`
      create table email_dispatch_user (
        dispatch_id int not null constraint email_dispatch_user_dispatch_id_foreign references email_dispatch (id) on update cascade on delete cascade,
        user_id int not null constraint email_dispatch_user_user_id_foreign references user_account (id) on update cascade on delete cascade,
        primary key (dispatch_id, user_id)
      )`);
    this.addSql(`
      create table email_delivery (
        id serial primary key,
        dispatch_id int not null constraint email_delivery_dispatch_id_foreign references email_dispatch (id) on delete cascade,
        user_id int not null constraint email_delivery_user_id_foreign references user_account (id) on delete cascade,
        address citext not null,
        is_by_name boolean not null,
        status text not null default 'pending' constraint email_delivery_status_check check (status in ('pending', 'sending', 'sent', 'failed', 'skipped')),
        attempts smallint not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz,
        failure text,
        message_id uuid not null default gen_random_uuid(),
        unsubscribe_token uuid not null default gen_random_uuid() constraint email_delivery_unsubscribe_token_unique unique,
        constraint email_delivery_dispatch_id_user_id_unique unique (dispatch_id, user_id),
        constraint email_delivery_dispatch_id_address_unique unique (dispatch_id, address),
        constraint email_delivery_settled_at_check check ((settled_at is not null) = (status in ('sent', 'failed', 'skipped')))
      )`);
    this.addSql('create index email_delivery_user_id_index on email_delivery (user_id)');
    this.addSql('create index email_delivery_dispatch_id_status_index on email_delivery (dispatch_id, status)');
    this.addSql(`
      create index email_delivery_due_index on email_delivery (dispatch_id, due_at) where status in ('pending', 'sending')`);
    this.addSql(`
      create table email_opt_out (
        user_id int primary key constraint email_opt_out_user_id_foreign references user_account (id) on update cascade on delete cascade,
        created_at timestamptz not null default now()
      )`);
  }

  override down(): void {
    for (const table of [
      'email_opt_out',
      'email_delivery',
      'email_dispatch_user',
      'email_dispatch_channel',
      'email_dispatch',
      'email_template',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
