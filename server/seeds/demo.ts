import { User } from '../src/modules/accounts/users/index.ts';
import type { DemoDeps } from './demo-context.ts';
import { loadUnderMark } from './loading-mark.ts';
import { signIns } from './people/accounts.ts';
import { seedPeople } from './people/seed-people.ts';
import { PictureShelf } from './pictures/picture-shelf.ts';
import { seedCorrespondence } from './site/seed-correspondence.ts';
import { seedExampleRing } from './site/seed-example-ring.ts';
import { seedPages } from './site/seed-pages.ts';
import { seedShows } from './site/seed-shows.ts';
import { importDemoStock } from './stock/import-demo-stock.ts';
import { highlightStone, seedTrade } from './trade/seed-trade.ts';

/** Credentials of the demo users, which are printed when the server starts. */
export const demoSignIns = signIns.map(({ email, password, what }) => ({ email, password, what }));

/**
 * Seeds a database without users: users, stock of every type, wishlists, carts, orders and site content. Uses the same
 * code paths as real requests. The data is the same in every run, except for password hashes, timestamps and the dates of shows.
 */
export const seedDemo = (deps: DemoDeps): Promise<void> =>
  loadUnderMark(deps.orm, {
    isNeeded: async () => (await deps.orm.em.fork().count(User)) === 0,
    load: () => load(deps),
  });

async function load(deps: DemoDeps): Promise<void> {
  const pictures = new PictureShelf(deps.services.media);
  await importDemoStock(deps, pictures);
  await seedPeople(deps, pictures);
  // In parallel: drawing the page images is CPU-bound, and placing orders waits for the database.
  await Promise.all([seedTrade(deps), seedPages(deps)]);
  await highlightStone(deps);
  await seedExampleRing(deps);
  await seedShows(deps);
  await seedCorrespondence(deps);
  deps.log.info('demo data loaded');
}
