import { noFacets } from '../facets';
import { type FilterField, toQueryFilter } from '../filter-field';
import { describeRange, filterChips } from './filter-chips';
import type { FilterValues } from './filter-value';

interface Query {
  shapeIds: string[];
  carats: { min: number | null; max: number | null };
  hasReport: boolean;
}

const fields: readonly FilterField<Query>[] = [
  { id: 'shape', kind: 'options', label: 'Shape', apply: (shapeIds) => ({ shapeIds }) },
  { id: 'carat', kind: 'range', label: 'Carat', unit: 'ct', step: 0.01, apply: (carats) => ({ carats }) },
  { id: 'graded', kind: 'toggle', label: 'With report', apply: (hasReport) => ({ hasReport }) },
];

const values: FilterValues = {
  shape: { kind: 'options', values: ['3', '9'] },
  carat: { kind: 'range', range: { min: 1.02, max: null } },
};

describe('filterChips', () => {
  const facets = { ...noFacets, options: { shape: [{ value: '3', label: 'Princess', count: 4 }] } };

  it('returns one chip for each chosen option, and one for each other filter', () => {
    expect(filterChips(fields, values, facets).map(({ text }) => text)).toEqual([
      'Shape: Princess',
      'Shape: 9',
      'Carat: 1.02 ct or more',
    ]);
  });

  it("removes only the chip's own option", () => {
    const [princess] = filterChips(fields, values, facets);

    expect(princess?.without).toEqual({ kind: 'options', values: ['9'] });
  });
});

describe('describeRange', () => {
  it('describes open-ended ranges', () => {
    expect(describeRange({ unit: 'ct' }, { min: null, max: 2 })).toBe('up to 2 ct');
    expect(describeRange({ unit: 'ct' }, { min: 1, max: 2 })).toBe('1–2 ct');
    expect(describeRange({ unit: '' }, { min: 10, max: 10 })).toBe('10');
  });
});

describe('toQueryFilter', () => {
  it('sets only the active filters in the query', () => {
    expect(toQueryFilter(fields, values)).toEqual({ shapeIds: ['3', '9'], carats: { min: 1.02, max: null } });
  });

  it('ignores a filter value of the wrong kind', () => {
    expect(toQueryFilter(fields, { graded: { kind: 'text', text: 'yes' } })).toEqual({});
  });
});
