import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { PageSettingsSchema, presentPageSettings } from './page-settings.presenter.ts';
import { findPageSettings, listPageSettings } from './read-page-settings.ts';
import { createPageSettings, deletePageSettings, updatePageSettings } from './save-page-settings.ts';
import { sortFieldOfRest } from './sort-field-name.ts';

/** Settings with their sort field by its name in GraphQL. */
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
