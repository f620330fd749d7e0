import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';
import { type FilterOptionRow, type FilterRow, findFilter, listFilterOptions, listFilters } from './read-filters.ts';
import { createPageFilter, deletePageFilter, updatePageFilter } from './save-filter.ts';
import { createPageFilterOption, deletePageFilterOption, updatePageFilterOption } from './save-filter-option.ts';

const optionShape = restShape<FilterOptionRow>(PageFilterOption, {
  title: 'FilterOption',
  also: { filterId: Type.Integer() },
});

/** Excludes options, which have a separate route. */
const filterShape = restShape<FilterRow>(PageFilter, {
  also: {
    pageName: Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the page. Null if the filter is on no page.',
    }),
  },
});

const byFilterId = { filterId: 'id' };
const byOptionId = { optionId: 'id' };
const noContent = { present: () => null, returns: null };

const optionReply = {
  present: ({ option }: { option: FilterOptionRow }) => optionShape.present(option),
  returns: optionShape.returns,
};

export const filterRoutes: readonly Route[] = [
  list('/filters', listFilters, {
    ...filterShape,
    summary: 'Lists the active filters of all visible pages, by page and position. Administrators get all filters.',
  }),
  create('/filters', createPageFilter, {
    ...filterShape,
    summary: 'Adds a new filter to a page.',
    errors: ['ITEM_NOT_FOUND'],
    from: ({ body }) => ({ filter: body }),
    names: { '': 'filter' },
  }),
  get('/filters/:filterId', findFilter, { ...filterShape, summary: 'Returns a filter.', names: byFilterId }),
  put('/filters/:filterId', updatePageFilter, {
    ...filterShape,
    summary: 'Updates a filter. A different `pageName` moves it to that page.',
    from: ({ params, body }) => ({ id: params.filterId, set: body }),
    names: { ...byFilterId, '': 'set' },
  }),
  del('/filters/:filterId', deletePageFilter, {
    summary: 'Deletes a filter with its options.',
    names: byFilterId,
    ...noContent,
  }),
  list('/filters/:filterId/options', listFilterOptions, {
    ...optionShape,
    summary: 'Lists the options of a multiselect filter, in order.',
    from: ({ params }) => ({ filterId: params.filterId }),
  }),
  create('/filters/:filterId/options', createPageFilterOption, {
    ...optionReply,
    summary:
      'Adds an option to a multiselect filter. `imageUrl` is a picture as base64, with or without a data-URL prefix.',
    from: ({ params, body }) => ({ filterId: params.filterId, option: body }),
    names: { imageUrl: 'image', '': 'option' },
  }),
  put('/filters/:filterId/options/:optionId', updatePageFilterOption, {
    ...optionReply,
    summary: 'Updates an option. `imageUrl` is a picture as base64, or the URL of the current picture.',
    from: ({ params, body }) => ({ filterId: params.filterId, id: params.optionId, set: body }),
    names: { ...byOptionId, imageUrl: 'image', '': 'set' },
  }),
  del('/filters/:filterId/options/:optionId', deletePageFilterOption, {
    summary: 'Deletes an option.',
    names: byOptionId,
    ...noContent,
  }),
];
