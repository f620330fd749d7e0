import * as v from 'valibot';
import { diamond } from '../../graphql/generated/stock/diamond-admin';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece-admin';
import { meleeLot } from '../../graphql/generated/stock/meleeLot-admin';
import { ringSetting } from '../../graphql/generated/stock/ringSetting-admin';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import { priceForm } from './diamonds/price-form';
import { formSections, inSlots } from './form/form-fields';
import { recordDifferences } from './form/record-differences';
import {
  changedEntries,
  emptyRecord,
  type FormParts,
  plainForm,
  type TypedRecord,
  typedRecord,
} from './form/typed-record';
import { recordSchema } from './form/value-rule';

const stone: TypedRecord = {
  ...priceForm.extra,
  ...emptyRecord(diamond),
  stockNumber: 'F-1042',
  shapeId: '1',
  carats: '1.02',
  pricePerCarat: '5000',
  totalPrice: '5100',
  colorId: '4',
};
const lot: TypedRecord = { ...emptyRecord(meleeLot), color: 'WHITE', carats: '12.5', pricePerCarat: '410' };

function refusedFields(declaration: StockDeclaration, parts: FormParts, typed: TypedRecord, isNew = true): string[] {
  const { issues } = v.safeParse(recordSchema(declaration, parts, { isNew }), typed);
  return issues?.map((issue) => v.getDotPath(issue) ?? '') ?? [];
}

const stoneSchema = recordSchema(diamond, priceForm, { isNew: false });
const values = (typed: TypedRecord = {}) => v.parse(stoneSchema, { ...stone, ...typed });
const patch = (typed: TypedRecord) => priceForm.sent(changedEntries(values(), values(typed)), values(typed));

test('places each input field in the form exactly once', () => {
  const fieldNames = formSections(diamond).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(fieldNames.toSorted()).toEqual(
    diamond.fields
      .filter(({ isGiven }) => isGiven)
      .map(({ name }) => name)
      // The form shows the picture slots as one set.
      .filter((name) => !['pic2', 'pic3', 'pic4'].includes(name))
      .toSorted(),
  );
  expect(fieldNames).not.toContain('status');
});

test('accepts web URLs and paths of this site, and rejects script URLs', () => {
  const refusedWith = (certificateUrl: string) => refusedFields(diamond, priceForm, { ...stone, certificateUrl });
  for (const address of ['', 'https://x.example/a.mp4', '/media/a.webp']) {
    expect(refusedWith(address)).toEqual([]);
  }
  const longUrl = `https://x.example/${'a'.repeat(2_000)}`;
  for (const address of ['javascript:alert(1)', 'ftp://x.example/a', '//x.example/a', 'hello', longUrl]) {
    expect(refusedWith(address)).toEqual(['certificateUrl']);
  }
});

test('fills a new form with the defaults', () => {
  expect(emptyRecord(meleeLot)).toMatchObject({ shapeId: '1', isActive: true, showToAll: false, carats: '' });
  expect(emptyRecord(diamond)).toMatchObject({ parcelStones: '1', isPair: false, comment: '' });
});

test('fills the form with the IDs of reference values, and combines the picture slots into one set', () => {
  const record = {
    __typename: 'RingSetting',
    id: '7',
    stockNumber: 'RS-7',
    isActive: true,
    version: 3,
    updatedAt: '2026-11-22T12:00:00Z',
    sale: null,
    name: 'Halo',
    shapes: [{ id: '1', label: 'Round' }],
    price: { total: 1200.5 },
    media: {
      images: [
        { slot: 'image2', url: '/media/b.webp' },
        { slot: 'imageUrl', url: '/media/a.webp' },
      ],
    },
  };
  expect(typedRecord(ringSetting, record)).toMatchObject({
    name: 'Halo',
    shapeIds: ['1'],
    price: '1200.5',
    imageUrl: '/media/b.webp\n/media/a.webp',
    caratsFrom: '',
  });
});

test('fills picture slots in order, clears the remaining slots, and changes no slots if the set is omitted', () => {
  expect(inSlots(ringSetting, { imageUrl: ['/media/b.webp', '/media/a.webp'], price: 5 })).toEqual({
    imageUrl: '/media/b.webp',
    image2: '/media/a.webp',
    image3: null,
    image4: null,
    price: 5,
  });
  expect(inSlots(ringSetting, { price: 5 })).toEqual({ price: 5 });
  expect(inSlots(jewelleryPiece, { image1: [] })).toMatchObject({
    image10: null,
    imageOrder: expect.stringMatching(/^image1,.*image10$/),
  });
});

