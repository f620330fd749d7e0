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

/** The type of what GraphQL shows at a path below an object. */
export function outputAt(schema: GraphQLSchema, typeName: string, path: string): GraphQLType {
  let at = typeName;
  let type: GraphQLType | undefined;
  for (const name of path.split('.')) {
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
