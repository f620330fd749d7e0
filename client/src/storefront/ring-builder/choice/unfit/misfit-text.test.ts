import { misfitSentence, unavailableSentence } from './misfit-text';

const words = {
  noun: 'setting',
  plural: 'settings',
  predicate: { one: 'does not fit a pear of 2.10 ct', many: 'do not fit a pear of 2.10 ct' },
};

test('counts unfit parts by reason', () => {
  const counts = [
    { reason: 'SHAPE', page: { total: 9 } },
    { reason: 'WEIGHT', page: { total: 3 } },
  ] as const;
  expect(misfitSentence(counts, words)).toBe(
    '12 settings do not fit a pear of 2.10 ct: 9 because of the shape, 3 because of the weight.',
  );
});

test('gives a single reason without its own count, and returns null if all parts fit', () => {
  const one = [
    { reason: 'SHAPE', page: { total: 1 } },
    { reason: 'WEIGHT', page: { total: 0 } },
  ] as const;
  expect(misfitSentence(one, words)).toBe('1 setting does not fit a pear of 2.10 ct, because of the shape.');
  expect(misfitSentence([], words)).toBeNull();
});

test('counts fitting but unavailable parts in a separate sentence', () => {
  expect(unavailableSentence(0, words)).toBeNull();
  expect(unavailableSentence(1, words)).toBe('1 setting fits, but is on hold for another buyer or not available now.');
  expect(unavailableSentence(1200, words)).toBe(
    '1,200 settings fit, but are on hold for another buyer or not available now.',
  );
});
