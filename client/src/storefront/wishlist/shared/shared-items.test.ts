import { sharedItem } from './shared-items';

const line = { itemId: '5', lineSet: null, carats: 2.5, numberOfStones: null };

test.each([
  [{ ...line, kind: 'DIAMOND' }, { diamondId: '5' }],
  [{ ...line, kind: 'DIAMOND', lineSet: 'L' }, { lineSetDiamondId: '5' }],
  [{ ...line, kind: 'DIAMOND', numberOfStones: 4 }, { parcel: { diamondId: '5', numberOfStones: 4 } }],
  [{ ...line, kind: 'MELEE', numberOfStones: 90 }, { melee: { meleeId: '5', carats: 2.5, numberOfStones: 90 } }],
  [{ ...line, kind: 'BRACELET' }, { braceletId: '5' }],
  [{ ...line, kind: 'ENGAGEMENT_RING' }, null],
] as const)('what is shared can be wished for as what it is: %#', (shared, item) => {
  expect(sharedItem(shared)).toEqual(item);
});
