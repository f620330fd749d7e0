import Type, { type Static } from 'typebox';
import { SortDirection } from '../../../kernel/input/page.ts';
import type { PageSettingsRow } from './page-settings-row.ts';
import { restSortField } from './sort-field-name.ts';

/** How the list of a page is shown, as REST spells it. */
export const PageSettingsSchema = Type.Object(
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

/** REST's shape of the settings of a page. */
export const presentPageSettings = (page: PageSettingsRow): Static<typeof PageSettingsSchema> => ({
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
