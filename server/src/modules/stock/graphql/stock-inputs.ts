import { Field, registerEnumType } from '../../../kernel/graphql.ts';
import { OptionalObject, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterIds, FilterRange, FilterText } from '../../../kernel/input/filter-fields.ts';
import type { InputClass } from '../../../kernel/input/input.ts';
import { maxSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../../kernel/input/page.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import { IfGiven, IsBoolean, IsEnum, IsInput, IsOptional } from '../../../kernel/input/rules.ts';
import { ForAdministrators, valuesForAdministrators } from '../../../kernel/use-cases/for-administrators.ts';
import { inputFields, readersOf, type StockField } from '../fields/stock-field.ts';
import { isActiveConstant } from '../fields/stock-kind.ts';
import type { StockType } from '../stock-type.ts';
import type { StockValue } from '../values/stock-value.ts';
import {
  activationInput,
  changeInput,
  type ManyChange,
  named,
  put,
  removalInput,
  type StockActivation,
  type StockRemoval,
  type StockUpdate,
  updateInput,
} from './change-inputs.ts';
import { designFlag, designFlagDescription } from './design-flag.ts';
import { refusedByFeeds } from './feed-filters.ts';

/** Sort criterion. `field` is the name of one of the type's fields. */
export interface StockSort {
  readonly field: string;
  readonly direction: SortDirection;
}

interface ListStockInput {
  filter?: object | null | undefined;
  sort?: readonly StockSort[] | null | undefined;
  page?: PageInput | null | undefined;
}

/** Inputs of a stock type, used for GraphQL inputs, REST request bodies and validation. */
export interface StockInputs {
  readonly patch: InputClass<object>;
  readonly filter: InputClass<object>;
  readonly sort: InputClass<StockSort>;
  readonly facetField: object;
  readonly list: InputClass<ListStockInput>;
  readonly create: InputClass<object>;
  readonly update: InputClass<StockUpdate>;
  readonly setActive: InputClass<StockActivation>;
  readonly remove: InputClass<StockRemoval>;
  readonly change: InputClass<ManyChange>;
}

const madeInputs = new Map<string, StockInputs>();

/** Returns the inputs of a stock type. They are derived from its fields on the first call and then cached. */
export function stockInputs(type: StockType): StockInputs {
  const cached = madeInputs.get(type.name);
  if (cached) return cached;
  const fields = fieldsInput(type);
  const patch = patchInput(type);
  const sort = sortInput(type);
  const filter = filterInput(type);
  const created: StockInputs = {
    patch,
    filter,
    sort,
    facetField: facetEnum(type),
    list: listInput(filter, sort),
    create: createInput(type, fields),
    update: updateInput(type, patch),
    setActive: activationInput(type),
    remove: removalInput(type),
    change: changeInput(type, { filter, patch }),
  };
  madeInputs.set(type.name, created);
  return created;
}

/** Returns the GraphQL input type of a value. */
const givenAs = ({ input, isInputList }: StockValue): (() => object) => (isInputList ? () => [input()] : input);

/** Returns the decorators of a GraphQL input field. The names of ID fields keep the suffix `Id`. */
const graphqlField = (field: StockField, nullable: boolean): PropertyDecorator[] =>
  field.input === false
    ? []
    : [
        Field(givenAs(field.value), {
          nullable,
          // API keys cannot write stock, so the price scope is irrelevant for inputs.
          description: `${field.description}${readersOf({ ...field, isPrice: false })}`,
        }),
        ...marksOf(field),
      ];

/** Returns the schema directive for fields that only administrators can read. */
const marksOf = ({ isForAdministrators }: StockField): readonly PropertyDecorator[] =>
  isForAdministrators ? [ForAdministrators()] : [];

/** Adds the inputs that a type has besides its fields. */
const putOwn = (inputClass: InputClass<object>, { ownInputs }: StockType): void => {
  for (const [name, decorator] of Object.entries(ownInputs)) put(inputClass, name, decorator);
};

const activeDescription = 'Whether the item is active. Only administrators see inactive items.';

function fieldsInput(type: StockType): InputClass<object> {
  class StockFieldsInput {}
  for (const field of inputFields(type.fields)) {
    const isRequired = field.presence === 'required';
    put(StockFieldsInput, field.name, ...graphqlField(field, !isRequired), ...field.value.rules);
    if (!isRequired) put(StockFieldsInput, field.name, IsOptional());
  }
  put(
    StockFieldsInput,
    'isActive',
    Field(() => Boolean, { nullable: true, description: activeDescription }),
  );
  put(StockFieldsInput, 'isActive', IsBoolean(), IsOptional());
  putOwn(StockFieldsInput, type);
  return named(StockFieldsInput, `${type.typeName}Input`, `New ${type.noun}.`);
}

function patchInput(type: StockType): InputClass<object> {
  class StockPatch {}
  for (const field of inputFields(type.fields)) {
    put(StockPatch, field.name, ...graphqlField(field, true), ...field.value.rules);
    // A required or generated value, such as the stock number, cannot be cleared. Clearing a field with a default
    // restores the default.
    const isKept = field.presence === 'required' || (field.presence === 'made' && field.default === undefined);
    put(StockPatch, field.name, isKept ? IfGiven() : IsOptional());
  }
  put(
    StockPatch,
    'isActive',
    Field(() => Boolean, { nullable: true, description: activeDescription }),
  );
  put(StockPatch, 'isActive', RequiredFlag(), IfGiven());
  putOwn(StockPatch, type);
  const requiredFields = type.fields.filter(({ presence }) => presence === 'required').map(({ name }) => name);
  return named(
    StockPatch,
    `${type.typeName}Patch`,
    `Changes of a stock item. Omitted fields are unchanged; null clears a field${requiredFields.length > 0 ? `, except ${requiredFields.join(', ')}` : ''}.`,
  );
}

function filterInput(type: StockType): InputClass<object> {
  class StockFilter {}
  put(StockFilter, 'ids', FilterIds('IDs of items.'));
  put(
    StockFilter,
    'text',
    FilterText(
      `Words that the text fields of the item must contain, in any order and ignoring case. ${refusedByFeeds}`,
    ),
  );
  put(
    StockFilter,
    'isActive',
    FilterFlag('Whether the item is active. Administrators only; other callers get FORBIDDEN.'),
    ForAdministrators(),
  );
  put(
    StockFilter,
    'updatedAt',
    FilterRange(
      () => DateTimeRange,
      `Time of the last change. Administrators only; other callers get FORBIDDEN. ${refusedByFeeds}`,
    ),
    ForAdministrators(),
  );
  for (const field of type.fields) {
    const { filterName, value, description } = field;
    if (filterName === null) continue;
    put(StockFilter, filterName, value.filter(`${description}${readersOf(field, true)}`), ...marksOf(field));
  }
  if (type.design) put(StockFilter, designFlag, FilterFlag(`${designFlagDescription} ${refusedByFeeds}`));
  for (const [name, { input, isForAdministrators }] of Object.entries(type.filters)) {
    if (input) put(StockFilter, name, input);
    if (isForAdministrators) put(StockFilter, name, ForAdministrators());
  }
  return named(
    StockFilter,
    `${type.typeName}Filter`,
    'Filter criteria. Fields are combined with AND, values of a list with OR. An empty list is INVALID_REQUEST.',
  );
}

const constantsOf = (fields: readonly StockField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ constant, name }) => [constant, name]));

