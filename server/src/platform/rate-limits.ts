import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../kernel/errors.ts';
import type { RateLimitedCaller, RateLimitName, RateLimits } from '../kernel/services.ts';
import { databaseFault } from './database/database-fault.ts';

/** Attempts in {@link windowSeconds}. `perPair`: by one address for one e-mail, so that strangers lock nobody out soon. */
const limits: Record<RateLimitName, { perIp: number; perEmail: number; perPair: number }> = {
  login: { perIp: 100, perEmail: 100, perPair: 10 },
  register: { perIp: 100, perEmail: 10, perPair: 10 },
  reset: { perIp: 100, perEmail: 5, perPair: 5 },
  contact: { perIp: 100, perEmail: 10, perPair: 10 },
  invitation: { perIp: 100, perEmail: 10, perPair: 10 },
};
const windowSeconds = 15 * 60;

/** No limits: for tests and load measurements. */
export const unlimited: RateLimits = { consume: () => Promise.resolve(), refund: () => Promise.resolve() };

/**
 * Counts in the table `rate_limit`; while it cannot be used, each process counts for itself. Without any database nothing
 * that is counted can be done: that is told at once, not after every counter has waited for it.
 */
export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number) => {
    const own = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
    const stored = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
      // Each limiter would clear the whole table: one of them is enough.
      clearExpiredByTimeout: keyPrefix === 'login:ip',
    });
    return {
      consume: (key: string) => stored.consume(key).catch(otherwise(() => own.consume(key))),
      reward: (key: string) => stored.reward(key).catch(otherwise(() => own.reward(key))),
    };
  };
  const countersOf = (name: RateLimitName) => {
    const { perIp, perEmail, perPair } = limits[name];
    return [
      {
        limiter: limiter(`${name}:pair`, perPair),
        key: ({ ip, email }: RateLimitedCaller) => hashed(`${ip} ${email}`),
      },
      { limiter: limiter(`${name}:email`, perEmail), key: ({ email }: RateLimitedCaller) => hashed(email) },
      { limiter: limiter(`${name}:ip`, perIp), key: ({ ip }: RateLimitedCaller) => hashed(ip) },
    ];
  };
  const counters = {
    login: countersOf('login'),
    register: countersOf('register'),
    reset: countersOf('reset'),
    contact: countersOf('contact'),
    invitation: countersOf('invitation'),
  };
  return {
    async consume(name, caller) {
      for (const counter of counters[name]) await counter.limiter.consume(counter.key(caller)).catch(refuse);
    },
    async refund(name, caller) {
      await Promise.all(counters[name].map((counter) => counter.limiter.reward(counter.key(caller))));
    },
  };
}

/** Keys have a length limit, and e-mail addresses of people without an account are nobody's business. */
const hashed = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url');

/** Counts elsewhere what the table cannot count. What is a refusal, or no database, stays it. */
const otherwise =
  (count: () => Promise<RateLimiterRes>) =>
  (reason: unknown): Promise<RateLimiterRes> => {
    if (reason instanceof RateLimiterRes || databaseFault(reason)) throw reason;
    return count();
  };

const refuse = (reason: unknown): never => {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new AppError('INVALID_REQUEST', {
    status: 429,
    reason: 'RATE_LIMITED',
    retryAfterSeconds: seconds,
    details: [{ path: '', message: `too many attempts; try again in ${seconds} seconds` }],
  });
};
