import { sql } from 'kysely';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { enqueueSendJobs } from './enqueue-send-jobs.ts';

/**
 * Job that runs once a minute. Sends due deliveries that have no job. Examples are deliveries whose process was
 * killed, and those of owners who are no longer blocked.
 */
export const watchDeliveries: JobHandler = {
  queue: 'webhooks.watch',
  schedule: '* * * * *',
  title: 'Resume webhook deliveries',
  async handle({ em, services }) {
    const due = await queryIn(em)
      .selectFrom('webhook_delivery as d')
      .select('d.id')
      .where('d.state', 'in', [sql.lit(DeliveryState.WAITING), sql.lit(DeliveryState.SENDING)])
      .where('d.due_at', '<=', now)
      .limit(1)
      .execute();
    await enqueueSendJobs(services.jobs, em, due.length);
  },
};

/** Number of rows deleted per statement. Limits each statement to a few seconds. */
const batchSize = 10_000;

/**
 * Number of days for which deliveries are stored. Delivered or skipped stock changes are deleted after one day,
 * because the feed contains them.
 */
export const retentionDays = 30;
const stockRetentionDays = 1;

/** Job that deletes expired deliveries and their attempts. */
export const deleteExpiredDeliveries: JobHandler = {
  queue: 'webhooks.forget',
  schedule: '41 3 * * *',
  title: 'Delete old webhook deliveries',
  async handle({ em }) {
    let isMore = true;
    while (isMore) {
      const { numDeletedRows } = await queryIn(em)
        .deleteFrom('webhook_delivery')
        .where('id', 'in', (old) =>
          old
            .selectFrom('webhook_delivery')
            .select('id')
            .where('occurred_at', '<', sql<string>`now() - make_interval(days => ${stockRetentionDays})`)
            .where((d) =>
              d.or([
                d('occurred_at', '<', sql<string>`now() - make_interval(days => ${retentionDays})`),
                d.and([
                  d('event', '=', WebhookEvent.STOCK_CHANGED),
                  d('state', 'in', [DeliveryState.DELIVERED, DeliveryState.SKIPPED]),
                ]),
              ]),
            )
            .limit(batchSize),
        )
        .executeTakeFirstOrThrow();
      isMore = Number(numDeletedRows) === batchSize;
    }
  },
};
