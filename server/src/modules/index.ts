import type { EntityClass } from '@mikro-orm/postgresql';
import type { AppModule, SealedColumn } from '../kernel/module.ts';
import type { Route } from '../kernel/transport/route.ts';
import type { JobHandler } from '../kernel/use-cases/job.ts';
import type { Subscriber } from '../kernel/use-cases/subscriber.ts';
import { accountsModule } from './accounts/index.ts';
import { apiKeysModule } from './api-keys/index.ts';
import { auditLogModule } from './audit-log/index.ts';
import { backupsModule } from './backups/index.ts';
import { cartModule } from './cart/index.ts';
import { contactMessagesModule } from './contact-messages/index.ts';
import { dashboardModule } from './dashboard/index.ts';
import { emailsModule } from './emails/index.ts';
import { exportsModule } from './exports/index.ts';
import { feedModule } from './feed/index.ts';
import { holdsModule } from './holds/index.ts';
import { importsModule } from './imports/index.ts';
import { liveModule } from './live/index.ts';
import { ordersModule } from './orders/index.ts';
import { pageSettingsModule } from './page-settings/index.ts';
import { pageViewsModule } from './page-views/index.ts';
import { referenceDataModule } from './reference-data/index.ts';
import { reservationsModule } from './reservations/index.ts';
import { ringBuilderModule } from './ring-builder/index.ts';
import { searchModule } from './search/index.ts';
import { securityLogModule } from './security-log/index.ts';
import { sellingModule } from './selling/index.ts';
import { showsModule } from './shows/index.ts';
import { siteContentModule } from './site-content/index.ts';
import { sharedStockModule } from './stock/index.ts';
import { stockChangesModule } from './stock-changes/index.ts';
import { stockNotesModule } from './stock-notes/index.ts';
import { stockTypesModule } from './stock-types/index.ts';
import { systemStatusModule } from './system-status/index.ts';
import { visibilityExplainerModule } from './visibility-explainer/index.ts';
import { webhooksModule } from './webhooks/index.ts';
import { wishlistModule } from './wishlist/index.ts';

/** All modules. REST paths are matched in this order. */
const modules: readonly AppModule[] = [
  referenceDataModule,
  accountsModule,
  apiKeysModule,
  // The export route `/products/export` must precede `/products/:stockNumber`, which also matches the path.
  exportsModule,
  reservationsModule,
  stockTypesModule,
  feedModule,
  stockChangesModule,
  visibilityExplainerModule,
  importsModule,
  holdsModule,
  stockNotesModule,
  sharedStockModule,
  ringBuilderModule,
  searchModule,
  sellingModule,
  wishlistModule,
  cartModule,
  ordersModule,
  emailsModule,
  showsModule,
  pageSettingsModule,
  siteContentModule,
  contactMessagesModule,
  pageViewsModule,
  auditLogModule,
  securityLogModule,
  backupsModule,
  dashboardModule,
  systemStatusModule,
  webhooksModule,
  liveModule,
];

/** Entities of all modules. */
export const entities: readonly EntityClass<object>[] = modules.flatMap((module) => module.entities);

/** Resolvers of all modules. */
export const resolvers = modules.flatMap((module) => module.resolvers);

/** REST routes of all modules, in matching order. */
export const restRoutes: readonly Route[] = modules.flatMap((module) => module.routes);

/** Job handlers of all modules. */
export const jobHandlers: readonly JobHandler[] = modules.flatMap((module) => module.jobs);

/**
 * Event subscribers of all modules. Each subscriber has its own queue, so that a failing subscriber does not delay
 * the others.
 */
export const subscribers: readonly Subscriber[] = modules.flatMap((module) => module.subscribers);

/** Columns of all modules that contain encrypted secrets. */
export const sealedColumns: readonly SealedColumn[] = modules.flatMap((module) => module.sealedColumns);
