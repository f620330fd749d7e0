import { differences } from './differences';
import { fieldText } from './field-text';
import { type DraftFilter, isSameDraft, type PageDraft } from './page-draft';

const shape: DraftFilter = {
  field: 'shapeIds',
  label: 'Shape',
  kind: 'MULTISELECT',
  isActive: true,
  options: [
    { value: '1', label: 'Round', imageUrl: null },
    { value: '9', label: 'Pear', imageUrl: null },
  ],
};
const carat: DraftFilter = { field: 'carats', label: 'Carat', kind: 'RANGE', isActive: true, options: [] };
const page: PageDraft = {
  title: 'White',
  description: '',
  isVisible: true,
  columns: ['carats', 'price.perCarat', 'cut'],
  sortField: 'CARATS',
  sortDirection: 'ASC',
  pageSize: '36',
  filters: [shape, carat],
};
const names = { column: fieldText, sort: fieldText };
const changed = (change: Partial<PageDraft>) => differences(page, { ...page, ...change }, names);

test('returns no differences for equal drafts', () => {
  expect(changed({})).toEqual([]);
  expect(isSameDraft(page, { ...page, filters: [shape, carat] })).toBe(true);
});

test('describes added, removed and reordered columns', () => {
  expect(changed({ columns: ['cut', 'carats', 'shape'] })).toEqual([
    'Columns added: Shape',
    'Columns removed: Price per carat',
    'Columns reordered',
  ]);
});

test('does not report an inserted column as reordered', () => {
  expect(changed({ columns: ['carats', 'shape', 'price.perCarat', 'cut'] })).toEqual(['Columns added: Shape']);
});

test('describes changes to texts, sort, page size and visibility', () => {
  expect(changed({ title: 'Whites', isVisible: false, sortField: '', pageSize: '50' })).toEqual([
    'Title: “White” → “Whites”',
    'Hidden',
    'Default sort: “Carats, ascending” → “default order”',
    'Rows per page: “36” → “50”',
  ]);
});

test('describes changes to a filter and its options', () => {
  const [round, pear] = shape.options;
  if (round === undefined || pear === undefined) {
    throw new Error('the shape has two options');
  }
  const after = { ...shape, label: 'Outline', isActive: false, options: [{ ...pear, label: 'Drop' }, round] };
  expect(changed({ filters: [after] })).toEqual([
    'Filters removed: Carat',
    'Filter Shape: renamed to “Outline”',
    'Filter Shape: disabled',
    'Filter Shape: options reordered',
    'Filter Shape: options “Pear” → “Drop”',
  ]);
});

test('shows schema names as words', () => {
  expect(['shapeIds', 'PRICE_PER_CARAT', 'media.images'].map(fieldText)).toEqual([
    'Shape',
    'Price per carat',
    'Media images',
  ]);
});
