import type { LineStoneFragment } from '../../graphql/generated/graphql';
import { type BasketLine, subjectOf } from './line-kinds';

const stone: LineStoneFragment = {
  __typename: 'Diamond',
  id: '5',
  stockNumber: 'A 5',
  status: 'AVAILABLE',
  availability: 'FOR_SALE',
  carats: 1,
  lineSet: null,
  parcelStones: 1,
  shape: { __typename: 'Shape', id: '1', label: 'Round', rank: 1 },
  color: null,
  clarity: null,
  price: null,
  proportions: { __typename: 'DiamondProportions', length: null, width: null, tablePercent: null },
};

const line = {
  id: '1',
  description: 'What it is',
  carats: 2.5,
  price: null,
  availability: 'FOR_SALE',
  priceWhenAdded: null,
  problem: null,
  createdAt: '2026-11-22T12:00:00Z',
} as const;

const media = (url?: string) => ({
  __typename: 'Media' as const,
  images: url === undefined ? [] : [{ __typename: 'MediaImage' as const, url, slot: 'image1' }],
});
const shape = { __typename: 'Shape' as const, id: '3' };
const setting = {
  __typename: 'RingSetting',
  id: '30',
  kind: 'RING_SETTING',
  stockNumber: 'RS-1',
  media: media('/media/setting.webp'),
} as const;

const lines: Readonly<Record<BasketLine['__typename'], BasketLine>> = {
  DiamondLine: { ...line, __typename: 'DiamondLine', diamond: stone },
  ParcelLine: { ...line, __typename: 'ParcelLine', diamond: stone, numberOfStones: 4, ringSize: '6½' },
  DiamondSetLine: { ...line, __typename: 'DiamondSetLine', lineSet: 'L', diamonds: [stone, { ...stone, id: '6' }] },
  MeleeLotLine: {
    ...line,
    __typename: 'MeleeLotLine',
    approximateStones: 90,
    meleeLot: {
      __typename: 'MeleeLot',
      id: '7',
      kind: 'MELEE',
      stockNumber: 'ME-1',
      media: media(),
      color: 'TTLB',
      sizeFrom: 1.1,
      sizeTo: 1.3,
    },
  },
  EngagementRingLine: {
    ...line,
    __typename: 'EngagementRingLine',
    engagementRing: {
      __typename: 'EngagementRing',
      id: '8',
      ringSize: 6.5,
      engraving: 'A & B',
      ringSetting: setting,
      diamond: stone,
    },
  },
  CompletedRingLine: {
    ...line,
    __typename: 'CompletedRingLine',
    completedRing: {
      __typename: 'CompletedRing',
      id: '9',
      ringSize: null,
      engraving: null,
      ringSetting: { ...setting, media: media() },
      genericDiamond: { __typename: 'GenericDiamond', id: '90', stockNumber: 'GD-90', shape },
    },
  },
  EternityRingLine: {
    ...line,
    __typename: 'EternityRingLine',
    eternityRing: {
      __typename: 'EternityRing',
      id: '10',
      kind: 'ETERNITY_RING',
      stockNumber: 'ET-1',
      media: media('/media/band.webp'),
      shape,
    },
  },
  BraceletLine: {
    ...line,
    __typename: 'BraceletLine',
    bracelet: {
      __typename: 'Bracelet',
      id: '11',
      kind: 'BRACELET',
      stockNumber: 'BR-1',
      media: media('/media/bracelet.webp'),
      name: 'tennis',
      color: 'White Gold',
      size: 'M',
    },
  },
  JewelleryLine: {
    ...line,
    __typename: 'JewelleryLine',
    jewelleryPiece: {
      __typename: 'JewelleryPiece',
      id: '12',
      kind: 'JEWELLERY',
      stockNumber: 'JW-1',
      media: media('/media/brooch.webp'),
    },
  },
  CustomNecklaceLine: {
    ...line,
    __typename: 'CustomNecklaceLine',
    customNecklace: {
      __typename: 'CustomNecklace',
      id: '13',
      kind: 'CUSTOM_NECKLACE',
      stockNumber: 'CN-1',
      media: media(),
      shape: null,
    },
  },
};

test.each([
  ['DiamondLine', { diamondId: '5' }, '/diamond/A%205'],
  ['ParcelLine', { parcel: { diamondId: '5', numberOfStones: 4, ringSize: '6½' } }, '/diamond/A%205'],
  ['DiamondSetLine', { lineSetDiamondId: '5' }, null],
  ['MeleeLotLine', { melee: { meleeId: '7', carats: 2.5, numberOfStones: 90 } }, '/melee?open=7'],
  [
    'EngagementRingLine',
    { engagementRingId: '8' },
    '/engagement-rings?setting=RS-1&diamond=A+5&size=6.5&engraving=A+%26+B',
  ],
  ['CompletedRingLine', { completedRingId: '9' }, '/completed-rings?setting=RS-1&diamond=GD-90'],
  ['EternityRingLine', { eternityRingId: '10' }, '/eternity-rings/ET-1'],
  ['BraceletLine', { braceletId: '11' }, '/bracelet/tennis?color=White+Gold&size=M'],
  ['JewelleryLine', { jewelleryPieceId: '12' }, '/products/JW-1'],
  ['CustomNecklaceLine', { customNecklaceId: '13' }, '/custom-necklace/CN-1'],
] as const)('restores a line of kind %s and links to its page', (kind, item, href) => {
  expect(subjectOf(lines[kind])).toMatchObject({ item, href });
});

test('prefers a photograph to a drawing, and shows a drawing if there is no photograph', () => {
  const pictureOf = (kind: BasketLine['__typename']) => {
    const { photo = null, drawing = null } = subjectOf(lines[kind]) ?? {};
    return [photo, drawing !== null && 'shape' in drawing ? (drawing.shape?.id ?? null) : null];
  };
  expect(pictureOf('DiamondLine')).toEqual([null, '1']);
  expect(pictureOf('EngagementRingLine')).toEqual(['/media/setting.webp', '1']);
  expect(pictureOf('CompletedRingLine')).toEqual([null, '3']);
  expect(pictureOf('EternityRingLine')).toEqual(['/media/band.webp', '3']);
  expect(pictureOf('CustomNecklaceLine')).toEqual([null, null]);
});

test('draws a melee lot as several stones instead of one large stone', () => {
  expect(subjectOf(lines.MeleeLotLine)?.drawing).toEqual({
    lot: expect.objectContaining({ color: 'TTLB', sizeTo: 1.3 }),
  });
});

test.each([
  { ...line, __typename: 'DiamondLine', diamond: null },
  { ...line, __typename: 'DiamondSetLine', lineSet: 'L', diamonds: [] },
  { ...line, __typename: 'MeleeLotLine', approximateStones: null, meleeLot: null, carats: null },
  { ...line, __typename: 'EngagementRingLine', engagementRing: null },
  { ...line, __typename: 'BraceletLine', bracelet: null },
] as const satisfies readonly BasketLine[])(
  'returns no link and no restore input for a $__typename whose item is no longer visible',
  (availability) => {
    expect(subjectOf(availability)).toBeNull();
  },
);
