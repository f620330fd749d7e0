import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

type Fields = Record<string, GraphQLField<unknown, unknown>>;

const withoutArguments = (type: GraphQLNamedType): GraphQLField<unknown, unknown>[] => {
  const fields: Fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  return Object.values(fields).filter(({ args }) => !args.some(isRequiredArgument));
};

/** Returns the names of a type's fields that return objects. */
export const objectFields = (type: GraphQLNamedType): string[] =>
  withoutArguments(type)
    .filter((field) => !isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

/**
 * Returns a selection set with all fields of a type that need no arguments, nested up to `depth` levels. `only`
 * limits which object fields of the type itself are selected. Only scalar fields are selected for types that already
 * occur on the path, so that the recursion ends.
 */
export function widestSelection(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  depth: number,
  only?: readonly string[],
): string {
  return `{ ${selections(schema, type, depth, [], only).join(' ')} }`;
}

function selections(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  depth: number,
  around: readonly string[],
  only?: readonly string[],
): string[] {
  if (isUnionType(type) || isInterfaceType(type)) return ofEachType(schema, type, depth, around);
  const isAround = around.includes(type.name);
  return withoutArguments(type).flatMap((field) => {
    const below = getNamedType(field.type);
    if (isLeafType(below)) return [field.name];
    if (depth === 0 || isAround || (only && !only.includes(field.name))) return [];
    const inner = selections(schema, below, depth - 1, [...around, type.name]);
    return inner.length > 0 ? [`${field.name} { ${inner.join(' ')} }`] : [];
  });
}

/**
 * Returns one fragment per object type. Fields with the same name can have different types in different object types,
 * and all except the first then need an alias.
 */
function ofEachType(
  schema: GraphQLSchema,
  type: Parameters<GraphQLSchema['getPossibleTypes']>[0],
  depth: number,
  around: readonly string[],
): string[] {
  const types = new Map<string, string>();
  const nameFor = (possible: GraphQLObjectType, name: string): string => {
    const typeName = String(possible.getFields()[name]?.type);
    if ((types.get(name) ?? typeName) !== typeName) return `${name}Of${possible.name}: `;
    types.set(name, typeName);
    return '';
  };
  return schema.getPossibleTypes(type).map((possible) => {
    const inner = selections(schema, possible, depth, around).map((selection) => {
      const [name = ''] = selection.split(' ');
      return `${nameFor(possible, name)}${selection}`;
    });
    return `... on ${possible.name} { __typename ${inner.join(' ')} }`;
  });
}
