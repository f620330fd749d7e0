import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { PriceList } from '../lists/price-list.entity.ts';
import { nextSending } from '../lists/weekday.ts';
import { PriceListMail } from './price-list-mail.entity.ts';
import { sendPriceListMail } from './send-mail.job.ts';

/** Maximum number of lists processed per transaction. */
const batchSize = 100;

/** Number of days after which processed emails and stopped lists are deleted. */
const retentionDays = 60;

/**
 * Creates the emails for due lists, and the jobs that send them. The next sending time is set in the same
 * transaction. The table allows only one email per list and day. Repeated or concurrent runs therefore create no
 * duplicates. After a long downtime, each list is sent once.
 */
export const enqueueDueLists: JobHandler = {
  queue: 'priceLists.begin',
  schedule: '*/5 * * * *',
  title: 'Start due price lists',
  async handle({ em, services }) {
    let queued: number;
    do {
      queued = await em.fork().transactional(async (tx) => {
        const mails = await writeDueMails(tx);
        for (const { id } of mails) await sendPriceListMail.enqueue(services.jobs, tx, id);
        return mails.length;
      });
    } while (queued === batchSize);
    await deleteOldMails(em);
  },
};

async function writeDueMails(tx: EntityManager): Promise<PriceListMail[]> {
  const ids = await queryIn(tx)
    .selectFrom('price_list as p')
    .select('p.id')
    .where('p.stopped_at', 'is', null)
    .where('p.next_send_at', '<=', now)
    .orderBy('p.next_send_at')
    .orderBy('p.id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  const lists = await tx.find(PriceList, { id: { $in: ids.map(({ id }) => id) } });
  const mails = lists.map((priceList) => {
    const { userId, name, kind, question, domain, weekday, nextSendAt } = priceList;
    const dueOn = nextSendAt.toISOString().slice(0, 'yyyy-mm-dd'.length);
    // The clock of this process may be behind the clock of the database, by which the list is due.
    priceList.nextSendAt = nextSending(weekday, new Date(Math.max(Date.now(), nextSendAt.getTime())));
    return tx.create(PriceListMail, { userId, name, kind, question, domain, priceList, dueOn });
  });
  await tx.flush();
  return mails;
}

async function deleteOldMails(em: EntityManager): Promise<void> {
  const expiryTime = sql<string>`now() - make_interval(days => ${retentionDays})`;
  await queryIn(em)
    .deleteFrom('price_list_mail')
    .where('settled_at', 'is not', null)
    .where('created_at', '<', expiryTime)
    .execute();
  await queryIn(em).deleteFrom('price_list').where('stopped_at', '<', expiryTime).execute();
}
