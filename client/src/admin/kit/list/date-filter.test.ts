import { dateRange } from './date-filter';

test('both days are included, in the reader’s time', () => {
  const { createdAt } = dateRange('createdAt', ['to.2026-11-23', 'from.2026-11-20']);
  expect(createdAt).toEqual({
    min: new Date(2026, 10, 20).toISOString(),
    max: new Date(2026, 10, 23, 23, 59, 59, 999).toISOString(),
  });
});

test('either end may be open', () => {
  expect(dateRange('at', ['from.2026-11-20'])).toEqual({
    at: { min: new Date(2026, 10, 20).toISOString(), max: null },
  });
});

test.each([[[]], [['yesterday']], [['from.2026-13-40']], [['from.2026-11-23', 'to.2026-11-20']]])(
  'what means no days narrows nothing: %j',
  (values: string[]) => {
    expect(dateRange('at', values)).toEqual({});
  },
);
