import { visibleColumns } from './table-column';

const columns = [{ id: 'stock' }, { id: 'carat' }, { id: 'color' }];

describe('visibleColumns', () => {
  it('always returns the first column, followed by the chosen columns in their order', () => {
    expect(visibleColumns(columns, ['color', 'carat']).map(({ id }) => id)).toEqual(['stock', 'color', 'carat']);
  });

  it('ignores unknown and repeated columns', () => {
    expect(visibleColumns(columns, ['stars', 'color', 'color', 'stock']).map(({ id }) => id)).toEqual([
      'stock',
      'color',
    ]);
  });
});
