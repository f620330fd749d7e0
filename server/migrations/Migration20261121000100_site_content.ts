import { Migration } from '@mikro-orm/migrations';

/** Creates tables for site content and contact messages, and adds a timestamp to change marks. */
export class Migration20261121000100_site_content extends Migration {
  override up(): void {
    // Time of the transaction's first change to the subject. The site shows it as the last stock update.
    this.addSql('alter table change_mark add column at timestamptz not null default clock_timestamp()');

    // Returns SQL for the common columns of tables with exactly one row, which is inserted below.
    const onlyOne = (table: string): string => `
      id smallint primary key constraint ${table}_id_check check (id = 1),
      version int not null default 1,
      updated_at timestamptz not null default now()`;
    this.addSql(`
      create table homepage (${onlyOne('homepage')},
        top_image text,
        card_rings text,
        card_bracelets text,
        card_necklaces text,
        card_earrings text,
        about_image text,
        slider1_image text,
        slider2_image text,
        slider3_image text,
        e1_video text,
        e2_video text,
        e3_video text
      )`);
    this.addSql(`
      create table about_us (${onlyOne('about_us')},
        image1 text,
        image2 text
      )`);
    this.addSql(`
      create table maintenance (${onlyOne('maintenance')},
        is_enabled boolean not null default false,
        message text
      )`);
    this.addSql(`
      create table contact_info (${onlyOne('contact_info')},
        company_name text,
        address text,
        city text,
        country text,
        phone text,
        fax text,
        email text,
        opening_hours text,
        latitude double precision constraint contact_info_latitude_check check (latitude >= '-90' and latitude <= '90'),
        longitude double precision constraint contact_info_longitude_check check (longitude >= '-180' and longitude <= '180'),
        facebook text,
        instagram text,
        linkedin text,
        constraint contact_info_place_check check ((latitude is null) = (longitude is null))
      )`);
    this.addSql(`create table support_list (${onlyOne('support_list')})`);
    for (const table of ['homepage', 'about_us', 'contact_info', 'support_list']) {
      this.addSql(`insert into ${table} (id) values (1)`);
    }
    this.addSql(`
      insert into maintenance (id, message)
      values (1, 'We are working on our site and will be back shortly. Thank you for your patience.')`);

    this.addSql(`
      create table support_contact (
        id serial primary key,
        position smallint not null constraint support_contact_position_unique unique,
        name text not null,
        title text,
        phone text,
        email text,
        whatsapp text,
        image_url text
      )`);
    this.addSql(`
      create table contact_message (
        id serial primary key,
        name text not null,
        email text not null,
        phone text,
        subject text,
        message text not null,
        created_at timestamptz not null default now(),
        handled_at timestamptz,
        handled_by_id int constraint contact_message_handled_by_id_foreign references user_account (id) on delete set null,
        constraint contact_message_handled_check check (handled_at is not null or handled_by_id is null)
      )`);
    this.addSql('create index contact_message_unhandled_index on contact_message (id) where handled_at is null');
    this.addSql(
      `create index contact_message_text_index on contact_message
        using gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops)`,
    );
    this.addSql('create index contact_message_handled_by_id_index on contact_message (handled_by_id)');
  }

  override down(): void {
    const tables = ['contact_message', 'support_contact', 'support_list', 'contact_info', 'maintenance', 'about_us'];
    for (const table of [...tables, 'homepage']) this.addSql(`drop table ${table}`);
    this.addSql('alter table change_mark drop column at');
  }
}
