import type { Subscriber } from './kernel/use-cases/subscriber.ts';
import { accountsSubscribers } from './modules/accounts/index.ts';
import { contactMessagesSubscribers } from './modules/contact-messages/index.ts';
import { holdsSubscribers } from './modules/holds/index.ts';
import { importsSubscribers } from './modules/imports/index.ts';
import { ordersSubscribers } from './modules/orders/index.ts';
import { securityLogSubscribers } from './modules/security-log/index.ts';
import { webhooksSubscribers } from './modules/webhooks/index.ts';

/** Everybody who hears of events. Each has a queue of their own: whoever fails holds up nobody else. */
export const subscribers: readonly Subscriber[] = [
  ...accountsSubscribers,
  ...importsSubscribers,
  ...holdsSubscribers,
  ...ordersSubscribers,
  ...contactMessagesSubscribers,
  ...securityLogSubscribers,
  ...webhooksSubscribers,
];
