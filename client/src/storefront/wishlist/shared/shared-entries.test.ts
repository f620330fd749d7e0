import type { SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { sharedEntries } from './shared-entries';

const line = (id: string, facts: Partial<SharedLineDetailsFragment> = {}): SharedLineDetailsFragment => ({
  ...{ __typename: 'SharedLine', id, itemId: id, stockNumber: `W-${id}`, description: `W-${id}: Round 1 ct` },
  ...{ kind: 'DIAMOND', lineSet: null, set: null, carats: 1, numberOfStones: null, availability: 'FOR_SALE' },
  ...{ price: { __typename: 'Price', total: 0.1, perCarat: 0.1 }, imageUrl: null, diamond: null, ring: null },
  ...facts,
});

const set = (name: string, total: number) => ({
  set: {
    ...{ __typename: 'SetTotals' as const, name, description: `${name}: 2 stones`, stones: 2, carats: 2 },
    price: { __typename: 'Price' as const, total, perCarat: total / 2 },
  },
});

test('groups the stones of a set into one entry with the set’s totals', () => {
  const entries = sharedEntries([
    line('1'),
    line('2', { lineSet: 'Oval line', ...set('Line set Oval line', 0.3) }),
    line('3'),
    line('4', { lineSet: 'Oval line', ...set('Line set Oval line', 0.3) }),
  ]);
  expect(entries.map(({ name, total, stones }) => [name, total, stones.length])).toEqual([
    ['W-1: Round 1 ct', 0.1, 0],
    ['Line set Oval line: 2 stones, 2.000 ct', 0.3, 2],
    ['W-3: Round 1 ct', 0.1, 0],
  ]);
});

test('marks a set as unavailable if one of its stones is unavailable, and names a pair after its stones', () => {
  const pair = { lineSet: 'Pair W-1 + W-2', ...set('Pair W-1 + W-2', 5) };
  const [entry] = sharedEntries([line('1', pair), line('2', { ...pair, availability: 'GONE' })]);
  expect(entry).toMatchObject({ name: 'Pair W-1 + W-2: 2 stones, 2.000 ct', total: null, availability: 'GONE' });
});
