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

test('a required text is trimmed and must say something', () => {
  expect(v.parse(requiredText('Enter a city'), '  Antwerp ')).toBe('Antwerp');
  expect(messageOf(requiredText('Enter a city'), '   ')).toBe('Enter a city');
});

test('an optional text that is left empty is null', () => {
  expect(v.parse(optionalText, '  ')).toBeNull();
});

test('an email is checked for its shape', () => {
  expect(v.parse(emailText, ' anna@example.com ')).toBe('anna@example.com');
  expect(messageOf(emailText, 'anna@')).toBe('Enter an email such as name@example.com');
});

test('a new password has at least 8 characters', () => {
  expect(messageOf(newPasswordText, '1234567')).toBe('Use at least 8 characters');
});

test.each([
  ['1.02', 1.02],
  ['1,02', 1.02],
  [' .5 ', 0.5],
  ['-30', -30],
  ['−30', -30],
])('%p is the number %p', (text, number) => {
  expect(v.parse(numberFromText, text)).toBe(number);
});

test.each(['', 'abc', '1.2.3', '1e5', '.', '--1'])('%p is no number', (text) => {
  expect(v.safeParse(numberFromText, text).success).toBe(false);
});

test('an optional number that is left empty is null, and a wrong one is still refused', () => {
  expect(v.parse(optionalNumberFromText, ' ')).toBeNull();
  expect(v.parse(optionalNumberFromText, '2')).toBe(2);
  expect(v.safeParse(optionalNumberFromText, 'x').issues?.map(({ message }) => message)).toEqual([
    'Enter a number such as 1.02',
  ]);
});
