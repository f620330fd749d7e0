import { StableFileTracker } from './folder-files.ts';

const file = { name: 'stock.csv', bytes: 10, changedAt: 1_000 };

test('accepts a file that has not changed during the quiet period', () => {
  const tracker = new StableFileTracker(10_000);
  const isStableAt = (now: number, facts: object = {}): boolean => {
    const isStable = tracker.isStable('acme', { ...file, ...facts }, now);
    tracker.endScan();
    return isStable;
  };
  expect(isStableAt(0)).toBe(false);
  expect(isStableAt(9_999)).toBe(false);
  expect(isStableAt(10_000)).toBe(true);
  // The file grows. Later it is rewritten with the same size.
  expect(isStableAt(11_000, { bytes: 20 })).toBe(false);
  expect(isStableAt(20_000, { bytes: 20, changedAt: 15_000 })).toBe(false);
  expect(isStableAt(29_999, { bytes: 20, changedAt: 15_000 })).toBe(false);
  expect(isStableAt(30_000, { bytes: 20, changedAt: 15_000 })).toBe(true);
});

test('restarts the quiet period for a file that disappeared, and distinguishes files with the same name by folder', () => {
  const tracker = new StableFileTracker(1_000);
  tracker.isStable('acme', file, 0);
  tracker.endScan();
  tracker.endScan();
  expect(tracker.isStable('acme', file, 5_000)).toBe(false);
  expect(tracker.isStable('other', file, 5_000)).toBe(false);
});