test("sends only one of a stone's two prices", () => {
  expect(priceForm.sent(values(), values())).toMatchObject({ pricePerCarat: 5000 });
  expect(priceForm.sent(values(), values())).not.toHaveProperty('totalPrice');
  const byTotal = values({ priceBasis: 'total' });
  expect(priceForm.sent(byTotal, byTotal)).toMatchObject({ totalPrice: 5100 });
  expect(priceForm.sent(byTotal, byTotal)).not.toHaveProperty('pricePerCarat');
  expect(priceForm.sent(byTotal, byTotal)).not.toHaveProperty('priceBasis');
});

test('converts a discount from the list price to a price per carat', () => {
  const listed = { rapPrice: '10000' };
  const byDiscount = { ...listed, priceBasis: 'discount', discount: '-32,5' };
  expect(patch(byDiscount)).toMatchObject({ rapPrice: 10000, pricePerCarat: 6750 });
  expect(patch(byDiscount)).not.toHaveProperty('discount');
  expect(refusedFields(diamond, priceForm, { ...stone, ...byDiscount })).toEqual([]);
  expect(refusedFields(diamond, priceForm, { ...stone, ...byDiscount, rapPrice: '' })).toEqual(['rapPrice']);
  expect(refusedFields(diamond, priceForm, { ...stone, ...byDiscount, discount: '-100' })).toEqual(['discount']);
  expect(refusedFields(diamond, priceForm, { ...stone, ...byDiscount, discount: 'much' })).toEqual(['discount']);
});

test('sends only changed fields, and null for cleared fields', () => {
  expect(patch({})).toEqual({});
  expect(patch({ carats: '1.03', colorId: '' })).toEqual({ carats: 1.03, colorId: null });
});

test('sends a changed price, and also the total price if the weight has changed', () => {
  expect(patch({ pricePerCarat: '5250.50' })).toEqual({ pricePerCarat: 5250.5 });
  expect(patch({ priceBasis: 'total' })).toEqual({});
  expect(patch({ priceBasis: 'total', totalPrice: '5000' })).toEqual({ totalPrice: 5000 });
  expect(patch({ priceBasis: 'total', carats: '1.05' })).toEqual({ carats: 1.05, totalPrice: 5100 });
});

test.each<[TypedRecord, string[]]>([
  [{}, []],
  [{ stockNumber: ' ' }, ['stockNumber']],
  [{ shapeId: '' }, ['shapeId']],
  [{ carats: '0' }, ['carats']],
  [{ carats: '-1' }, ['carats']],
  [{ carats: '1.0234' }, ['carats']],
  [{ pricePerCarat: '' }, ['pricePerCarat']],
  [{ priceBasis: 'total', totalPrice: '' }, ['totalPrice']],
  [{ tablePercent: '101' }, ['tablePercent']],
  [{ crownAngle: '91' }, ['crownAngle']],
  [{ parcelStones: '1.5' }, ['parcelStones']],
  [{ certificateUrl: 'report' }, ['certificateUrl']],
  [{ imageUrl: '/media/f-1042.webp' }, []],
])('returns the invalid fields of a stone with %p: %p', (typed, fields) => {
  expect(refusedFields(diamond, priceForm, { ...stone, ...typed })).toEqual(fields);
});

test.each<[TypedRecord, string[]]>([
  [{}, []],
  [{ color: '' }, ['color']],
  [{ pricePerCarat: '0' }, ['pricePerCarat']],
  [{ sizeFrom: '1.3', sizeTo: '1.1' }, ['sizeTo']],
  [{ sizeTo: '20.5' }, ['sizeTo']],
])('returns the invalid fields of a melee lot with %p: %p', (typed, fields) => {
  expect(refusedFields(meleeLot, plainForm, { ...lot, ...typed })).toEqual(fields);
});

test('requires a stock number for an existing lot, but not for a new lot', () => {
  expect(refusedFields(meleeLot, plainForm, lot)).toEqual([]);
  expect(refusedFields(meleeLot, plainForm, lot, false)).toEqual(['stockNumber']);
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

test("lists every field that another user has changed, with the form's value if it differs", () => {
  const now = { ...stone, colorId: '3', isActive: false };
  const mine = { ...stone, colorId: '', comment: 'Clean to the eye' };
  expect(recordDifferences(diamond, { before: stone, now, mine }, lists)).toEqual([
    { name: 'colorId', label: 'Colour', before: 'G', now: 'F', mine: 'empty' },
    { name: 'isActive', label: 'Active', before: 'Yes', now: 'No', mine: null },
  ]);
});
