import { User } from '../src/modules/accounts/users/index.ts';
import { mainAccounts } from './accounts/main-accounts.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import type { DemoDeps } from './demo-context.ts';
import { loadWithMarker } from './loading-marker.ts';
import { ImageStore } from './pictures/image-store.ts';
import { seedCorrespondence } from './site/seed-correspondence.ts';
import { seedExampleRing } from './site/seed-example-ring.ts';
import { seedPages } from './site/seed-pages.ts';
import { seedShows } from './site/seed-shows.ts';
import { importDemoStock } from './stock/import-demo-stock.ts';
import { highlightStone, seedTrade } from './trade/seed-trade.ts';

/** Credentials of the demo users, which are printed when the server starts. */
export const demoCredentials = mainAccounts.map(({ email, password, description }) => ({
  email,
  password,
  description,
}));

/**
 * Seeds a database without users: accounts, stock of every type, wishlists, carts, orders and site content. Uses the
 * same code paths as real requests. The data is the same in every run, except for password hashes, timestamps and the
 * dates of shows.
 */
export const seedDemo = (deps: DemoDeps): Promise<void> =>
  loadWithMarker(deps.orm, {
    isNeeded: async () => (await deps.orm.em.fork().count(User)) === 0,
    load: () => load(deps),
  });

async function load(deps: DemoDeps): Promise<void> {
  const images = new ImageStore(deps.services.media);
  await importDemoStock(deps, images);
  await seedAccounts(deps, images);
  // In parallel: drawing the page images is CPU-bound, and placing orders waits for the database.
  await Promise.all([seedTrade(deps), seedPages(deps)]);
  await highlightStone(deps);
  await seedExampleRing(deps);
  await seedShows(deps);
  await seedCorrespondence(deps);
  deps.log.info('demo data loaded');
}
