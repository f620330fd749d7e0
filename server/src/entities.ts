import type { EntityClass } from '@mikro-orm/postgresql';
import { accountsEntities } from './modules/accounts/index.ts';
import { apiKeysEntities } from './modules/api-keys/index.ts';
import { cartEntities } from './modules/cart/index.ts';
import { catalogueEntities } from './modules/catalogue/index.ts';
import { contactMessagesEntities } from './modules/contact-messages/index.ts';
import { emailsEntities } from './modules/emails/index.ts';
import { ordersEntities } from './modules/orders/index.ts';
import { pageSettingsEntities } from './modules/page-settings/index.ts';
import { priceListsEntities } from './modules/price-lists/index.ts';
import { reservationsEntities } from './modules/reservations/index.ts';
import { ringBuilderEntities } from './modules/ring-builder/index.ts';
import { showsEntities } from './modules/shows/index.ts';
import { siteContentEntities } from './modules/site-content/index.ts';
import { stockNotesEntities } from './modules/stock-notes/index.ts';
import { webhooksEntities } from './modules/webhooks/index.ts';
import { wishlistEntities } from './modules/wishlist/index.ts';

/** Every table that is written through an entity. */
export const entities: readonly EntityClass<object>[] = [
  ...accountsEntities,
  ...apiKeysEntities,
  ...reservationsEntities,
  ...catalogueEntities,
  ...stockNotesEntities,
  ...priceListsEntities,
  ...ringBuilderEntities,
  ...wishlistEntities,
  ...cartEntities,
  ...ordersEntities,
  ...emailsEntities,
  ...showsEntities,
  ...pageSettingsEntities,
  ...siteContentEntities,
  ...contactMessagesEntities,
  ...webhooksEntities,
];
