import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../kernel/errors.ts';
import type { RateLimitedCaller, RateLimitName, RateLimits } from '../kernel/services.ts';

/** Attempts in {@link windowSeconds}. `perPair`: by one address for one e-mail, so that strangers lock nobody out soon. */
const limits: Record<RateLimitName, { perIp: number; perEmail: number; perPair: number }> = {
  login: { perIp: 100, perEmail: 100, perPair: 10 },
  register: { perIp: 100, perEmail: 10, perPair: 10 },
  reset: { perIp: 100, perEmail: 5, perPair: 5 },
  contact: { perIp: 100, perEmail: 10, perPair: 10 },
  invitation: { perIp: 100, perEmail: 10, perPair: 10 },
};
const windowSeconds = 15 * 60;
/** How far apart the clocks of two hosts may be. */
const clockSlackMs = 60_000;

/** No limits: for tests and load measurements. */
export const unlimited: RateLimits = { consume: () => Promise.resolve(), refund: () => Promise.resolve() };

/** Counts in the table `rate_limit`; while the database cannot be asked, each process counts for itself. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
      // Each limiter would clear the whole table: one of them is enough.
      clearExpiredByTimeout: keyPrefix === 'login:ip',
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
    });
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
      for (const counter of counters[name]) await attempt(counter.limiter, counter.key(caller)).catch(refuse);
    },
    async refund(name, caller) {
      await Promise.all(counters[name].map((counter) => counter.limiter.reward(counter.key(caller))));
    },
  };
}

/**
 * Counts an attempt. A window that ends later than one that begins now was begun before the clock went back: it would keep
 * people out for as long as the clock was wrong, and is forgotten.
 */
async function attempt(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  const counted = await limiter.consume(key).catch((reason: unknown) => {
    if (reason instanceof RateLimiterRes && isFromTheFuture(reason)) return reason;
    throw reason;
  });
  if (!isFromTheFuture(counted)) return counted;
  await limiter.delete(key);
  return limiter.consume(key);
}

const isFromTheFuture = ({ msBeforeNext }: RateLimiterRes): boolean =>
  msBeforeNext > windowSeconds * 1_000 + clockSlackMs;

/** Keys have a length limit, and e-mail addresses of people without an account are nobody's business. */
const hashed = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url');

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
