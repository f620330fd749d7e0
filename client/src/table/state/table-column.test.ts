import { visibleColumns } from './table-column';

const columns = [{ id: 'stock' }, { id: 'carat' }, { id: 'color' }];

describe('visibleColumns', () => {
  it('shows the first column always, the chosen ones in their order', () => {
    expect(visibleColumns(columns, ['color', 'carat']).map(({ id }) => id)).toEqual(['stock', 'color', 'carat']);
  });

  it('knows neither strangers nor twins', () => {
    expect(visibleColumns(columns, ['stars', 'color', 'color', 'stock']).map(({ id }) => id)).toEqual([
      'stock',
      'color',
    ]);
  });
});
