import { notMet } from './verdict';

test('negates a rule, and prefixes rules of other forms with "Not met"', () => {
  expect(notMet('The email address is confirmed')).toBe('Email not confirmed');
  expect(notMet('The account is approved')).toBe('The account is not approved');
  expect(notMet('The account is not blocked')).toBe('The account is blocked');
  expect(notMet('The item has a price')).toBe('Not met: The item has a price');
});
