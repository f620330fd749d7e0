import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { accountEvents } from './account-events.ts';
import { deleteExpiredSecurityEvents } from './delete-expired-events.job.ts';
import { SecurityEventPage } from './security-event.type.ts';
import { SecurityLogResolver } from './security-log.resolver.ts';

export { loggedBudgets, withSecurityLog } from './logged-limits.ts';
export { createSecurityLog } from './security-log.ts';

export const securityLogModule = defineModule({
  resolvers: [SecurityLogResolver, pageFields(SecurityEventPage)],
  jobs: [deleteExpiredSecurityEvents],
  subscribers: [accountEvents],
});
