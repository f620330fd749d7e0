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

/** Options have a call of their own. */
const filterShape = restShape<FilterRow>(PageFilter, {
  also: {
    pageName: Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the page. Null if the filter is on no page.',
    }),
  },
});

const byFilterId = { filterId: 'id' };
const byOptionId = { optionId: 'id' };
const nothing = { present: () => null, returns: null };

const writtenOption = {
  present: ({ option }: { option: FilterOptionRow }) => optionShape.present(option),
  returns: optionShape.returns,
};

export const filterRoutes: readonly Route[] = [
  list('/filters', listFilters, {
    ...filterShape,
    summary: 'Filters of pages, page by page: active ones of visible pages, for administrators all.',
  }),
  create('/filters', createPageFilter, {
    ...filterShape,
    summary: 'Puts a new filter on a page.',
    errors: ['ITEM_NOT_FOUND'],
    from: ({ body }) => ({ filter: body }),
    names: { '': 'filter' },
  }),
  get('/filters/:filterId', findFilter, { ...filterShape, summary: 'One filter.', names: byFilterId }),
  put('/filters/:filterId', updatePageFilter, {
    ...filterShape,
    summary: 'Changes what is given of a filter; another pageName moves it there.',
    from: ({ params, body }) => ({ id: params.filterId, set: body }),
    names: { ...byFilterId, '': 'set' },
  }),
  del('/filters/:filterId', deletePageFilter, {
    summary: 'Removes a filter with its options.',
    names: byFilterId,
    ...nothing,
  }),
  list('/filters/:filterId/options', listFilterOptions, {
    ...optionShape,
    summary: 'The options of a multiselect, in their order.',
    from: ({ params }) => ({ filterId: params.filterId }),
  }),
  create('/filters/:filterId/options', createPageFilterOption, {
    ...writtenOption,
    summary: 'Adds an option to a multiselect; its imageUrl comes as base64, with or without a data-URL prefix.',
    from: ({ params, body }) => ({ filterId: params.filterId, option: body }),
    names: { imageUrl: 'image', '': 'option' },
  }),
  put('/filters/:filterId/options/:optionId', updatePageFilterOption, {
    ...writtenOption,
    summary: 'Changes what is given of an option; its imageUrl is base64, or the address that it has already.',
    from: ({ params, body }) => ({ filterId: params.filterId, id: params.optionId, set: body }),
    names: { ...byOptionId, imageUrl: 'image', '': 'set' },
  }),
  del('/filters/:filterId/options/:optionId', deletePageFilterOption, {
    summary: 'Removes an option.',
    names: byOptionId,
    ...nothing,
  }),
];
