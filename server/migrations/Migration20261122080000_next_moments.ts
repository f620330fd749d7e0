import { Migration } from '@mikro-orm/migrations';

/**
 * When rows of a subject next begin to mean something else though nobody writes them: a hold on a diamond ends. Like the
 * triggers that mark changes, it is the tables' own to say. Answered by `diamond_hold_until_index`.
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
