import type { SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { sharedEntries } from './shared-entries';

const line = (id: string, facts: Partial<SharedLineDetailsFragment> = {}): SharedLineDetailsFragment => ({
  ...{ __typename: 'SharedLine', id, itemId: id, stockNumber: `W-${id}`, description: `W-${id}: Round 1 ct` },
  ...{ kind: 'DIAMOND', lineSet: null, carats: 1, numberOfStones: null, availability: 'FOR_SALE' },
  ...{ price: { __typename: 'Price', total: 0.1, perCarat: 0.1 }, imageUrl: null, diamond: null, ring: null },
  ...facts,
});

test('the stones of a set are one entry in the place of the first, at their exact sum', () => {
  const entries = sharedEntries([
    line('1'),
    line('2', { lineSet: 'Oval line' }),
    line('3'),
    line('4', { lineSet: 'Oval line', price: { __typename: 'Price', total: 0.2, perCarat: 0.2 } }),
  ]);
  expect(entries.map(({ name, total, stones }) => [name, total, stones.length])).toEqual([
    ['W-1: Round 1 ct', 0.1, 0],
    ['Line set Oval line: 2 stones', 0.3, 2],
    ['W-3: Round 1 ct', 0.1, 0],
  ]);
});

test('a set with a stone that is gone is gone as a whole; a pair is called by its stones', () => {
  const pair = { lineSet: 'Pair W-1 + W-2' };
  const [entry] = sharedEntries([line('1', pair), line('2', { ...pair, availability: 'GONE' })]);
  expect(entry).toMatchObject({ name: 'Pair W-1 + W-2: 2 stones', total: null, availability: 'GONE' });
});
