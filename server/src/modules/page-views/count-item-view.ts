import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import { diamonds } from '../stock-types/diamonds/index.ts';
import { customNecklaces, eternityRings } from '../stock-types/index.ts';
import { jewellery } from '../stock-types/jewellery/index.ts';
import { ringSettings } from '../stock-types/ring-settings/index.ts';

/** For how many days the counts are kept. */
const keptDays = 400;

/** Pages of one item, and the type of stock of which it is. */
const itemPages = new Map<string, Pick<StockType, 'name' | 'table' | 'fields'>>([
  ['/diamond/:stockNumber', diamonds],
  ['/products/:stockNumber', jewellery],
  ['/eternity-rings/:stockNumber', eternityRings],
  ['/custom-necklace/:stockNumber', customNecklaces],
  ['/ring-setting/:stockNumber', ringSettings],
]);

/** Counts that somebody has opened the page of an item, today in UTC. Of what the house does not have nothing is kept. */
export async function countItemView(em: EntityManager, path: string, stockNumber: string): Promise<void> {
  const type = itemPages.get(path);
  if (!type) return;
  const number = sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`);
  await sql`
    insert into item_view (day, kind, item_id, count)
    select ${dayOf(new Date())}::date, ${type.name}::text, d.id, 1
    from ${sql.table(type.table)} d where lower(${number}) = lower(${stockNumber}::text)
    on conflict (day, kind, item_id) do update set count = item_view.count + 1`.execute(em.getKysely());
}

/** Forgets the counts of long ago. */
export const forgetItemViews: JobHandler = {
  queue: 'page-views.forget-items',
  schedule: '31 3 * * *',
  async handle({ em }) {
    await queryIn(em).deleteFrom('item_view').where('day', '<', sql<string>`current_date - ${keptDays}::int`).execute();
  },
};
