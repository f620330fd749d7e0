import Type, { type Static } from 'typebox';
import { create, del, get, list, put, type Route } from '../../../kernel/transport/route.ts';
import { FilterKind } from '../filter-kind.ts';
import { type FilterOptionRow, type FilterRow, findFilter, listFilterOptions, listFilters } from './read-filters.ts';
import { createPageFilter, deletePageFilter, updatePageFilter } from './save-filter.ts';
import { createPageFilterOption, deletePageFilterOption, updatePageFilterOption } from './save-filter-option.ts';

/** A value that a multiselect offers. */
const FilterOptionSchema = Type.Object(
  {
    optionId: Type.Integer(),
    filterId: Type.Integer(),
    value: Type.String({ description: "As the list's filter takes it: an id, a value of an enum or a text." }),
    label: Type.String(),
    imageUrl: Type.Union([Type.String(), Type.Null()], { description: 'Path of its picture.' }),
    position: Type.Integer({ minimum: 0, description: 'Orders the options of a filter; ties go by id.' }),
  },
  { title: 'FilterOption', additionalProperties: false, description: 'One of the values that a multiselect offers.' },
);

const FilterSchema = Type.Object(
  {
    filterId: Type.Integer(),
    pageName: Type.Union([Type.String(), Type.Null()], { description: 'The page that offers it. Null: none.' }),
    field: Type.String({ description: "A field of the list's filter in GraphQL, such as shapeIds." }),
    label: Type.String(),
    kind: Type.Enum(FilterKind, { description: 'How it is operated.' }),
    position: Type.Integer({ minimum: 0, description: 'Orders the filters of a page; ties go by id.' }),
    isActive: Type.Boolean({ description: 'Inactive filters exist for administrators only.' }),
  },
  { title: 'PageFilter', additionalProperties: false, description: 'A filter that a page offers for its list.' },
);

const presentFilterOption = ({
  id,
  version: _version,
  ...option
}: FilterOptionRow): Static<typeof FilterOptionSchema> => ({
  ...option,
  optionId: id,
});

/** Options have a call of their own. */
const presentFilter = ({
  id,
  options: _options,
  version: _version,
  ...filter
}: FilterRow): Static<typeof FilterSchema> => ({ ...filter, filterId: id });

const filterShape = { present: presentFilter, returns: FilterSchema };
const byFilterId = { filterId: 'id' };
const byOptionId = { optionId: 'id' };
const nothing = { present: () => null, returns: null };

const presentWritten = ({ option }: { option: Parameters<typeof presentFilterOption>[0] }) =>
  presentFilterOption(option);
const writtenOption = { present: presentWritten, returns: FilterOptionSchema };

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
    present: presentFilterOption,
    returns: FilterOptionSchema,
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
