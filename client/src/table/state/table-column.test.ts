import { visibleColumns } from './table-column';

const columns = [{ id: 'stock' }, { id: 'carat' }, { id: 'color' }];

describe('visibleColumns', () => {
  it('returns the first column always, then the chosen ones in order', () => {
    expect(visibleColumns(columns, ['color', 'carat']).map(({ id }) => id)).toEqual(['stock', 'color', 'carat']);
  });

  it('ignores unknown and repeated columns', () => {
    expect(visibleColumns(columns, ['stars', 'color', 'color', 'stock']).map(({ id }) => id)).toEqual([
      'stock',
      'color',
    ]);
  });
});
