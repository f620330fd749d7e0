import { type RawBuilder, sql } from 'kysely';
import type { MailOutcome } from '../../kernel/use-cases/services.ts';
import { now } from '../database/statements/statements.ts';
import { MailStatus } from './tracked-mail.entity.ts';

/** Seconds until the next attempt, by number of attempts made. After the last attempt, the email has failed. */
const retryAfter = [5, 60, 600, 3_600, 14_400];

/** Maximum number of attempts to send an email. */
export const maxAttempts = retryAfter.length + 1;

/** Seconds between attempts while the SMTP server is unreachable. The number of these attempts is not limited. */
export const pauseSeconds = 60;

/** Returns SQL for the current time plus a number of seconds. */
export const inSeconds = (seconds: number): RawBuilder<string> => sql`now() + make_interval(secs => ${seconds})`;

/** Returns the column values of an email after an attempt. `attempts` includes that attempt. */
export function columnsAfterAttempt(outcome: MailOutcome, attempts: number) {
  if (outcome.kind === 'sent') return { status: MailStatus.SENT, settled_at: now, failure: null } as const;
  const { kind, reason: failure } = outcome;
  const retry = (attemptCount: number, seconds: number) =>
    ({ status: MailStatus.PENDING, attempts: attemptCount, due_at: inSeconds(seconds), failure }) as const;
  // The SMTP server could not be reached, so the attempt does not count.
  if (kind === 'unreachable') return retry(attempts - 1, pauseSeconds);
  const wait = retryAfter[attempts - 1];
  return kind === 'deferred' && wait !== undefined
    ? retry(attempts, wait)
    : ({ status: MailStatus.FAILED, settled_at: now, failure } as const);
}
