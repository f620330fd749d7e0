import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the timelines of the primaries of a database cluster. PostgreSQL starts a new timeline with each promotion. A
 * replica that has the row of the current timeline follows the current primary, and not a replaced one.
 */
export class Migration20261201040000_primary_timelines extends Migration {
  override up(): void {
    this.addSql(`
      create table primary_timeline (
        system_identifier bigint not null,
        timeline int not null constraint primary_timeline_timeline_check check (timeline > 0),
        host text not null,
        first_seen_at timestamptz not null default now(),
        constraint primary_timeline_pkey primary key (system_identifier, timeline)
      )`);
  }

  override down(): void {
    this.addSql('drop table primary_timeline');
  }
}
