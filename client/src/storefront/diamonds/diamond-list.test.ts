import { diamond } from '../../graphql/generated/stock/diamond';
import { stockColumns } from '../../shared/stock-lists/stock-columns';
import { stockFilters } from '../../shared/stock-lists/stock-filters';
import { columnsOf } from './diamond-list';

const special = columnsOf(false);

/** URL parameters reserved by the list. */
const reservedNames = ['sort', 'page', 'view', 'cols', 'compare'];

const columns = stockColumns(diamond, 'users', special);
const filters = stockFilters(diamond, 'users');

describe('columns and filters of diamond lists', () => {
  it('hides Rap prices and discounts from visitors, and back-office fields from traders', () => {
    const columnPaths = (viewer: 'everybody' | 'users') =>
      stockColumns(diamond, viewer, special).map(({ path }) => path);

    expect(columnPaths('users')).toEqual(expect.arrayContaining(['rapPrice', 'discount']));
    expect(columnPaths('everybody')).not.toContain('rapPrice');
    expect(columnPaths('everybody')).not.toContain('discount');
    expect(columnPaths('users')).not.toContain('vendor');
    expect(stockFilters(diamond, 'everybody').map(({ field }) => field)).not.toContain('rapPrice');
    expect(filters.map(({ field }) => field)).not.toContain('vendors');
  });

  it('uses unique column and filter names in the URL', () => {
    const ids = [...filters.map(({ id }) => id)];

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => reservedNames.includes(id))).toEqual([]);
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
    expect(columns.filter(({ id }) => /[.~]/.test(id))).toEqual([]);
  });

  it('begins with the stock number column, and includes the measurements', () => {
    expect(columns[0]?.header).toBe('Stock #');
    expect(columns.find(({ path }) => path === 'proportions')?.header).toBe('Measurements, mm');
    expect(columns.find(({ path }) => path === 'price.perCarat')?.header).toBe('$/ct');
  });
});
