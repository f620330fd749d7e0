import * as v from 'valibot';
import { caratRangeText, markupForm, priceRangeText } from './markup';

const empty = { caratMin: '', caratMax: '', priceMin: '', priceMax: '', percent: '10' };

test('parses blank bounds as open-ended ranges', () => {
  expect(v.parse(markupForm, { ...empty, caratMin: '0.5' })).toEqual({
    caratMin: 0.5,
    caratMax: null,
    priceMin: null,
    priceMax: null,
    percent: 10,
  });
});

test('accepts a negative markup', () => {
  expect(v.parse(markupForm, { ...empty, percent: '-7,5' }).percent).toBe(-7.5);
});

test.each([
  [{ caratMin: '2', caratMax: '1' }, 'caratMax'],
  [{ priceMin: '2000', priceMax: '1999.99' }, 'priceMax'],
  [{ caratMin: '-1' }, 'caratMin'],
  [{ percent: '' }, 'percent'],
  [{ percent: '-100' }, 'percent'],
])('rejects %p with an error at %s', (typed, field) => {
  const { issues } = v.safeParse(markupForm, { ...empty, ...typed });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});

test('formats weight and price ranges', () => {
  expect(caratRangeText({ caratMin: 0.5, caratMax: 0.99 })).toBe('0.500–0.990');
  expect(caratRangeText({ caratMin: null, caratMax: null })).toBe('Any');
  expect(priceRangeText({ priceMin: null, priceMax: 5000 })).toBe('Up to 5,000.00');
  expect(priceRangeText({ priceMin: 0, priceMax: null })).toBe('0.00 and more');
});
