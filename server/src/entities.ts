import type { EntityClass } from '@mikro-orm/postgresql';
import { accountsEntities } from './modules/accounts/index.ts';
import { apiKeysEntities } from './modules/api-keys/index.ts';
import { cartEntities } from './modules/cart/index.ts';
import { contactMessagesEntities } from './modules/contact-messages/index.ts';
import { emailsEntities } from './modules/emails/index.ts';
import { exportsEntities } from './modules/exports/index.ts';
import { holdsEntities } from './modules/holds/index.ts';
import { importsEntities } from './modules/imports/index.ts';
import { ordersEntities } from './modules/orders/index.ts';
import { pageSettingsEntities } from './modules/page-settings/index.ts';
import { reservationsEntities } from './modules/reservations/index.ts';
import { ringBuilderEntities } from './modules/ring-builder/index.ts';
import { showsEntities } from './modules/shows/index.ts';
import { siteContentEntities } from './modules/site-content/index.ts';
import { stockNotesEntities } from './modules/stock-notes/index.ts';
import { stockTypesEntities } from './modules/stock-types/index.ts';
import { webhooksEntities } from './modules/webhooks/index.ts';
import { wishlistEntities } from './modules/wishlist/index.ts';

/** Every table that is written through an entity. */
export const entities: readonly EntityClass<object>[] = [
  ...accountsEntities,
  ...apiKeysEntities,
  ...reservationsEntities,
  ...stockTypesEntities,
  ...importsEntities,
  ...holdsEntities,
  ...stockNotesEntities,
  ...exportsEntities,
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
