import Type from 'typebox';
import { SortDirection } from '../../../kernel/input/page.ts';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { PageSettings } from './page-settings.entity.ts';
import { findPageSettings, listPageSettings, type PageSettingsRow } from './read-page-settings.ts';
import { createPageSettings, deletePageSettings, updatePageSettings } from './save-page-settings.ts';

/** Converts a sort field to its REST spelling: `PRICE_PER_CARAT` → `pricePerCarat`. */
const restSortField = (constant: string): string =>
  constant.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/**
 * Converts a sort field from its REST spelling: `pricePerCarat` → `PRICE_PER_CARAT`. Values that are already in upper
 * case are unchanged.
 */
const sortFieldOfRest = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;

const shape = restShape<PageSettingsRow>(PageSettings, {
  also: {
    defaultSort: Type.Union(
      [
        Type.Object(
          { field: Type.String(), direction: Type.Enum(SortDirection) },
          {
            additionalProperties: false,
            description: 'Initial sort, such as carats ascending. If null, the default order of the list applies.',
          },
        ),
        Type.Null(),
      ],
      { description: 'Initial sort. If null, the default order of the list applies.' },
    ),
    filterIds: Type.Array(Type.Integer(), { description: 'Filters of the page, in order, as in `GET /api/filters`.' }),
  },
  derive: ({ defaultSort, filters }) => ({
    defaultSort: defaultSort && { ...defaultSort, field: restSortField(defaultSort.field) },
    filterIds: filters.map(({ id }) => id),
  }),
});

/** Converts a request body to settings with the GraphQL spelling of the sort field. */
function settingsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('defaultSort' in body)) return body;
  const { defaultSort } = body;
  if (typeof defaultSort !== 'object' || defaultSort === null || !('field' in defaultSort)) return body;
  const { field } = defaultSort;
  return typeof field === 'string' ? { ...body, defaultSort: { ...defaultSort, field: sortFieldOfRest(field) } } : body;
}

export const pageSettingsRoutes: readonly Route[] = [
  list('/pagesettings', listPageSettings, {
    ...shape,
    summary: 'Lists the settings of all visible pages. Administrators also get hidden pages.',
  }),
  get('/pagesettings/:pageName', findPageSettings, { ...shape, summary: 'Returns the settings of a page.' }),
  create('/pagesettings', createPageSettings, {
    ...shape,
    summary: 'Creates settings for a page that has none. A standard page gets its default settings.',
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  }),
  put('/pagesettings/:pageName', updatePageSettings, {
    ...shape,
    summary: 'Updates the settings of a page. `filterIds` sets its filters and their order.',
    from: ({ params, body }) => ({ pageName: params.pageName, set: settingsOf(body) }),
    names: { '': 'set' },
  }),
  del('/pagesettings/:pageName', deletePageSettings, {
    summary: 'Deletes the settings of a page. Its filters are removed from the page but not deleted.',
    present: () => null,
    returns: null,
  }),
];
