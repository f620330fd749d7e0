import { Migration } from '@mikro-orm/migrations';

/** Creates price lists that traders receive by email, and a record of the emails. */
export class Migration20261124040000_price_lists extends Migration {
  override up(): void {
    this.addSql(`
      create table price_list (
        id serial primary key,
        user_id int not null constraint price_list_user_id_foreign references user_account (id) on delete cascade,
        name text not null,
        kind text not null,
        question jsonb not null,
        weekday smallint not null,
        next_send_at timestamptz not null,
        domain text null,
        unsubscribe_token uuid not null default gen_random_uuid(),
        stopped_at timestamptz null,
        created_at timestamptz not null default now(),
        constraint price_list_weekday_check check (weekday >= 1 and weekday <= 7)
      )`);
    this.addSql('create index price_list_user_id_index on price_list (user_id)');
    this.addSql('create index price_list_due_index on price_list (next_send_at) where stopped_at is null');
    this.addSql('create unique index price_list_unsubscribe_token_unique on price_list (unsubscribe_token)');
    this.addSql(`
      create table price_list_mail (
        id serial primary key,
        user_id int not null constraint price_list_mail_user_id_foreign references user_account (id) on delete cascade,
        price_list_id int null
          constraint price_list_mail_price_list_id_foreign references price_list (id) on delete cascade,
        due_on date null,
        name text not null,
        kind text not null,
        question jsonb not null,
        domain text null,
        status text not null default 'pending',
        attempts smallint not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz null,
        failure text null,
        message_id uuid not null default gen_random_uuid(),
        created_at timestamptz not null default now(),
        constraint price_list_mail_status_check check (status in ('pending', 'sending', 'sent', 'failed', 'skipped')),
        constraint price_list_mail_due_on_check check ((due_on is null) = (price_list_id is null)),
        constraint price_list_mail_settled_at_check
          check ((settled_at is not null) = (status in ('sent', 'failed', 'skipped')))
      )`);
    this.addSql('create index price_list_mail_user_id_index on price_list_mail (user_id)');
    // Ensures that only one email per list and due date exists, even if several processes create it.
    this.addSql(
      'create unique index price_list_mail_price_list_id_due_on_unique on price_list_mail (price_list_id, due_on)',
    );
    this.addSql('create index price_list_mail_created_at_index on price_list_mail (created_at)');
  }

  override down(): void {
    this.addSql('drop table price_list_mail');
    this.addSql('drop table price_list');
  }
}
