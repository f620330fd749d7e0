import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql';
import { type Extended, isForAdministrators } from '../kernel/use-cases/for-administrators.ts';

/** Schemas in GraphQL schema definition language (SDL). */
interface PrintedSchemas {
  /** Complete schema, with a directive on each administrator-only part. */
  readonly whole: string;
  /** Schema without administrator-only parts and the types that only they use. */
  readonly forPartners: string;
}

export const administratorsDirective = new GraphQLDirective({
  name: 'administrators',
  description: 'Administrators only: FORBIDDEN for other callers. Not part of the partner schema.',
  locations: [
    DirectiveLocation.FIELD_DEFINITION,
    DirectiveLocation.INPUT_FIELD_DEFINITION,
    DirectiveLocation.ENUM_VALUE,
  ],
});

export function printSchemas(schema: GraphQLSchema): PrintedSchemas {
  const sorted = lexicographicSortSchema(schema);
  return {
    whole: `${withMarks(printSchema(sorted), marksOf(sorted))}\n`,
    forPartners: `${printSchema(pruneSchema(withoutMarked(sorted)))}\n`,
  };
}

/** Returns the coordinates of the marked parts of a schema, such as `Diamond.vendor`. */
function marksOf(schema: GraphQLSchema): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    const parts = hasFields ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    for (const part of parts) if (isForAdministrators(part)) marks.add(`${type.name}.${part.name}`);
  }
  return marks;
}

/**
 * graphql-js does not print custom directives, so they are inserted into its output. Insertion starts at the end, so
 * that earlier positions stay valid.
 */
function withMarks(printed: string, marks: ReadonlySet<string>): string {
  const offsets: number[] = [];
  let owner = '';
  const enterType = ({ name }: Named): void => {
    owner = name.value;
  };
  const note = ({ name, loc }: Named): false => {
    if (loc && marks.has(`${owner}.${name.value}`)) offsets.push(loc.end);
    return false;
  };
  visit(parse(printed), {
    ObjectTypeDefinition: enterType,
    InterfaceTypeDefinition: enterType,
    InputObjectTypeDefinition: enterType,
    EnumTypeDefinition: enterType,
    FieldDefinition: note,
    EnumValueDefinition: note,
    InputValueDefinition: note,
  });
  return offsets.reduceRight(
    (text, offset) => `${text.slice(0, offset)} @${administratorsDirective.name}${text.slice(offset)}`,
    printed,
  );
}

/** Named part of a document, with its position. */
interface Named {
  readonly name: { readonly value: string };
  readonly loc?: { readonly end: number };
}

const unlessMarked = <Part extends Extended>(part: Part): Part | null => (isForAdministrators(part) ? null : part);

function withoutMarked(schema: GraphQLSchema): GraphQLSchema {
  const rest = mapSchema(schema, { [MapperKind.FIELD]: unlessMarked, [MapperKind.ENUM_VALUE]: unlessMarked });
  const directives = rest.getDirectives().filter(({ name }) => name !== administratorsDirective.name);
  return new GraphQLSchema({ ...rest.toConfig(), directives });
}
