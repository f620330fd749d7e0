import Type, { type Static } from 'typebox';
import { SortDirection } from '../../../kernel/input/page.ts';
import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { findPageSettings, listPageSettings, type PageSettingsRow } from './read-page-settings.ts';
import { createPageSettings, deletePageSettings, updatePageSettings } from './save-page-settings.ts';

/** Converts a sort field to REST's spelling: `PRICE_PER_CARAT` → `pricePerCarat`. */
const restSortField = (constant: string): string =>
  constant.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Converts REST's sort field: `pricePerCarat` → `PRICE_PER_CARAT`, which is accepted as well. */
const sortFieldOfRest = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;

const PageSettingsSchema = Type.Object(
  {
    pageName: Type.String(),
    list: Type.String({ description: 'The GraphQL query that answers the same list, such as diamonds.' }),
    title: Type.String(),
    description: Type.Union([Type.String(), Type.Null()]),
    isVisible: Type.Boolean({ description: 'Pages that are not visible exist for administrators only.' }),
    columns: Type.Array(Type.String(), {
      description: 'In their order; by the names of GraphQL, such as price.total.',
    }),
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
    pageSize: Type.Integer({ minimum: 1, maximum: 500, description: 'Rows of a page.' }),
    filterIds: Type.Array(Type.Integer(), { description: 'Its filters in their order: `GET /api/filters`.' }),
  },
  { title: 'PageSettings', additionalProperties: false, description: 'How the list of a page is shown.' },
);

const presentPageSettings = (page: PageSettingsRow): Static<typeof PageSettingsSchema> => ({
  pageName: page.pageName,
  list: page.list,
  title: page.title,
  description: page.description,
  isVisible: page.isVisible,
  columns: [...page.columns],
  defaultSort: page.defaultSort && { ...page.defaultSort, field: restSortField(page.defaultSort.field) },
  pageSize: page.pageSize,
  filterIds: page.filters.map(({ id }) => id),
});

/** Returns the settings with the sort field as in GraphQL. */
function settingsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('defaultSort' in body)) return body;
  const { defaultSort } = body;
  if (typeof defaultSort !== 'object' || defaultSort === null || !('field' in defaultSort)) return body;
  const { field } = defaultSort;
  return typeof field === 'string' ? { ...body, defaultSort: { ...defaultSort, field: sortFieldOfRest(field) } } : body;
}

const shape = { present: presentPageSettings, returns: PageSettingsSchema };

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
