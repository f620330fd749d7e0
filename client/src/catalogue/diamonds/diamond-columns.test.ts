import { diamondCollections } from './diamond-collections';
import { diamondColumns } from './diamond-columns';
import { diamondPages } from './diamond-pages';
import { diamondFields } from './filters/diamond-filters';

describe('the columns of stones', () => {
  it.each(diamondColumns(true).map(({ id, filterId }) => [id, filterId]))('%s can be filtered by %s', (_, filterId) => {
    expect(diamondFields.map(({ id }) => id)).toContain(filterId);
  });

  it.each(diamondPages.map(({ key }) => key))('shows on %s no column whose filter the page hides', (key) => {
    const { columns, settledFilters } = diamondCollections[key];
    const shown = diamondColumns(true).filter(({ id }) => columns.some((column) => column === id));

    expect(shown).toHaveLength(columns.length);
    expect(shown.filter(({ filterId }) => settledFilters.includes(filterId))).toEqual([]);
  });

  it.each(diamondPages.map(({ key }) => key))('opens on %s only filters that are there', (key) => {
    const { openFilters, settledFilters } = diamondCollections[key];
    const known = diamondFields.map(({ id }) => id).filter((id) => !settledFilters.includes(id));

    expect(openFilters.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('keeps Rap prices and discounts from visitors', () => {
    const ids = diamondColumns(false).map(({ id }) => id);

    expect(ids).not.toContain('rap');
    expect(ids).not.toContain('discount');
  });

  it('has a name of its own for every filter', () => {
    const ids = diamondFields.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toEqual(expect.arrayContaining(['sort']));
    expect(ids.filter((id) => ['sort', 'page', 'view', 'cols', 'compare'].includes(id))).toEqual([]);
  });
});
