import { type GraphQLSchema, type GraphQLType, getNamedType, isObjectType } from 'graphql';
import type { FieldJson } from './stock-json.ts';

/** Stops what is declared without being there. */
export function missing(what: string): never {
  throw new Error(`stock.declaration.json: ${what} is not in the schema. Run "npm run schema".`);
}

function fieldAt(schema: GraphQLSchema, typeName: string, name: string): GraphQLType | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[name]?.type : undefined;
}

/** A part of a path that is the `position` of an element of a list. */
const isPosition = (name: string): boolean => /^\d+$/.test(name);

/** Whether a path leads through a list. */
export const isInList = (path: string): boolean => path.split('.').some(isPosition);

/** What is selected to read what a path leads to: of elements of a list their position too. */
export function selectedAt(path: string): string[] {
  const names = path.split('.');
  const place = names.findIndex(isPosition);
  const selected = names.filter((name) => !isPosition(name)).join('.');
  return place === -1 ? [selected] : [[...names.slice(0, place), 'position'].join('.'), selected];
}

/** The type of what GraphQL shows at a path below an object. */
export function outputAt(schema: GraphQLSchema, typeName: string, path: string): GraphQLType {
  let at = typeName;
  let type: GraphQLType | undefined;
  for (const name of path.split('.').filter((each) => !isPosition(each))) {
    type = fieldAt(schema, at, name) ?? missing(`${typeName}.${path}`);
    at = getNamedType(type).name;
  }
  return type ?? missing(`${typeName}.${path}`);
}

/** Where GraphQL shows a field: users are shown themselves, not their ids. */
export function shownPath(schema: GraphQLSchema, typeName: string, { name, value, output }: FieldJson): string | null {
  const user = name.replace(/Id$/, '');
  return output === null && value === 'user' && fieldAt(schema, typeName, user) !== undefined ? user : output;
}
