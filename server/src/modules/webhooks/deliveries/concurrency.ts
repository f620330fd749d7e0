import type { PostOutcome } from '../../../kernel/use-cases/remote-servers/remote-posts.ts';

/** How many messages may be on their way to one endpoint at the same time: it begins at the least. */
export const leastConcurrency = 2;
export const mostConcurrency = 16;

/** How many may be on their way to all endpoints of one account. */
export const ownerConcurrency = 16;

/** An endpoint that answers within this time gets more messages at once. */
export const fastSeconds = 5;

/** Returns the concurrency of an endpoint after an attempt: one more after a fast 2xx response, half after a failure. */
export function concurrencyAfter(
  current: number,
  { failure, durationMs }: Pick<PostOutcome, 'failure' | 'durationMs'>,
): number {
  if (failure !== null) return Math.max(leastConcurrency, Math.floor(current / 2));
  return durationMs <= fastSeconds * 1_000 ? Math.min(mostConcurrency, current + 1) : current;
}
