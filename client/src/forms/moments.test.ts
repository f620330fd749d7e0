import * as v from 'valibot';
import { optionalFutureMoment, toLocalDay, toLocalMoment } from './moments';

test('converts a timestamp to the input format and back', () => {
  const moment = '2031-07-04T13:45:00.000Z';
  expect(v.parse(optionalFutureMoment, toLocalMoment(moment))).toBe(moment);
  expect(toLocalDay(moment)).toBe(toLocalMoment(moment).slice(0, 10));
});

test('returns null for empty input', () => {
  expect(v.parse(optionalFutureMoment, ' ')).toBeNull();
  expect(toLocalMoment(null)).toBe('');
});

test.each([
  ['2001-01-01T00:00', 'Choose a time in the future'],
  ['tomorrow', 'Enter a date and a time'],
  ['2031-13-45T99:99', 'Choose a time in the future'],
])('rejects %p with the message "%s"', (text, message) => {
  expect(v.safeParse(optionalFutureMoment, text).issues?.[0].message).toBe(message);
});
