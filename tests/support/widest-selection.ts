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

/** Names of the fields of a type that lead to objects. */
export const objectFields = (type: GraphQLNamedType): string[] =>
  withoutArguments(type)
    .filter((field) => !isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

/**
 * Everything that can be asked of a type without arguments, `depth` objects deep, as a selection set; of its own object
 * fields only those that are named. Types that lie around it come as far as their scalars, so that it ends.
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

/** Fields of one name may have different types in different types: then all but one need another name. */
function ofEachType(
  schema: GraphQLSchema,
  type: Parameters<GraphQLSchema['getPossibleTypes']>[0],
  depth: number,
  around: readonly string[],
): string[] {
  const types = new Map<string, string>();
  const nameFor = (possible: GraphQLObjectType, name: string): string => {
    const answered = String(possible.getFields()[name]?.type);
    if ((types.get(name) ?? answered) !== answered) return `${name}Of${possible.name}: `;
    types.set(name, answered);
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
