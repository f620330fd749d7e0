import { stockDeclaration } from '../stock/declaration/index.ts';
import { defaultLabel } from '../stock/values/index.ts';
import { stockModules } from './stock-modules.ts';

const declared = stockModules.map(stockDeclaration);
const fieldOf = (typeName: string, name: string) =>
  declared.find((type) => type.one === typeName)?.fields.find((field) => field.name === name);

test('derives a label from the field name if the field has no label', () => {
  expect(defaultLabel('isLabGrown')).toBe('Lab grown');
  expect(defaultLabel('colorShade')).toBe('Colour shade');
  expect(defaultLabel('image2')).toBe('Picture 2');
  expect(defaultLabel('discolored')).toBe('Discolored');
  expect(defaultLabel('issue')).toBe('Issue');
});

test('declares the properties that a client needs for a column, a filter and a form', () => {
  expect(fieldOf('diamond', 'symmetryId')).toEqual({
    name: 'symmetryId',
    output: 'symmetry',
    label: 'Symmetry',
    description: 'Symmetry grade. Null if not graded.',
    rest: { path: 'product.symmetryId', type: 'integer, or null' },
    shortLabel: 'Symm.',
    unit: null,
    group: 'Grades',
    value: 'reference',
    limits: {},
    presence: 'optional',
    readers: 'everybody',
    isGiven: true,
    filter: 'symmetryIds',
    facet: 'SYMMETRY',
    sort: 'SYMMETRY',
    columns: ['Symmetry', 'Sym', 'Symetry', 'Symm'],
  });
  expect(fieldOf('diamond', 'memoPricePerCarat')).toMatchObject({
    output: 'memo.pricePerCarat',
    unit: '$/ct',
    isPrice: true,
    readers: 'administrators',
    limits: { min: 0, max: 99_999_999.99, decimals: 2 },
  });
  expect(fieldOf('diamond', 'status')).toMatchObject({ isGiven: false, default: 'AVAILABLE', filter: 'statuses' });
  expect(fieldOf('diamond', 'showToAll')).toMatchObject({
    readers: 'everybody',
    filter: 'showToAll',
    filterReaders: 'administrators',
    facet: null,
  });
  expect(fieldOf('jewelleryPiece', 'secondSideStoneColor')).toMatchObject({
    output: 'sideStones.2.color',
    label: 'Colour, second set',
    group: 'Side stones',
  });
  expect(fieldOf('jewelleryPiece', 'price')).toMatchObject({ isGiven: false, columns: null });
});

test('declares default values in the format that inputs accept', () => {
  const lots = declared.find(({ kind }) => kind.startsWith('MELEE'));
  const shape = lots?.fields.find(({ name }) => name === 'shapeId');
  expect([shape?.default, fieldOf('diamond', 'parcelStones')?.default]).toEqual(['1', 1]);
});

test.each(declared)('has a different label for each field in a section of $one', ({ fields, imports }) => {
  const labels = fields.map(({ group, label, unit }) => `${group}: ${label} ${unit}`);
  expect(labels).toEqual([...new Set(labels)]);
  const fieldHeadings = fields.filter(({ columns }) => columns !== null).map(({ name, heading = name }) => heading);
  const headings = [...fieldHeadings, ...imports.parts.map(({ name }) => name)];
  expect(headings).toEqual(expect.arrayContaining([imports.key, ...imports.required]));
  expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
});
