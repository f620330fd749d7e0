import { Migration } from '@mikro-orm/migrations';

/** Adds daily statistics about the use of the stock feed with API keys. */
export class Migration20261124075000_feed_health extends Migration {
  override up(): void {
    this.addSql(`
      alter table api_key_usage
        add column feed_upserts bigint not null default 0,
        add column feed_removals bigint not null default 0,
        add column fed_at timestamptz null,
        add column caught_up_at timestamptz null`);
  }

  override down(): void {
    this.addSql(`
      alter table api_key_usage
        drop column feed_upserts, drop column feed_removals, drop column fed_at, drop column caught_up_at`);
  }
}
