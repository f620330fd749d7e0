import { concurrencyAfter } from './delivery-pace.ts';

const outcome = (failure: string | null, durationMs: number) => ({
  failure,
  durationMs,
});

test.each([
  ['increases by one after a fast response', 2, outcome(null, 40), 3],
  ['increases after a response of 5 s', 7, outcome(null, 5_000), 8],
  ['stays unchanged after a slower response', 7, outcome(null, 5_001), 7],
  ['is at most 16', 16, outcome(null, 40), 16],
  ['is halved after a failure', 16, outcome('no', 40), 8],
  ['is halved and rounded down after a timeout', 9, outcome('late', 15_000), 4],
  ['is at least 2', 3, outcome('no', 40), 2],
])('computes the concurrency limit of an endpoint: %s', (_, current, attempt, next) => {
  expect(concurrencyAfter(current, attempt)).toBe(next);
});
