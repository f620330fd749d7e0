import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the dashboard data: counts that are not stored elsewhere, cached aggregates, and indexes for the other
 * queries.
 */
export class Migration20261124058020_figures extends Migration {
  override up(): void {
    // Daily counts of item views and of searches without results. They contain no data about users.
    this.addSql(`
      create table item_view (
        day date not null,
        kind text not null,
        item_id int not null,
        count int not null constraint item_view_count_check check (count > 0),
        primary key (day, kind, item_id)
      )`);
    this.addSql(`
      create table search_miss (
        day date not null,
        words text not null constraint search_miss_words_check check (length(words) between 2 and 80),
        count int not null constraint search_miss_count_check check (count > 0),
        primary key (day, words)
      )`);
    // Cached aggregates over entire tables, with the revision that they are based on. They are computed on request if
    // this is fast, and otherwise by a job.
    this.addSql(`
      create table figure (
        name text primary key,
        revision text not null,
        made_at timestamptz not null default now(),
        took_ms int not null,
        content jsonb not null
      )`);
    this.addSql(`create index sales_order_status_index on sales_order (status, id)`);
    this.addSql(
      `create index sales_order_created_at_index on sales_order (created_at, id) include (status, total_price, user_id)`,
    );
    this.addSql(`create index user_account_unapproved_index on user_account (id) where not is_approved`);
    this.addSql(`create index email_delivery_failed_index on email_delivery (dispatch_id) where status = 'failed'`);
  }

  override down(): void {
    for (const index of [
      'email_delivery_failed_index',
      'user_account_unapproved_index',
      'sales_order_created_at_index',
      'sales_order_status_index',
    ])
      this.addSql(`drop index ${index}`);
    for (const table of ['figure', 'search_miss', 'item_view']) this.addSql(`drop table ${table}`);
  }
}
