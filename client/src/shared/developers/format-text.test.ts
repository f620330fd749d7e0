import { durationText } from './format-text';

test('formats a duration in the largest suitable unit', () => {
  expect([0, 1, 59, 60, 3_599, 3_600, 86_399, 86_400, 900_000].map(durationText)).toEqual([
    '0 seconds',
    '1 second',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '1 hour',
    '23 hours',
    '1 day',
    '10 days',
  ]);
});
