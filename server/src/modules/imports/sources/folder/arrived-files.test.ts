import { StableFileTracker } from './folder-files.ts';

const file = { name: 'stock.csv', bytes: 10, changedAt: 1_000 };

test('accepts a file that has not changed during the quiet period', () => {
  const resting = new StableFileTracker(10_000);
  const seenAt = (now: number, facts: object = {}): boolean => {
    const hasRested = resting.hasRested('acme', { ...file, ...facts }, now);
    resting.endLook();
    return hasRested;
  };
  expect(seenAt(0)).toBe(false);
  expect(seenAt(9_999)).toBe(false);
  expect(seenAt(10_000)).toBe(true);
  // The file grows. Later it is rewritten with the same size.
  expect(seenAt(11_000, { bytes: 20 })).toBe(false);
  expect(seenAt(20_000, { bytes: 20, changedAt: 15_000 })).toBe(false);
  expect(seenAt(29_999, { bytes: 20, changedAt: 15_000 })).toBe(false);
  expect(seenAt(30_000, { bytes: 20, changedAt: 15_000 })).toBe(true);
});

test('restarts the quiet period of a file that disappeared, and distinguishes files of the same name by folder', () => {
  const resting = new StableFileTracker(1_000);
  resting.hasRested('acme', file, 0);
  resting.endLook();
  resting.endLook();
  expect(resting.hasRested('acme', file, 5_000)).toBe(false);
  expect(resting.hasRested('other', file, 5_000)).toBe(false);
});
