import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a function that returns the next time when the state of a subject's rows changes without a write. An example
 * is the end of a hold on a diamond. Like the triggers that mark changes, it is defined next to the tables. The query
 * uses `diamond_hold_until_index`.
 */
export class Migration20261122080000_next_moments extends Migration {
  override up(): void {
    this.addSql(`
      create function next_moment(subject text) returns timestamptz stable language sql as $$
        select case subject
          when 'diamond' then (select min(d.hold_until) from diamond d where d.hold_until > now())
        end
      $$`);
  }

  override down(): void {
    this.addSql('drop function next_moment(text)');
  }
}
