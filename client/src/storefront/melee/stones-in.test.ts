import { caratsOf, stonesIn } from './amount';

const round = { code: 'RD' };

test('estimates about 120 round stones per carat at 1.3 mm, and 14 at 2.7 mm', () => {
  expect(stonesIn(1, { shape: round, sizeFrom: 1.25, sizeTo: 1.35 })).toBeGreaterThan(110);
  expect(stonesIn(1, { shape: round, sizeFrom: 1.25, sizeTo: 1.35 })).toBeLessThan(135);
  expect(stonesIn(1, { shape: round, sizeFrom: 2.7, sizeTo: null })).toBe(14);
});

test('returns null for other shapes, unknown sizes and amounts of less than one stone', () => {
  expect(stonesIn(1, { shape: { code: 'PS' }, sizeFrom: 1.3, sizeTo: 1.5 })).toBeNull();
  expect(stonesIn(1, { shape: round, sizeFrom: null, sizeTo: null })).toBeNull();
  expect(stonesIn(0.001, { shape: round, sizeFrom: 2, sizeTo: 2.5 })).toBeNull();
});

test('converts a number of stones to carats', () => {
  const lot = { shape: round, sizeFrom: 2.7, sizeTo: null };
  expect(caratsOf(14, lot)).toBeCloseTo(1.02, 2);
  expect(stonesIn(caratsOf(140, lot) ?? 0, lot)).toBe(140);
  expect(caratsOf(14, { ...lot, shape: { code: 'PS' } })).toBeNull();
});
