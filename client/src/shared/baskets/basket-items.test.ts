import { basketRequests, linesByStone, problemTexts } from './basket-items';

const stones = [
  { id: '1', stockNumber: 'A-1', lineSet: null },
  { id: '2', stockNumber: 'A-2', lineSet: 'L' },
  { id: '3', stockNumber: 'A-3', lineSet: 'L' },
  { id: '1', stockNumber: 'A-1', lineSet: null },
];

describe('basketRequests', () => {
  it('adds each stone once, and a line set as one item', () => {
    expect(basketRequests(stones).map(({ item }) => item)).toEqual([{ diamondId: '1' }, { lineSetDiamondId: '2' }]);
  });
});

describe('problemTexts', () => {
  it('lists the items that could not be added, with the reason', () => {
    const problem = {
      __typename: 'Problem',
      index: 1,
      code: 'ITEM_NOT_FOUND',
      errorCode: 95,
      explanation: 'This is not for sale any more.',
    } as const;

    expect(problemTexts([problem], basketRequests(stones))).toEqual(['line set L: This is not for sale any more.']);
  });
});

describe('linesByStone', () => {
  it('finds the line for every stone, including stones in sets', () => {
    const lines = linesByStone([
      { __typename: 'DiamondLine', id: '7', diamond: { __typename: 'Diamond', id: '1' } },
      { __typename: 'DiamondLine', id: '8', diamond: null },
      { __typename: 'DiamondSetLine', id: '9', diamonds: [{ __typename: 'Diamond', id: '2' }] },
    ]);

    expect([...lines]).toEqual([
      ['1', '7'],
      ['2', '9'],
    ]);
  });
});
