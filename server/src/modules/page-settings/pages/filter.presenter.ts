import Type, { type Static } from 'typebox';
import { FilterKind } from '../filter-kind.ts';
import type { FilterOptionRow, FilterRow } from './filter-row.ts';

/** One of the values that a multiselect offers, as REST spells it. */
export const FilterOptionSchema = Type.Object(
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

/** A filter of a page, as REST spells it. */
export const FilterSchema = Type.Object(
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

/** REST's shape of an option. */
export const presentFilterOption = ({
  id,
  version: _version,
  ...option
}: FilterOptionRow): Static<typeof FilterOptionSchema> => ({
  ...option,
  optionId: id,
});

/** REST's shape of a filter: its options have a call of their own. */
export const presentFilter = ({
  id,
  options: _options,
  version: _version,
  ...filter
}: FilterRow): Static<typeof FilterSchema> => ({ ...filter, filterId: id });
