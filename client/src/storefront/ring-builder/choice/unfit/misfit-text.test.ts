import { misfitSentence, unavailableSentence } from './misfit-text';

const wording = {
  noun: 'setting',
  plural: 'settings',
  predicate: { singular: 'does not fit a pear of 2.10 ct', plural: 'do not fit a pear of 2.10 ct' },
};

test('counts unsuitable parts by reason', () => {
  const counts = [
    { reason: 'SHAPE', page: { total: 9 } },
    { reason: 'WEIGHT', page: { total: 3 } },
  ] as const;
  expect(misfitSentence(counts, wording)).toBe(
    '12 settings do not fit a pear of 2.10 ct: 9 because of the shape, 3 because of the weight.',
  );
});

test('gives a single reason without a separate count, and returns null if all parts fit', () => {
  const singleCount = [
    { reason: 'SHAPE', page: { total: 1 } },
    { reason: 'WEIGHT', page: { total: 0 } },
  ] as const;
  expect(misfitSentence(singleCount, wording)).toBe('1 setting does not fit a pear of 2.10 ct, because of the shape.');
  expect(misfitSentence([], wording)).toBeNull();
});

test('counts parts that fit but are unavailable in a separate sentence', () => {
  expect(unavailableSentence(0, wording)).toBeNull();
  expect(unavailableSentence(1, wording)).toBe(
    '1 setting fits, but is on hold for another buyer or not available now.',
  );
  expect(unavailableSentence(1200, wording)).toBe(
    '1,200 settings fit, but are on hold for another buyer or not available now.',
  );
});
