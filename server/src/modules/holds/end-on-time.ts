import type { Told } from '../../kernel/use-cases/events.ts';
import type { JobContext } from '../../kernel/use-cases/job.ts';
import { on, type Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { type HoldFacts, holdExtended, holdPlaced } from './records/hold.events.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

/** Has expired holds released at the moment at which this one ends. */
const atItsEnd = async ({ em, services }: JobContext, { id, facts: { until } }: Told<HoldFacts>): Promise<void> => {
  if (until === null) return;
  await services.jobs.enqueue(em, releaseExpiredHolds.queue, {}, { startAfter: new Date(until), id });
};

/**
 * Holds end on time: whoever follows the stock, or looks at it, learns of it then and not at the next full minute, when
 * all that is left is released.
 */
export const holdsEndOnTime: Subscriber = {
  name: 'holds-end-on-time',
  hearsTests: true,
  reactions: [on(holdPlaced, atItsEnd), on(holdExtended, atItsEnd)],
};
