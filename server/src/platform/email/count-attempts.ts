import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { storableText } from '../../kernel/values/text.ts';
import { queryIn } from '../database/statements/own-tables.ts';
import type { EmailTransport } from './email-transport.ts';

const maxFailureLength = 500;

/** Current hour. Delivery attempts are counted per hour. */
const hour = sql<string>`date_trunc('hour', now())`;

const increment = (name: 'sent' | 'failed') => sql<number>`email_attempt_count.${sql.ref(name)} + 1`;

/** Returns the transport with its delivery attempts counted in the table `email_attempt_count`. */
export function countAttempts(transport: EmailTransport, orm: MikroORM, log: Logger): EmailTransport {
  /** `failure` is null if the email was sent. */
  const count = async (failure: string | null): Promise<void> => {
    const counted =
      failure === null ? { sent: 1, failed: 0 } : { sent: 0, failed: 1, failure, failed_at: sql<string>`now()` };
    const update =
      failure === null
        ? { sent: increment('sent') }
        : { failed: increment('failed'), failure, failed_at: sql<string>`now()` };
    try {
      await queryIn(orm.em.fork(), { type: 'write' })
        .insertInto('email_attempt_count')
        .values({ hour, ...counted })
        .onConflict((conflict) => conflict.column('hour').doUpdateSet(update))
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'could not count a delivery attempt');
    }
  };
  return {
    async deliver(mail) {
      try {
        await transport.deliver(mail);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        await count(storableText(message.replace(/\s+/g, ' ')).slice(0, maxFailureLength));
        throw error;
      }
      await count(null);
    },
    close: () => transport.close(),
  };
}
