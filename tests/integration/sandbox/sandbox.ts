import { allScopes } from '../../../server/src/kernel/use-cases/scope.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Partner with a live key and a test key that have the same scopes. */
export interface Partner extends Person {
  readonly liveKey: string;
  readonly testKey: string;
}

export async function createPartner(app: TestApp): Promise<Partner> {
  const owner = await createPerson(app);
  const live = await createKey(app, owner, allScopes);
  const test = await createKey(app, owner, allScopes, { isTest: true });
  return { ...owner, liveKey: live.key, testKey: test.key };
}

/**
 * Returns the state that calls with test keys must not change: stock, change log, carts, wishlists, waiting lists and
 * jobs.
 */
export async function liveState(app: TestApp): Promise<unknown> {
  const [state] = await app.em().execute<{ state: unknown }[]>(`
    select json_build_object(
      'stock', (select json_agg(json_build_array(d.id, d.xmin::text, to_jsonb(d)) order by d.id) from diamond d),
      'melee', (select json_agg(json_build_array(m.xmin::text, to_jsonb(m)) order by m.id) from melee m),
      'jewellery', (select json_agg(json_build_array(j.xmin::text, to_jsonb(j)) order by j.id) from jewellery_piece j),
      'allocations', (select json_agg(a order by a.order_line_id) from stock_allocation a),
      'changes', (select json_agg(json_build_array(c.subject, c.item_id, c.id) order by c.id) from change_log c where c.subject <> 'sales_order'),
      'carts', (select json_agg(c order by c.id) from cart_item c),
      'wishes', (select json_agg(w order by w.id) from wishlist_item w),
      'waiting', (select json_agg(w order by w.id) from stock_wait w),
      'jobs', (select json_agg(j.id order by j.id) from pgboss.job j where j.name not in ('events.webhooks', 'events.holds-end-on-time', 'events.test-holds'))) as state`);
  return state?.state;
}
