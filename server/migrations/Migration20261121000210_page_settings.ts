import 'reflect-metadata';
import { Migration } from '@mikro-orm/migrations';
import { standardRows } from '../src/modules/page-settings/index.ts';

/** Creates the settings of list pages and inserts the defaults for every page. */
export class Migration20261121000210_page_settings extends Migration {
  override up(): void {
    this.addSql(`
      create table page_settings (
        id serial primary key,
        page_name citext not null constraint page_settings_page_name_unique unique
          constraint page_settings_page_name_check check (page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'),
        list text not null,
        title text not null,
        description text,
        is_visible boolean not null default true,
        columns text[] not null default '{}',
        sort_field text,
        sort_direction text not null default 'asc'
          constraint page_settings_sort_direction_check check (sort_direction in ('asc', 'desc')),
        page_size smallint not null default 36
          constraint page_settings_page_size_check check (page_size >= 1 and page_size <= 500),
        version int not null default 1
      )`);
    this.addSql(`
      create table page_filter (
        id serial primary key,
        page_id int constraint page_filter_page_id_foreign references page_settings (id) on delete set null,
        field text not null,
        label text not null,
        kind text not null constraint page_filter_kind_check check (kind in ('range', 'multiselect', 'toggle', 'text')),
        position int not null default 0 constraint page_filter_position_check check (position >= 0),
        is_active boolean not null default true,
        version int not null default 1,
        constraint page_filter_page_id_field_unique unique (page_id, field)
      )`);
    this.addSql(`
      create table page_filter_option (
        id serial primary key,
        filter_id int not null constraint page_filter_option_filter_id_foreign references page_filter (id) on delete cascade,
        value text not null,
        label text not null,
        image_url text,
        position int not null default 0 constraint page_filter_option_position_check check (position >= 0),
        constraint page_filter_option_filter_id_value_unique unique (filter_id, value)
      )`);
    const { pages, filters, options } = standardRows();
    this.fill('page_settings', pages);
    this.fill('page_filter', filters);
    this.fill('page_filter_option', options);
    for (const table of ['page_settings', 'page_filter', 'page_filter_option']) {
      this.addSql(`
        create trigger ${table}_marks_change after insert or update or delete or truncate on ${table}
        for each statement execute function mark_change('page_settings')`);
    }
  }

  /** Inserts rows whose keys are column names. All rows must have the same keys. */
  private fill(table: string, rows: readonly object[]): void {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    this.addSql(`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, $rows$${JSON.stringify(rows)}$rows$)`);
    this.addSql(`select setval('${table}_id_seq', ${rows.length})`);
  }

  override down(): void {
    this.addSql('drop table page_filter_option');
    this.addSql('drop table page_filter');
    this.addSql('drop table page_settings');
  }
}
