import Type from 'typebox';
import { SortDirection } from '../../../kernel/input/page.ts';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { PageSettings } from './page-settings.entity.ts';
import { findPageSettings, listPageSettings, type PageSettingsRow } from './read-page-settings.ts';
import { createPageSettings, deletePageSettings, updatePageSettings } from './save-page-settings.ts';

/** Converts a sort field to REST's spelling: `PRICE_PER_CARAT` → `pricePerCarat`. */
const restSortField = (constant: string): string =>
  constant.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Converts REST's sort field: `pricePerCarat` → `PRICE_PER_CARAT`, which is accepted as well. */
const sortFieldOfRest = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;

const shape = restShape<PageSettingsRow>(PageSettings, {
  also: {
    defaultSort: Type.Union(
      [
        Type.Object(
          { field: Type.String(), direction: Type.Enum(SortDirection) },
          { additionalProperties: false, description: 'Such as carats ascending.' },
        ),
        Type.Null(),
      ],
      { description: "Null: the list's own order." },
    ),
    filterIds: Type.Array(Type.Integer(), { description: 'Its filters in their order: `GET /api/filters`.' }),
  },
  derive: ({ defaultSort, filters }) => ({
    defaultSort: defaultSort && { ...defaultSort, field: restSortField(defaultSort.field) },
    filterIds: filters.map(({ id }) => id),
  }),
});

/** Returns the settings with the sort field as in GraphQL. */
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
    summary: 'How the list of each page is shown: visible pages, for administrators all.',
  }),
  get('/pagesettings/:pageName', findPageSettings, { ...shape, summary: 'How the list of one page is shown.' }),
  create('/pagesettings', createPageSettings, {
    ...shape,
    summary: 'Makes settings for a page that has none; a page of the product gets its first ones.',
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  }),
  put('/pagesettings/:pageName', updatePageSettings, {
    ...shape,
    summary: 'Changes what is given of the settings of a page; filterIds says which filters it has, in which order.',
    from: ({ params, body }) => ({ pageName: params.pageName, set: settingsOf(body) }),
    names: { '': 'set' },
  }),
  del('/pagesettings/:pageName', deletePageSettings, {
    summary: 'Removes the settings of a page; its filters stay, on no page.',
    present: () => null,
    returns: null,
  }),
];
