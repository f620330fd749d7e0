import { formatBytes, formatDuration } from './format';

test('formats sizes and durations with a suitable unit', () => {
  expect([0, 999, 1_000, 1_240_000_000, 5e15].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '1.24 GB',
    '5,000 TB',
  ]);
  expect([0, 0.012, 1.234, 59.9, 60, 7_199, 90_000].map(formatDuration)).toEqual([
    ...['0 ms', '12 ms', '1.23 s', '59.9 s', '1 min', '1 h', '1 d'],
  ]);
});
