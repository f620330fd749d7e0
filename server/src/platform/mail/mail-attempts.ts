import { type RawBuilder, sql } from 'kysely';
import type { MailOutcome } from '../../kernel/use-cases/services.ts';
import { now } from '../database/statements/statements.ts';
import { MailStatus } from './tracked-mail.entity.ts';

/** Seconds until the next attempt, by the number of attempts made. After the last one the copy has failed. */
const retryAfter = [5, 60, 600, 3_600, 14_400];

/** Attempts to send a copy, at most. */
export const mostAttempts = retryAfter.length + 1;

/** Seconds until a mail server that could not be reached is asked again, as often as it takes. */
export const pauseSeconds = 60;

/** SQL: the moment in so many seconds. */
export const inSeconds = (seconds: number): RawBuilder<string> => sql`now() + make_interval(secs => ${seconds})`;

/** The columns of a copy after an attempt, the last of so many. */
export function afterAttempt(outcome: MailOutcome, attempts: number) {
  if (outcome.kind === 'sent') return { status: MailStatus.SENT, settled_at: now, failure: null } as const;
  const { kind, reason: failure } = outcome;
  const again = (made: number, seconds: number) =>
    ({ status: MailStatus.PENDING, attempts: made, due_at: inSeconds(seconds), failure }) as const;
  // Nobody was asked: it does not count as an attempt.
  if (kind === 'unreachable') return again(attempts - 1, pauseSeconds);
  const wait = retryAfter[attempts - 1];
  return kind === 'deferred' && wait !== undefined
    ? again(attempts, wait)
    : ({ status: MailStatus.FAILED, settled_at: now, failure } as const);
}
