import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../kernel/errors/errors.ts';
import type { RateLimitedCaller, RateLimitName, RateLimits } from '../../kernel/use-cases/services.ts';
import { databaseFault } from '../database/database-fault.ts';
import { networkOf } from '../network.ts';

interface Limits {
  readonly perIp: number;
  readonly perEmail?: number;
  /** Limit per pair of IP address and email address, which prevents attackers from quickly locking out users. */
  readonly perPair?: number;
  /**
   * Whether attempts are counted per process, because counting across processes would cost more than the limited
   * operation.
   */
  readonly isOwn?: boolean;
}

/** Maximum number of attempts per window of {@link windowSeconds}. */
const limits = {
  login: { perIp: 100, perEmail: 100, perPair: 10 },
  signIn: { perIp: 1_000, perPair: 300 },
  register: { perIp: 100, perEmail: 10, perPair: 10 },
  reset: { perIp: 100, perEmail: 5, perPair: 5 },
  confirmEmail: { perIp: 100, perEmail: 20, perPair: 10 },
  resetPassword: { perIp: 100, perEmail: 20, perPair: 10 },
  changePassword: { perIp: 100, perEmail: 10, perPair: 10 },
  contact: { perIp: 100, perEmail: 10, perPair: 10 },
  exportList: { perIp: 300, perEmail: 30, perPair: 30 },
  priceList: { perIp: 100, perEmail: 10, perPair: 10 },
  orderMessage: { perIp: 300, perEmail: 20, perPair: 20 },
  invitation: { perIp: 100, perEmail: 10, perPair: 10 },
  testEmail: { perIp: 300, perEmail: 30, perPair: 30 },
  testWebhook: { perIp: 300, perEmail: 30, perPair: 30 },
  pageView: { perIp: 2_000, isOwn: true },
  apiKey: { perIp: 100 },
  captcha: { perIp: 300, isOwn: true },
} satisfies Record<RateLimitName, Limits>;
const windowSeconds = 15 * 60;
/** Tolerated difference between the clocks of two hosts, in milliseconds. */
const clockSlackMs = 60_000;

/** No limits, for tests and load measurements. */
export const unlimited: RateLimits = { consume: () => Promise.resolve(), refund: () => Promise.resolve() };

/**
 * Counts attempts in the table `rate_limit`. If the table cannot be used, each process counts separately. If the
 * database is unavailable, the limited operations are impossible too; this is reported immediately instead of after
 * the timeout of each counter.
 */
export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number, isOwn: boolean) => {
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
    if (isOwn)
      return { consume: (key: string) => inMemory.consume(key), reward: (key: string) => inMemory.reward(key) };
    const stored = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
      // Each limiter would delete the expired rows of the whole table, so only one is configured to do so.
      clearExpiredByTimeout: keyPrefix === 'login:ip',
    });
    return {
      consume: (key: string) => attempt(stored, key).catch(otherwise(() => inMemory.consume(key))),
      reward: (key: string) => stored.reward(key).catch(otherwise(() => inMemory.reward(key))),
    };
  };
  const countersOf = (name: RateLimitName) => {
    const { perIp, perEmail, perPair, isOwn = false }: Limits = limits[name];
    const counter = (prefix: string, points: number | undefined, keyOf: (caller: RateLimitedCaller) => string) =>
      points === undefined
        ? []
        : [{ limiter: limiter(prefix, points, isOwn), key: (caller: RateLimitedCaller) => hashed(keyOf(caller)) }];
    return [
      ...counter(`${name}:pair`, perPair, ({ ip, email }) => `${networkOf(ip)} ${email}`),
      ...counter(`${name}:email`, perEmail, ({ email }) => email),
      ...counter(`${name}:ip`, perIp, ({ ip }) => networkOf(ip)),
    ];
  };
  const counters = {
    login: countersOf('login'),
    signIn: countersOf('signIn'),
    register: countersOf('register'),
    reset: countersOf('reset'),
    confirmEmail: countersOf('confirmEmail'),
    resetPassword: countersOf('resetPassword'),
    changePassword: countersOf('changePassword'),
    contact: countersOf('contact'),
    exportList: countersOf('exportList'),
    priceList: countersOf('priceList'),
    orderMessage: countersOf('orderMessage'),
    invitation: countersOf('invitation'),
    testEmail: countersOf('testEmail'),
    testWebhook: countersOf('testWebhook'),
    pageView: countersOf('pageView'),
    apiKey: countersOf('apiKey'),
    captcha: countersOf('captcha'),
  };
  return {
    async consume(name, caller) {
      for (const each of counters[name]) await each.limiter.consume(each.key(caller)).catch(refuse);
    },
    async refund(name, caller) {
      await Promise.all(counters[name].map((each) => each.limiter.reward(each.key(caller))));
    },
  };
}

/**
 * Counts an attempt. If a window ends later than a window that begins now, the clock has been set back in the
 * meantime. Such a window would lock users out for too long, so it is deleted.
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

/**
 * Keys are hashed, because their length is limited, and email addresses of people without an account must not be
 * stored.
 */
const hashed = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url');

/** Uses the fallback if the table is unavailable. Rejections and errors of an unavailable database are rethrown. */
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
    reason: 'RATE_LIMITED',
    retryAfterSeconds: seconds,
    details: [{ path: '', message: `too many attempts; try again in ${seconds} seconds` }],
    explanation: `Too many attempts. Try again in ${seconds} seconds.`,
  });
};
