import { Migration } from '@mikro-orm/migrations';

/** Creates daily view counts per page, without any data about visitors. */
export class Migration20261122181000_page_views extends Migration {
  override up(): void {
    this.addSql(`
      create table page_view (
        page text not null,
        day date not null,
        count bigint not null constraint page_view_count_check check (count > 0),
        primary key (day, page)
      )`);
  }

  override down(): void {
    this.addSql('drop table page_view');
  }
}
