import { leftOutText, recipientsText, timeZoneText } from './recipient-text';

const none = { recipients: 3, blocked: 0, unapproved: 0, unconfirmed: 0, unsubscribed: 0 };

test('recipients are counted in words', () => {
  expect([0, 1, 1240].map(recipientsText)).toEqual(['No recipients', '1 recipient', '1,240 recipients']);
});

test('who is left out is said with the reason; nobody is not', () => {
  expect(leftOutText(none)).toBeNull();
  expect(leftOutText({ ...none, blocked: 2, unsubscribed: 1200 })).toBe(
    'Excluded: 2 blocked, 1,200 unsubscribed from these emails',
  );
});

test('the time zone is said with its distance from Greenwich', () => {
  expect(timeZoneText(new Date())).toMatch(/^\S+, (?:GMT|UTC)/);
});
