import { diamond } from '../../graphql/generated/stock/diamond';
import { stockColumns } from '../../shared/stock-lists/stock-columns';
import { stockFilters } from '../../shared/stock-lists/stock-filters';
import { columnsOf } from './diamond-list';

const special = columnsOf(false);

/** What the list's own parameters in the address are called. */
const taken = ['sort', 'page', 'view', 'cols', 'compare'];

const columns = stockColumns(diamond, 'users', special);
const filters = stockFilters(diamond, 'users');

describe('what a list of stones can show and be filtered by', () => {
  it('keeps Rap prices and discounts from visitors, and the back office’s facts from traders', () => {
    const shown = (viewer: 'everybody' | 'users') => stockColumns(diamond, viewer, special).map(({ path }) => path);

    expect(shown('users')).toEqual(expect.arrayContaining(['rapPrice', 'discount']));
    expect(shown('everybody')).not.toContain('rapPrice');
    expect(shown('everybody')).not.toContain('discount');
    expect(shown('users')).not.toContain('vendor');
    expect(stockFilters(diamond, 'everybody').map(({ field }) => field)).not.toContain('rapPrice');
    expect(filters.map(({ field }) => field)).not.toContain('vendors');
  });

  it('has a name of its own in the address for every column and every filter', () => {
    const ids = [...filters.map(({ id }) => id)];

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => taken.includes(id))).toEqual([]);
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
    expect(columns.filter(({ id }) => /[.~]/.test(id))).toEqual([]);
  });

  it('names a stone first, and adds its measurements', () => {
    expect(columns[0]?.header).toBe('Stock #');
    expect(columns.find(({ path }) => path === 'proportions')?.header).toBe('Measurements, mm');
    expect(columns.find(({ path }) => path === 'price.perCarat')?.header).toBe('$/ct');
  });
});
