import type { JobHandler } from './kernel/use-cases/job.ts';
import { accountsJobs } from './modules/accounts/index.ts';
import { apiKeysJobs } from './modules/api-keys/index.ts';
import { contactMessagesJobs } from './modules/contact-messages/index.ts';
import { dashboardJobs } from './modules/dashboard/index.ts';
import { emailsJobs } from './modules/emails/index.ts';
import { exportsJobs } from './modules/exports/index.ts';
import { holdsJobs } from './modules/holds/index.ts';
import { importsJobs } from './modules/imports/index.ts';
import { ordersJobs } from './modules/orders/index.ts';
import { pageViewsJobs } from './modules/page-views/index.ts';
import { searchJobs } from './modules/search/index.ts';
import { securityLogJobs } from './modules/security-log/index.ts';
import { stockChangesJobs } from './modules/stock-changes/index.ts';
import { webhooksJobs } from './modules/webhooks/index.ts';
import { keepChangeLog } from './platform/change-log/open-days.ts';
import { forgetIdempotencyKeys } from './platform/http/idempotency.ts';
import { forgetKeptFiles } from './platform/kept-files/kept-files.ts';

/** Everything that is done outside requests. */
export const jobHandlers: readonly JobHandler[] = [
  keepChangeLog,
  forgetIdempotencyKeys,
  forgetKeptFiles,
  ...accountsJobs,
  ...apiKeysJobs,
  ...holdsJobs,
  ...stockChangesJobs,
  ...importsJobs,
  ...contactMessagesJobs,
  ...emailsJobs,
  ...ordersJobs,
  ...exportsJobs,
  ...pageViewsJobs,
  ...searchJobs,
  ...securityLogJobs,
  ...dashboardJobs,
  ...webhooksJobs,
];
