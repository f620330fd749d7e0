import { Migration } from '@mikro-orm/migrations';

/** How often each page was opened on each day, and nothing about who did. */
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
