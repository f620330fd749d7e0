import { Migration } from '@mikro-orm/migrations';

/** Creates the table of trade shows that the company attends. */
export class Migration20261121000200_shows extends Migration {
  override up(): void {
    this.addSql(`
      create table show (
        id serial primary key,
        name text not null,
        location text,
        booth text,
        start_date date,
        end_date date,
        url text,
        image text,
        is_active boolean not null default true,
        is_advertised boolean not null default false,
        version int not null default 1,
        constraint show_dates_check check (end_date is null or (start_date is not null and start_date <= end_date)),
        constraint show_url_check check (url ~* '^https?://')
      )`);
    this.addSql('create unique index show_advertised_key on show (is_advertised) where is_advertised');
    this.addSql(`
      create trigger show_marks_change after insert or update or delete or truncate on show
      for each statement execute function mark_change('show')`);
  }

  override down(): void {
    this.addSql('drop table show');
  }
}
