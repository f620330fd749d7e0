import { lagText, timeAgoText } from './feed-status';

test.each([
  ['2027-01-31T12:00:00Z', 'just now'],
  ['2027-01-31T11:59:20Z', '40 seconds ago'],
  ['2027-01-31T11:58:59Z', '1 minute ago'],
  ['2027-01-31T10:00:00Z', '2 hours ago'],
  ['2027-01-30T11:00:00Z', 'yesterday'],
  // The client's clock can be ahead of the server's.
  ['2027-01-31T12:00:03Z', 'just now'],
])('formats a change at %s as "%s"', (moment, text) => {
  expect(timeAgoText(moment, '2027-01-31T12:00:00Z')).toBe(text);
});

test("describes the feed's lag", () => {
  expect([0, 2, 59, 150].map(lagText)).toEqual([
    'Up to date',
    'Up to date, 2 s behind',
    'Up to date, 59 s behind',
    'Large update in progress for 2 min',
  ]);
});
