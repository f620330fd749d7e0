import { Migration } from '@mikro-orm/migrations';

/** Creates the table of administrators' saved views of back-office lists. */
export class Migration20261124060000_saved_views extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_view (
        id serial primary key,
        owner_id int not null
          constraint saved_view_owner_id_foreign references user_account (id) on delete cascade,
        page_name citext not null,
        name citext not null,
        state text null,
        is_shared boolean not null default false,
        version int not null default 1,
        constraint saved_view_name_unique unique (owner_id, page_name, name),
        constraint saved_view_page_name_check check (page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$')
      )`);
    this.addSql('create index saved_view_page_name_index on saved_view (page_name)');
  }

  override down(): void {
    this.addSql('drop table saved_view');
  }
}
