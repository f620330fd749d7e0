import { ringSizeOf, ringSizesBetween, ringSizeText, usSizeText } from './ring-sizes';

test('converts US ring sizes to other systems', () => {
  expect(ringSizeText(ringSizeOf(6))).toBe('US 6 · EU 52 · UK L½');
  expect(ringSizeText(ringSizeOf(7.5))).toBe('US 7½ · EU 55.5 · UK O½');
  expect(ringSizeOf(7).diameter).toBeCloseTo(17.3, 1);
  expect(ringSizeOf(13).uk).toBe('Z+1');
});

test('returns the half and whole sizes within a range', () => {
  expect(ringSizesBetween(4, 5.5).map(({ us }) => us)).toEqual([4, 4.5, 5, 5.5]);
  expect(ringSizesBetween(4.3, 4.9).map(({ us }) => us)).toEqual([4.5]);
  expect(ringSizesBetween(6, 5)).toEqual([]);
});

test('formats halves and quarters as fractions, and other values unchanged', () => {
  expect([5, 5.25, 5.5, 5.75, 5.3].map(usSizeText)).toEqual(['5', '5¼', '5½', '5¾', '5.3']);
});
