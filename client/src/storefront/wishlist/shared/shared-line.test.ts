import { basketItemOf } from './shared-line';

const line = { itemId: '5', lineSet: null, carats: 2.5, numberOfStones: null, ring: null };
const parts = { ringSettingId: '7', ringSize: 6.5, engraving: 'For ever' };
const ring = { __typename: 'SharedRing' as const, ...parts, stoneId: '9' };

test.each([
  [{ ...line, kind: 'DIAMOND' }, { diamondId: '5' }],
  [{ ...line, kind: 'DIAMOND', lineSet: 'L' }, { lineSetDiamondId: '5' }],
  [{ ...line, kind: 'DIAMOND', numberOfStones: 4 }, { parcel: { diamondId: '5', numberOfStones: 4 } }],
  [{ ...line, kind: 'MELEE', numberOfStones: 90 }, { melee: { meleeId: '5', carats: 2.5, numberOfStones: 90 } }],
  [{ ...line, kind: 'BRACELET' }, { braceletId: '5' }],
  [{ ...line, kind: 'ENGAGEMENT_RING', ring }, { engagementRing: { ...parts, diamondId: '9' } }],
  [{ ...line, kind: 'COMPLETED_RING', ring }, { completedRing: { ...parts, genericDiamondId: '9' } }],
] as const)('returns the input for adding shared item no. %# to the cart or wishlist', (shared, item) => {
  expect(basketItemOf(shared)).toEqual(item);
});
