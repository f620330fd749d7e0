import { type GraphQLSchema, type GraphQLType, getNamedType, isObjectType } from 'graphql';
import type { FieldJson } from './stock-json.ts';

/** Throws an error that names a declared element missing from the schema. */
export function missing(path: string): never {
  throw new Error(`stock.declaration.json: ${path} is not in the schema. Run "npm run schema".`);
}

function fieldAt(schema: GraphQLSchema, typeName: string, name: string): GraphQLType | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[name]?.type : undefined;
}

/** Returns true if a path segment is the `position` of a list element. */
const isPosition = (name: string): boolean => /^\d+$/.test(name);

export const isInList = (path: string): boolean => path.split('.').some(isPosition);

/** Returns the GraphQL paths to select for a declared path. For a list element, `position` is selected too. */
export function selectedAt(path: string): string[] {
  const names = path.split('.');
  const index = names.findIndex(isPosition);
  const selected = names.filter((name) => !isPosition(name)).join('.');
  return index === -1 ? [selected] : [[...names.slice(0, index), 'position'].join('.'), selected];
}

/** Returns the GraphQL type at a path below an object type. Throws if the path does not exist. */
export function outputAt(schema: GraphQLSchema, typeName: string, path: string): GraphQLType {
  let currentType = typeName;
  let type: GraphQLType | undefined;
  for (const name of path.split('.').filter((each) => !isPosition(each))) {
    type = fieldAt(schema, currentType, name) ?? missing(`${typeName}.${path}`);
    currentType = getNamedType(type).name;
  }
  return type ?? missing(`${typeName}.${path}`);
}

/**
 * Returns the GraphQL output path of a field. Null if it has no output. A user ID is replaced with the path of the
 * user object.
 */
export function shownPath(schema: GraphQLSchema, typeName: string, { name, value, output }: FieldJson): string | null {
  const user = name.replace(/Id$/, '');
  return output === null && value === 'user' && fieldAt(schema, typeName, user) !== undefined ? user : output;
}
