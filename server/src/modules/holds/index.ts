export { orderTestHolds } from './placing/change-holds.ts';

import type { EntityClass } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { HoldsResolver, StockHoldFields, StockWaitFields } from './holds.resolver.ts';
import { holdMails } from './mails/hold-mails.ts';
import { offerFreedStock } from './offer-freed-stock.ts';
import { HoldFields, HoldResolver } from './placing/hold.resolver.ts';
import { HoldPage } from './placing/hold.type.ts';
import { HoldRecord } from './records/hold-record.entity.ts';
import { forgetTestHolds } from './records/test-holds.ts';
import { holdsEndOnTime, releaseExpiredHolds } from './release-expired-holds.ts';
import { StockWait } from './stock-wait.entity.ts';

export { holdEnded, holdExtended, holdPlaced, holdReleased } from './records/hold.events.ts';
export { recordHolds } from './records/record-holds.ts';

export const holdsEntities: readonly EntityClass<object>[] = [StockWait, HoldRecord];
export const holdsResolvers = [
  HoldsResolver,
  StockHoldFields,
  StockWaitFields,
  HoldResolver,
  HoldFields,
  pageFields(HoldPage),
] as const;
export const holdsJobs: readonly JobHandler[] = [releaseExpiredHolds, forgetTestHolds, offerFreedStock];
export const holdsSubscribers: readonly Subscriber[] = [holdMails, holdsEndOnTime];
