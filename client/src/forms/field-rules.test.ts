import * as v from 'valibot';
import {
  emailText,
  newPasswordText,
  numberFromText,
  optionalNumberFromText,
  optionalText,
  requiredText,
} from './field-rules';

function messageOf(schema: v.GenericSchema<string, unknown>, input: string): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

test('trims a required string and rejects an empty one', () => {
  expect(v.parse(requiredText('Enter a city'), '  Antwerp ')).toBe('Antwerp');
  expect(messageOf(requiredText('Enter a city'), '   ')).toBe('Enter a city');
});

test('returns null for an empty optional string', () => {
  expect(v.parse(optionalText, '  ')).toBeNull();
});

test('validates the email format', () => {
  expect(v.parse(emailText, ' anna@example.com ')).toBe('anna@example.com');
  expect(messageOf(emailText, 'anna@')).toBe('Enter an email such as name@example.com');
});

test('requires at least 8 characters for a new password', () => {
  expect(messageOf(newPasswordText, '1234567')).toBe('Use at least 8 characters');
});

test.each([
  ['1.02', 1.02],
  ['1,02', 1.02],
  [' .5 ', 0.5],
  ['-30', -30],
  ['−30', -30],
])('parses %p as %p', (text, number) => {
  expect(v.parse(numberFromText, text)).toBe(number);
});

test.each(['', 'abc', '1.2.3', '1e5', '.', '--1'])('rejects %p as a number', (text) => {
  expect(v.safeParse(numberFromText, text).success).toBe(false);
});

test('returns null for an empty optional number and rejects an invalid one', () => {
  expect(v.parse(optionalNumberFromText, ' ')).toBeNull();
  expect(v.parse(optionalNumberFromText, '2')).toBe(2);
  expect(v.safeParse(optionalNumberFromText, 'x').issues?.map(({ message }) => message)).toEqual([
    'Enter a number such as 1.02',
  ]);
});