const described = (fields: readonly StockField[]): Record<string, { description: string }> =>
  Object.fromEntries(
    fields.map((field) => [field.constant, { description: `${field.description}${readersOf(field, true)}` }]),
  );

/** Returns the enum values that only administrators may use. */
const constantsForAdministrators = (fields: readonly StockField[]): readonly string[] => [
  isActiveConstant,
  ...fields.filter(({ isForAdministrators }) => isForAdministrators).map(({ constant }) => constant),
];

function sortInput(type: StockType): InputClass<StockSort> {
  const sorted = type.fields.filter(({ isSorted }) => isSorted);
  const sortField = { ...constantsOf(sorted), UPDATED_AT: 'updatedAt', IS_ACTIVE: 'isActive' };
  registerEnumType(sortField, {
    name: `${type.typeName}SortField`,
    description: `Fields by which a list of ${type.noun}s can be sorted. Grades are sorted by rank.`,
    valuesConfig: {
      ...described(sorted),
      UPDATED_AT: { description: 'Time of the last change.' },
      IS_ACTIVE: { description: 'Whether the item is active. Administrators only.' },
    },
  });
  valuesForAdministrators(`${type.typeName}SortField`, constantsForAdministrators(sorted));
  class StockSortInput implements StockSort {
    field!: string;
    direction: SortDirection = SortDirection.ASC;
  }
  put(
    StockSortInput,
    'field',
    Field(() => sortField, { description: 'Field to sort by.' }),
    IsEnum(sortField, { message: 'must be a valid sort field' }),
  );
  put(
    StockSortInput,
    'direction',
    Field(() => SortDirection, {
      defaultValue: SortDirection.ASC,
      description: 'Sort direction. Null values are last in both directions.',
    }),
    IsEnum(SortDirection, { message: 'must be ASC or DESC' }),
  );
  return named(StockSortInput, `${type.typeName}Sort`, 'Sort criterion.');
}

function facetEnum(type: StockType): object {
  const divided = type.fields.filter(({ hasFacet }) => hasFacet);
  const values = { ...constantsOf(divided), [isActiveConstant]: 'isActive' };
  registerEnumType(values, {
    name: `${type.typeName}FacetField`,
    description: `Fields for which a list of ${type.noun}s can return facets.`,
    valuesConfig: {
      ...described(divided),
      IS_ACTIVE: { description: 'Whether the item is active. Administrators only.' },
    },
  });
  valuesForAdministrators(`${type.typeName}FacetField`, constantsForAdministrators(divided));
  return values;
}

function listInput(filter: InputClass<object>, sort: InputClass<StockSort>): InputClass<ListStockInput> {
  class ListInput implements ListStockInput {
    filter?: object | null | undefined;
    sort?: StockSort[] | null | undefined;
    page?: PageInput | null | undefined;
  }
  put(
    ListInput,
    'filter',
    OptionalObject(() => filter),
  );
  put(
    ListInput,
    'sort',
    OptionalObjects(() => sort, maxSorts),
  );
  put(
    ListInput,
    'page',
    OptionalObject(() => PageInput),
  );
  return ListInput;
}

function createInput(type: StockType, fields: InputClass<object>): InputClass<object> {
  class CreateInput {}
  put(
    CreateInput,
    type.one,
    Field(() => fields, { description: `New ${type.noun}.` }),
    IsInput(() => fields),
  );
  return named(CreateInput, `Create${type.typeName}Input`, `Input for \`create${type.typeName}\`.`);
}
