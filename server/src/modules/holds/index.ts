import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { holdMails } from './emails/hold-emails.ts';
import { HoldsResolver, StockHoldFields, StockWaitFields } from './holds.resolver.ts';
import { offerAvailableStock } from './offer-freed-stock.ts';
import { HoldFields, HoldResolver } from './placing/hold.resolver.ts';
import { HoldPage } from './placing/hold.type.ts';
import { HoldRecord } from './records/hold-record.entity.ts';
import { deleteExpiredTestHolds } from './records/test-holds.ts';
import { releaseExpiredHolds, scheduleHoldExpiry } from './release-expired-holds.ts';
import { StockWait } from './stock-wait.entity.ts';

export { orderTestHolds } from './placing/change-holds.ts';
export { holdEnded, holdExtended, holdPlaced, holdReleased } from './records/hold.events.ts';
export { syncHoldRecords } from './records/record-holds.ts';

export const holdsModule = defineModule({
  entities: [StockWait, HoldRecord],
  resolvers: [HoldsResolver, StockHoldFields, StockWaitFields, HoldResolver, HoldFields, pageFields(HoldPage)],
  jobs: [releaseExpiredHolds, deleteExpiredTestHolds, offerAvailableStock],
  subscribers: [holdMails, scheduleHoldExpiry],
});
