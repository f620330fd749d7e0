import { excludedText, recipientsText, timeZoneText } from './recipient-text';

const noExclusions = { recipients: 3, blocked: 0, unapproved: 0, unconfirmed: 0, unsubscribed: 0 };

test('formats the number of recipients', () => {
  expect([0, 1, 1240].map(recipientsText)).toEqual(['No recipients', '1 recipient', '1,240 recipients']);
});

test('lists excluded recipients with the reason, or returns null if there are none', () => {
  expect(excludedText(noExclusions)).toBeNull();
  expect(excludedText({ ...noExclusions, blocked: 2, unsubscribed: 1200 })).toBe(
    'Excluded: 2 blocked, 1,200 unsubscribed from these emails',
  );
});

test('shows the time zone with its UTC offset', () => {
  expect(timeZoneText(new Date())).toMatch(/^\S+, (?:GMT|UTC)/);
});
