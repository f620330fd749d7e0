import { basketItemKey, linesByItem, ringKey } from './lines-by-item';

const lines = linesByItem([
  { __typename: 'JewelleryLine', id: '1', jewelleryPiece: { __typename: 'JewelleryPiece', id: '7' } },
  { __typename: 'EternityRingLine', id: '2', eternityRing: { __typename: 'EternityRing', id: '7' } },
  { __typename: 'BraceletLine', id: '3', bracelet: null },
  { __typename: 'DiamondSetLine', id: '4', diamonds: [{ __typename: 'Diamond', id: '9' }] },
  { __typename: 'MeleeLotLine', id: '5' },
  {
    __typename: 'EngagementRingLine',
    id: '6',
    engagementRing: {
      ...{ __typename: 'EngagementRing', id: '7', ringSize: 6.5, engraving: null },
      ringSetting: { __typename: 'RingSetting', id: '3' },
      diamond: { __typename: 'Diamond', id: '9' },
    },
  },
]);

test('finds an item by kind and ID, because IDs are only unique within a kind', () => {
  expect(lines.get(basketItemKey({ item: { jewelleryPieceId: '7' }, itemId: '7' }))).toBe('1');
  expect(lines.get(basketItemKey({ item: { eternityRingId: '7' }, itemId: '7' }))).toBe('2');
  expect(lines.get(basketItemKey({ item: { lineSetDiamondId: '9' }, itemId: '9' }))).toBe('4');
  expect(lines.get(basketItemKey({ item: { braceletId: '7' }, itemId: '7' }))).toBeUndefined();
});

test('finds a ring by its ID and by its parts', () => {
  const ring = { ringSettingId: '3', ringSize: 6.5, engraving: null };
  const holds = (parts: typeof ring, diamondId: string) =>
    lines.get(
      basketItemKey({
        item: { engagementRing: { ...parts, diamondId } },
        itemId: ringKey({ ...parts, stoneId: diamondId }),
      }),
    );
  expect(lines.get(basketItemKey({ item: { engagementRingId: '7' }, itemId: '7' }))).toBe('6');
  expect(holds(ring, '9')).toBe('6');
  expect(holds({ ...ring, ringSize: 7 }, '9')).toBeUndefined();
  expect(holds(ring, '8')).toBeUndefined();
});

test('never finds melee, because each amount is a separate line', () => {
  expect([...lines.values()]).not.toContain('5');
});
