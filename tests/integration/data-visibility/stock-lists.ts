import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { widestSelection } from '../../support/widest-selection.ts';

/*
 * All stock lists with their filters, sorts and facets. They are read from the schema, so that new lists and fields
 * are covered automatically.
 */

const schema = graphqlSchema();

export interface FilterField {
  readonly name: string;
  /** Type name: `Boolean`, `ID`, `String`, or the name of a range or enum type. */
  readonly type: string;
  readonly isList: boolean;
  readonly constants: readonly string[];
  readonly isForAdministrators: boolean;
}

/** Value of an enum for sorts or facets. */
export interface Constant {
  readonly name: string;
  readonly isForAdministrators: boolean;
  readonly isForVisitors: boolean;
}

export interface StockListField {
  readonly name: string;
  readonly rowType: string;
  readonly filterType: string;
  readonly sortType: string;
  readonly filters: readonly FilterField[];
  readonly sorts: readonly Constant[];
  readonly facets: readonly Constant[];
  /** Fields of a row that only administrators can read. */
  readonly secrets: readonly string[];
  /** Selection of all fields of a row, including `secrets`. */
  readonly row: string;
  readonly facet: string;
  /** Names of required arguments, such as the stone for a list of settings. */
  readonly needs: readonly string[];
}

const isForAdministrators = ({ description }: { description?: string | null | undefined }): boolean =>
  /Administrators only/.test(description ?? '');

const constantsOf = (type: GraphQLEnumType): Constant[] =>
  type.getValues().map(({ name, description }) => ({
    name,
    isForAdministrators: isForAdministrators({ description }),
    isForVisitors: !/Not available to visitors/i.test(description ?? ''),
  }));

const filterOf = (field: GraphQLInputField): FilterField => {
  const type = getNamedType(field.type);
  return {
    name: field.name,
    type: type.name,
    isList: isListType(isNonNullType(field.type) ? field.type.ofType : field.type),
    constants: isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
    isForAdministrators: isForAdministrators(field),
  };
};

function listOf({ name, type, args }: GraphQLField<unknown, unknown>): StockListField[] {
  const page = getNamedType(type);
  if (!isObjectType(page)) return [];
  const { items, facets } = page.getFields();
  const inputOf = (argument: string) => {
    const match = args.find((candidate) => candidate.name === argument);
    return match && getNamedType(match.type);
  };
  const [filter, sort] = [inputOf('filter'), inputOf('sort')];
  const row = items && getNamedType(items.type);
  if (!facets || !isObjectType(row) || !isInputObjectType(filter) || !isInputObjectType(sort)) return [];
  const sortField = sort.getFields().field;
  const [facetArgument] = facets.args;
  const [sortType, facetType] = [
    sortField && getNamedType(sortField.type),
    facetArgument && getNamedType(facetArgument.type),
  ];
  if (!isEnumType(sortType) || !isEnumType(facetType)) return [];
  return [
    {
      name,
      rowType: row.name,
      filterType: filter.name,
      sortType: sort.name,
      filters: Object.values(filter.getFields()).map(filterOf),
      sorts: constantsOf(sortType),
      facets: constantsOf(facetType),
      secrets: Object.values(row.getFields())
        .filter(isForAdministrators)
        .map((field) => field.name),
      row: widestSelection(schema, row, 1),
      facet: widestSelection(schema, getNamedType(facets.type), 1),
      needs: args.filter(({ type }) => isNonNullType(type)).map((argument) => argument.name),
    },
  ];
}

const root = Object.values(schema.getQueryType()?.getFields() ?? {});

export const stockLists: readonly StockListField[] = root.flatMap(listOf);

/** Query for one item by a reference, and the fields of that reference. */
export interface StockReader {
  readonly name: string;
  readonly references: readonly string[];
  readonly row: string;
}

export const stockReaders: readonly StockReader[] = root.flatMap(({ name, args, type }) => {
  const [reference] = args;
  const input = reference?.name === 'ref' ? getNamedType(reference.type) : null;
  const row = getNamedType(type);
  if (!isInputObjectType(input) || !stockLists.some(({ rowType }) => rowType === row.name)) return [];
  return [{ name, references: Object.keys(input.getFields()), row: widestSelection(schema, row, 1) }];
});

export const exportedLists: readonly string[] = (() => {
  const type = schema.getType('ExportedList');
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
})();
