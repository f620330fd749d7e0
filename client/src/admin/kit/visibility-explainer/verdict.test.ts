import { notMet } from './verdict';

test('negates a rule, or adds the prefix "Not met" if it cannot negate the rule', () => {
  expect(notMet('The email address is confirmed')).toBe('Email not confirmed');
  expect(notMet('The account is approved')).toBe('The account is not approved');
  expect(notMet('The account is not blocked')).toBe('The account is blocked');
  expect(notMet('The item has a price')).toBe('Not met: The item has a price');
});
