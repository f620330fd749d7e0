import { type ASTNode, Kind, OperationTypeNode } from 'graphql';

const kindNames = new Map(Object.entries(Kind).map(([name, kind]) => [`${kind}`, name]));
const operationNames = new Map(Object.entries(OperationTypeNode).map(([name, operation]) => [`${operation}`, name]));

/** Source of a syntax tree, without what Apollo does not read: places in the source and empty lists. */
function toSource(value: unknown, property = ''): string {
  if (Array.isArray(value)) {
    return `[${value.map((entry) => toSource(entry)).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .filter(([key, entry]) => key !== 'loc' && entry !== undefined && !(Array.isArray(entry) && entry.length === 0))
      .map(([key, entry]) => `${key}:${toSource(entry, key)}`)
      .join(',')}}`;
  }
  if (property === 'kind') {
    return `Kind.${kindNames.get(String(value))}`;
  }
  if (property === 'operation') {
    return `OperationTypeNode.${operationNames.get(String(value))}`;
  }
  return JSON.stringify(value);
}

/** The source of a document with these definitions. */
export function documentSource(definitions: readonly ASTNode[]): string {
  return toSource({ kind: Kind.DOCUMENT, definitions });
}
