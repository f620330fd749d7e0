import { Migration } from '@mikro-orm/migrations';

/**
 * Returns SQL for the trigger function that logs the other halves of changed diamonds `c`. `named` is the condition
 * for halves that `c` refers to.
 */
const logMates = (named: string): string => `
  create or replace function log_mates() returns trigger language plpgsql as $$
  begin
    insert into change_log (subject, item_id, kinds, diamond)
    select 'diamond', d.id, 8, image_of(d)
    from diamond d
    where d.id in (
      select m.id from changed c join diamond m on lower(m.stock_id) = lower(c.pair_stock_id)
      where ${named} and c.pair_stock_id is not null
      union
      select m.id from diamond m join changed c on lower(m.pair_stock_id) = lower(c.stock_id)
      where m.pair_stock_id is not null and (m.is_pair or c.is_pair)
    );
    return null;
  end $$`;

/**
 * Logs a change for the other half of a pair even if only that half is marked as a pair. Previously, no change was
 * logged for such a half when the diamond that refers to it changed.
 */
export class Migration20261128010000_mates_of_either extends Migration {
  override up(): void {
    this.addSql(logMates('(c.is_pair or m.is_pair)'));
  }

  override down(): void {
    this.addSql(logMates('c.is_pair'));
  }
}
