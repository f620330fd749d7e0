import type { PostOutcome } from '../../../kernel/use-cases/remote-servers/outbound-http.ts';

const minute = 60;
const hour = 60 * minute;

/** Retry schedule: the pause after each failed attempt, in seconds. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

export const maxAttempts = pauses.length + 1;

/**
 * Maximum random addition to each pause, as a fraction of the pause. It prevents deliveries that failed together from
 * being retried together.
 */
const spread = 0.1;

const formatDuration = (seconds: number): string => {
  if (seconds < minute) return `${seconds} s`;
  return seconds < hour ? `${seconds / minute} min` : `${seconds / hour} h`;
};

/** Description of the retry schedule for the reference documentation. */
export const retryScheduleText = `After each failure, the next attempt follows after ${pauses.map(formatDuration).join(', ')}; up to ${spread * 100} % is added to each delay.`;

/**
 * Returns the pause before the next attempt in seconds, based on the number of failed attempts. Null after the last
 * attempt.
 */
export function pauseAfter(tries: number): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : pause * (1 + Math.random() * spread);
}

/**
 * Number of seconds after which an attempt without a result is considered lost. Longer than the timeout of an
 * attempt.
 */
export const leaseSeconds = 30;

/** Minimum and maximum concurrency limit of an endpoint. New endpoints start with the minimum. */
export const minConcurrency = 2;
export const maxConcurrency = 16;

/** Maximum number of requests in flight to all endpoints of an account together. */
export const ownerConcurrency = 16;

/** Maximum response time, in seconds, for which a successful attempt increases the endpoint's concurrency limit. */
export const fastSeconds = 5;

/**
 * Returns the concurrency limit of an endpoint after an attempt. A fast 2xx response adds one; a failure halves the
 * limit.
 */
export function concurrencyAfter(
  current: number,
  { failure, durationMs }: Pick<PostOutcome, 'failure' | 'durationMs'>,
): number {
  if (failure !== null) return Math.max(minConcurrency, Math.floor(current / 2));
  return durationMs <= fastSeconds * 1_000 ? Math.min(maxConcurrency, current + 1) : current;
}

/** Attempt in the retry schedule. Times are in seconds and exclude the random addition. */
interface ScheduledAttempt {
  readonly number: number;
  /** Pause after the previous attempt. */
  readonly delay: number;
  /** Time since the first attempt. */
  readonly elapsed: number;
}

/** All attempts of the retry schedule, for the reference documentation. */
export const retrySchedule: readonly ScheduledAttempt[] = [0, ...pauses].map((delay, index) => ({
  number: index + 1,
  delay,
  elapsed: pauses.slice(0, index).reduce((sum, pause) => sum + pause, 0),
}));

/** Maximum random addition to each pause, as a fraction of the pause. Exported for the reference documentation. */
export const retrySpread = spread;
