import { pageFields } from '../../kernel/input/page.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { accountEvents } from './account-events.ts';
import { forgetSecurityEvents } from './forget-events.job.ts';
import { SecurityEventPage } from './security-event.type.ts';
import { SecurityLogResolver } from './security-log.resolver.ts';

export { notedBudgets, notedLimits } from './noted-limits.ts';
export { createSecurityLog } from './security-log.ts';

export const securityLogResolvers = [SecurityLogResolver, pageFields(SecurityEventPage)] as const;
export const securityLogSubscribers: readonly Subscriber[] = [accountEvents];
export const securityLogJobs: readonly JobHandler[] = [forgetSecurityEvents];
