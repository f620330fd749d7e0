import * as v from 'valibot';
import { stoneDifferences } from './stone-differences';
import { toDiamondInput, toDiamondPatch } from './stone-input';
import { stoneSections } from './stone-layout';
import { type StoneTyped, stoneSchema } from './stone-schema';
import { emptyStone } from './stone-typed';

const stone: StoneTyped = {
  ...emptyStone,
  stockNumber: 'F-1042',
  shapeId: '1',
  carats: '1.02',
  pricePerCarat: '5000',
  totalPrice: '5100',
  colorId: '4',
};

function values(typed: Partial<StoneTyped> = {}) {
  return v.parse(stoneSchema, { ...stone, ...typed });
}

function refusedFields(typed: Partial<StoneTyped>): string[] {
  const { issues } = v.safeParse(stoneSchema, { ...stone, ...typed });
  return issues?.map((issue) => v.getDotPath(issue) ?? '') ?? [];
}

test('every field of the schema has its place in the form', () => {
  const placed = stoneSections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(new Set(placed).size).toBe(placed.length);
  // The two stand beside the price per carat.
  expect([...placed, 'priceBasis', 'totalPrice'].toSorted()).toEqual(Object.keys(emptyStone).toSorted());
});

test('of the two prices only the one that is meant is sent', () => {
  expect(toDiamondInput(values())).toMatchObject({ pricePerCarat: 5000 });
  expect(toDiamondInput(values())).not.toHaveProperty('totalPrice');
  const byTotal = toDiamondInput(values({ priceBasis: 'total' }));
  expect(byTotal).toMatchObject({ totalPrice: 5100 });
  expect(byTotal).not.toHaveProperty('pricePerCarat');
  expect(byTotal).not.toHaveProperty('priceBasis');
});

test('an edit sends what it changed and nothing else; an emptied field is cleared', () => {
  expect(toDiamondPatch(values(), values())).toEqual({});
  expect(toDiamondPatch(values(), values({ carats: '1.03', colorId: '' }))).toEqual({
    carats: 1.03,
    colorId: null,
  });
});

test('a price is sent when it was changed, and a total also when the weight was', () => {
  expect(toDiamondPatch(values(), values({ pricePerCarat: '5250.50' }))).toEqual({ pricePerCarat: 5250.5 });
  expect(toDiamondPatch(values(), values({ priceBasis: 'total' }))).toEqual({});
  expect(toDiamondPatch(values(), values({ priceBasis: 'total', totalPrice: '5000' }))).toEqual({
    totalPrice: 5000,
  });
  expect(toDiamondPatch(values(), values({ priceBasis: 'total', carats: '1.05' }))).toEqual({
    carats: 1.05,
    totalPrice: 5100,
  });
});

test.each<[Partial<StoneTyped>, string[]]>([
  [{ stockNumber: ' ' }, ['stockNumber']],
  [{ shapeId: '' }, ['shapeId']],
  [{ carats: '0' }, ['carats']],
  [{ carats: '-1' }, ['carats']],
  [{ pricePerCarat: '' }, ['pricePerCarat']],
  [{ priceBasis: 'total', totalPrice: '' }, ['totalPrice']],
  [{ tablePercent: '101' }, ['tablePercent']],
  [{ crownAngle: '91' }, ['crownAngle']],
  [{ parcelStones: '1.5' }, ['parcelStones']],
  [{ certificateUrl: 'report' }, ['certificateUrl']],
])('%p is refused at %p', (typed, fields) => {
  expect(refusedFields(typed)).toEqual(fields);
});

test('a picture may lie in the shop’s own media', () => {
  expect(refusedFields({ imageUrl: '/media/f-1042.webp' })).toEqual([]);
});

const lists = {
  __typename: 'ReferenceLists' as const,
  shapes: [],
  colors: [
    { __typename: 'Color' as const, id: '4', label: 'G' },
    { __typename: 'Color' as const, id: '3', label: 'F' },
  ],
  clarities: [],
  cuts: [],
  polishes: [],
  symmetries: [],
  fluorescences: [],
  laboratories: [],
  fancyIntensities: [],
};

test('a conflict names each field that somebody else changed, and mine where it is another', () => {
  const now = { ...stone, colorId: '3', isActive: false };
  const mine = { ...stone, colorId: '', comment: 'Clean to the eye' };
  expect(stoneDifferences(stone, now, mine, lists)).toEqual([
    { name: 'isActive', label: 'Active', before: 'Yes', now: 'No', mine: null },
    { name: 'colorId', label: 'Colour', before: 'G', now: 'F', mine: 'empty' },
  ]);
});
