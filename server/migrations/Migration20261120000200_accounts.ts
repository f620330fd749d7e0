import { Migration } from '@mikro-orm/migrations';

/** Creates users with their addresses, markups, page access, newsletter subscriptions and email tokens. */
export class Migration20261120000200_accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table user_account (
        id serial primary key,
        email citext not null constraint user_account_email_unique unique,
        password_hash text not null,
        role text not null default 'User' constraint user_account_role_check check (role in ('Administrator', 'Agent', 'User')),
        is_approved boolean not null default false,
        is_blocked boolean not null default false,
        blocked_until timestamptz,
        is_email_confirmed boolean not null default false,
        registration_date timestamptz not null default now(),
        last_login_date timestamptz,
        primary_color text constraint user_account_primary_color_check check (primary_color ~ '^#([0-9a-f]{3}|[0-9a-f]{6})$'),
        domain text constraint user_account_domain_unique unique constraint user_account_domain_check check (domain = lower(domain)),
        logo_url text,
        business_type_id smallint constraint user_account_business_type_id_check check (business_type_id >= 1 and business_type_id <= 5),
        token_version int not null default 0,
        constraint user_account_block_check check (is_blocked or blocked_until is null)
      )`);
    this.addSql(`
      create table user_address (
        id serial primary key,
        user_id int not null constraint user_address_user_id_foreign references user_account (id) on delete cascade,
        first_name text not null,
        last_name text not null,
        company text,
        address text not null,
        city text not null,
        country_id int not null,
        federation_id int,
        phone text,
        email text,
        is_billing boolean not null default false
      )`);
    this.addSql('create index user_address_user_id_index on user_address (user_id)');
    this.addSql(`
      create table user_markup (
        id serial primary key,
        user_id int not null constraint user_markup_user_id_foreign references user_account (id) on delete cascade,
        carat_min numeric(10,3),
        carat_max numeric(10,3),
        price_min numeric(16,2),
        price_max numeric(16,2),
        percent numeric(9,4) not null constraint user_markup_percent_check check (percent > -100),
        constraint user_markup_carat_check check (carat_min >= 0 and carat_max >= 0 and carat_min <= carat_max),
        constraint user_markup_price_check check (price_min >= 0 and price_max >= 0 and price_min <= price_max)
      )`);
    this.addSql('create index user_markup_user_id_index on user_markup (user_id)');
    this.addSql(`
      create table user_page_access (
        id serial primary key,
        user_id int not null constraint user_page_access_user_id_foreign references user_account (id) on delete cascade,
        page smallint not null constraint user_page_access_page_check check (page >= 1 and page <= 8),
        constraint user_page_access_user_id_page_unique unique (user_id, page)
      )`);
    this.addSql(`
      create table email_channel (
        id serial primary key,
        name citext not null constraint email_channel_name_unique unique
      )`);
    this.addSql(`
      create table email_subscription (
        user_id int not null constraint email_subscription_user_id_foreign references user_account (id) on update cascade on delete cascade,
        channel_id int not null constraint email_subscription_channel_id_foreign references email_channel (id) on update cascade on delete cascade,
        primary key (user_id, channel_id)
      )`);
    this.addSql(`
      create table email_token (
        user_id int not null constraint email_token_user_id_foreign references user_account (id) on delete cascade,
        purpose text not null constraint email_token_purpose_check check (purpose in ('confirm', 'reset')),
        token_hash bytea not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        primary key (user_id, purpose)
      )`);
    const marked = ['user_account', 'user_address', 'user_markup', 'user_page_access', 'email_subscription'];
    for (const table of [...marked, 'email_channel']) {
      const subject = table === 'email_channel' ? table : 'user';
      this.addSql(`
        create trigger ${table}_marks_change after insert or update or delete or truncate on ${table}
        for each statement execute function mark_change('${subject}')`);
    }
  }

  override down(): void {
    for (const table of [
      'email_token',
      'email_subscription',
      'email_channel',
      'user_page_access',
      'user_markup',
      'user_address',
      'user_account',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
