import 'reflect-metadata';
import { Migration } from '@mikro-orm/migrations';
import { standardRows } from '../src/modules/page-settings/index.ts';

const names = ['admin_email_templates', 'admin_email_dispatches', 'admin_email_channels'];

/** Inserts the page settings of the email lists into existing databases. A new database already contains them. */
export class Migration20261124057010_pages_of_mails extends Migration {
  override up(): void {
    const { pages, filters } = standardRows();
    for (const { id, ...page } of pages.filter(({ page_name }) => names.includes(page_name))) {
      const columns = Object.keys(page).join(', ');
      const own = filters.filter(({ page_id }) => page_id === id);
      this.addSql(`
        with made as (
          insert into page_settings (${columns})
          select ${columns} from json_populate_record(null::page_settings, $row$${JSON.stringify(page)}$row$) r
          where not exists (select from page_settings p where p.page_name = r.page_name)
          returning id
        )
        insert into page_filter (page_id, position, field, label, kind)
        select made.id, f.position, f.field, f.label, f.kind
        from made, json_populate_recordset(null::page_filter, $rows$${JSON.stringify(own)}$rows$) f`);
    }
  }

  override down(): void {
    this.addSql(`delete from page_filter where page_id in (
      select id from page_settings where page_name in ('${names.join("', '")}'))`);
    this.addSql(`delete from page_settings where page_name in ('${names.join("', '")}')`);
  }
}
