import type { Route } from '../kernel/transport/route.ts';
import { accountsRoutes } from '../modules/accounts/index.ts';
import { cartRoutes } from '../modules/cart/index.ts';
import { contactMessageRoutes } from '../modules/contact-messages/index.ts';
import { emailsRoutes } from '../modules/emails/index.ts';
import { exportsRoutes } from '../modules/exports/index.ts';
import { feedRoutes } from '../modules/feed/index.ts';
import { importsRoutes } from '../modules/imports/index.ts';
import { orderRoutes } from '../modules/orders/index.ts';
import { pageSettingsRoutes } from '../modules/page-settings/index.ts';
import { referenceDataRoutes } from '../modules/reference-data/index.ts';
import { ringConfigRoutes } from '../modules/ring-builder/index.ts';
import { showsRoutes } from '../modules/shows/index.ts';
import { siteContentRoutes } from '../modules/site-content/index.ts';
import { stockTypesRoutes } from '../modules/stock-types/index.ts';
import { wishlistRoutes } from '../modules/wishlist/index.ts';

/** Every REST call that this build answers, in the order in which paths are tried. */
export const restRoutes: readonly Route[] = [
  ...referenceDataRoutes,
  ...accountsRoutes,
  // Before `/products/:stockNumber`, which matches `/products/export` too.
  ...exportsRoutes,
  ...stockTypesRoutes,
  ...feedRoutes,
  ...importsRoutes,
  ...ringConfigRoutes,
  ...wishlistRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...emailsRoutes,
  ...showsRoutes,
  ...pageSettingsRoutes,
  ...siteContentRoutes,
  ...contactMessageRoutes,
];
