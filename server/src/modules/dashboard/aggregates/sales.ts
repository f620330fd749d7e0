import { sql } from 'kysely';
import Type from 'typebox';
import { dayOf } from '../../../kernel/values/dates.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { OrderStatus } from '../../orders/index.ts';
import { DashboardPeriod, firstDay, periods } from '../period.ts';
import type { CachedAggregate } from './cached-aggregate.ts';

const form = Type.Object({
  days: Type.Array(Type.Object({ day: Type.String(), orders: Type.Number(), revenue: Type.String() })),
  customers: Type.Array(
    Type.Object({ period: Type.Number(), userId: Type.Number(), orders: Type.Number(), revenue: Type.String() }),
  ),
});

/** Number of customers listed per period. */
const maxCustomers = 10;

const isCounted = sql`o.status <> ${sql.lit(OrderStatus.CANCELLED)} and not o.is_test`;

/**
 * Orders by the day on which they were placed (UTC), and customers with the highest totals by period. Excludes test
 * orders and canceled orders.
 */
export const salesStatistics: CachedAggregate<typeof form> = {
  name: 'sales',
  form,
  revision: async (reader) => `${await revisionOf(reader, ['order'])} ${dayOf(new Date())}`,
  async compute(em) {
    const db = em.getKysely();
    const { rows: days } = await sql<{ day: string; orders: number; revenue: string }>`
      select (o.created_at at time zone 'UTC')::date::text as day, count(*)::int as orders,
        sum(o.total_price)::text as revenue
      from sales_order o
      where o.created_at >= ${firstDay(DashboardPeriod.YEAR)}::date::timestamp at time zone 'UTC' and ${isCounted}
      group by 1 order by 1`.execute(db);
    const customers: { period: number; userId: number; orders: number; revenue: string }[] = [];
    for (const period of periods) {
      const { rows } = await sql<{ userId: number; orders: number; revenue: string }>`
        select o.user_id as "userId", count(*)::int as orders, sum(o.total_price)::text as revenue
        from sales_order o
        where o.created_at >= ${firstDay(period)}::date::timestamp at time zone 'UTC' and ${isCounted}
          and o.user_id is not null
        group by o.user_id order by sum(o.total_price) desc, o.user_id limit ${maxCustomers}`.execute(db);
      customers.push(...rows.map((row) => ({ period, ...row })));
    }
    return { days, customers };
  },
};
