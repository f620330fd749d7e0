import type { PostOutcome } from '../../../kernel/use-cases/remote-servers/outbound-http.ts';

const minute = 60;
const hour = 60 * minute;

/** Retry schedule in seconds: pause after each failed attempt. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

export const maxAttempts = pauses.length + 1;

/**
 * Maximum fraction of a pause that is added to it at random, so that deliveries that failed together are not retried
 * together.
 */
const spread = 0.1;

const formatDuration = (seconds: number): string => {
  if (seconds < minute) return `${seconds} s`;
  return seconds < hour ? `${seconds / minute} min` : `${seconds / hour} h`;
};

/** Description of the retry schedule for the reference documentation. */
export const retryScheduleText = `After each failure, the next attempt follows after ${pauses.map(formatDuration).join(', ')}; up to ${spread * 100} % is added to each delay.`;

/**
 * Returns the pause in seconds before the next attempt, by the number of failed attempts. Null after the last
 * attempt.
 */
export function pauseAfter(tries: number): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : pause * (1 + Math.random() * spread);
}

/** Seconds after which an attempt without a result is considered lost. Longer than the timeout of an attempt. */
export const leaseSeconds = 30;

/** Minimum and maximum number of requests in flight to one endpoint. Each endpoint starts with the minimum. */
export const minConcurrency = 2;
export const maxConcurrency = 16;

/** Maximum number of requests in flight to all endpoints of an account. */
export const ownerConcurrency = 16;

/** The concurrency of an endpoint increases only if it responds within this time. */
export const fastSeconds = 5;

/**
 * Returns the concurrency of an endpoint after an attempt: one more after a fast 2xx response, half after a failure.
 */
export function concurrencyAfter(
  current: number,
  { failure, durationMs }: Pick<PostOutcome, 'failure' | 'durationMs'>,
): number {
  if (failure !== null) return Math.max(minConcurrency, Math.floor(current / 2));
  return durationMs <= fastSeconds * 1_000 ? Math.min(maxConcurrency, current + 1) : current;
}

/** Attempt in the retry schedule. Times are in seconds, without the random addition. */
interface ScheduledAttempt {
  readonly number: number;
  /** Pause after the failure of the previous attempt. */
  readonly delay: number;
  /** Time since the first attempt. */
  readonly elapsed: number;
}

/** All attempts of a delivery, for the reference documentation. */
export const retrySchedule: readonly ScheduledAttempt[] = [0, ...pauses].map((delay, index) => ({
  number: index + 1,
  delay,
  elapsed: pauses.slice(0, index).reduce((sum, pause) => sum + pause, 0),
}));

/** Maximum random addition to each pause of the retry schedule, as a fraction of the pause. */
export const retrySpread = spread;
