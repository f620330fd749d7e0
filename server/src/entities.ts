import type { EntityClass } from '@mikro-orm/postgresql';
import { accountsEntities } from './modules/accounts/index.ts';
import { basketLinesEntities } from './modules/basket-lines/index.ts';
import { cartEntities } from './modules/cart/index.ts';
import { catalogueEntities } from './modules/catalogue/index.ts';
import { emailsEntities } from './modules/emails/index.ts';
import { ordersEntities } from './modules/orders/index.ts';
import { pageSettingsEntities } from './modules/page-settings/index.ts';
import { ringBuilderEntities } from './modules/ring-builder/index.ts';
import { showsEntities } from './modules/shows/index.ts';
import { siteContentEntities } from './modules/site-content/index.ts';
import { wishlistEntities } from './modules/wishlist/index.ts';

/** Every table that is written through an entity. */
export const entities: readonly EntityClass<object>[] = [
  ...accountsEntities,
  ...catalogueEntities,
  ...ringBuilderEntities,
  ...basketLinesEntities,
  ...wishlistEntities,
  ...cartEntities,
  ...ordersEntities,
  ...emailsEntities,
  ...showsEntities,
  ...pageSettingsEntities,
  ...siteContentEntities,
];
