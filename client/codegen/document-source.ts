import {
  type ASTNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

const kindNames = new Map(Object.entries(Kind).map(([name, kind]) => [`${kind}`, name]));

/** Names of functions in `client/src/graphql/document-parts.ts`. */
const parts = [
  'argument',
  'documentOf',
  'field',
  'fragment',
  'mutation',
  'named',
  'nonNull',
  'on',
  'query',
  'selectionSet',
  'spread',
  'takes',
];

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Returns the source of a function call. Omits trailing null arguments. */
function callSource(part: string, ...args: readonly (string | null)[]): string {
  const last = args.findLastIndex((each) => each !== null);
  return `${part}(${args
    .slice(0, last + 1)
    .map((each) => each ?? 'undefined')
    .join(',')})`;
}

const listOf = (nodes: readonly ASTNode[] = []): string | null =>
  nodes.length === 0 ? null : `[${nodes.map(partSource).join(',')}]`;

const selectionsOf = (set: SelectionSetNode): string | null => listOf(set.selections);

function isPlain({ alias, directives }: FieldNode): boolean {
  return alias === undefined && isEmpty(directives);
}

function fieldSource(node: FieldNode): string {
  const name = JSON.stringify(node.name.value);
  if (!isPlain(node) || (node.selectionSet === undefined && !isEmpty(node.arguments))) {
    return literal(node);
  }
  return node.selectionSet === undefined
    ? name
    : callSource('field', name, selectionsOf(node.selectionSet), listOf(node.arguments));
}

function operationSource(node: OperationDefinitionNode): string {
  const part = node.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
  return callSource(
    part,
    JSON.stringify(node.name?.value),
    selectionsOf(node.selectionSet),
    listOf(node.variableDefinitions),
  );
}

/**
 * Returns the source of a node as an object literal. Used for nodes without a function in `parts`. Omits source
 * locations and empty lists, because Apollo does not use them.
 */
function literal(node: ASTNode): string {
  const entries = Object.entries(node).filter(([key, value]) => key !== 'loc' && !isEmpty(value));
  return `{${entries.map(([key, value]) => `${key}:${key === 'kind' ? `Kind.${kindNames.get(value)}` : valueSource(value)}`).join(',')}}`;
}

function valueSource(value: ASTNode | readonly ASTNode[] | string | boolean): string {
  if (Array.isArray(value)) {
    return `[${value.map(partSource).join(',')}]`;
  }
  return typeof value === 'object' && 'kind' in value ? partSource(value) : JSON.stringify(value);
}

/** Returns the source that builds a part of a GraphQL document. */
export function partSource(node: ASTNode): string {
  switch (node.kind) {
    case Kind.FIELD:
      return fieldSource(node);
    case Kind.FRAGMENT_SPREAD:
      return isEmpty(node.directives) ? callSource('spread', JSON.stringify(node.name.value)) : literal(node);
    case Kind.INLINE_FRAGMENT:
      return isEmpty(node.directives) && node.typeCondition !== undefined
        ? callSource('on', JSON.stringify(node.typeCondition.name.value), selectionsOf(node.selectionSet))
        : literal(node);
    case Kind.ARGUMENT: {
      const name = node.name.value;
      if (node.value.kind !== Kind.VARIABLE) {
        return literal(node);
      }
      const typeName = node.value.name.value;
      return callSource('argument', JSON.stringify(name), typeName === name ? null : JSON.stringify(typeName));
    }
    case Kind.VARIABLE_DEFINITION:
      return node.defaultValue === undefined && isEmpty(node.directives)
        ? callSource('takes', JSON.stringify(node.variable.name.value), partSource(node.type))
        : literal(node);
    case Kind.SELECTION_SET:
      return callSource('selectionSet', selectionsOf(node));
    case Kind.NAMED_TYPE:
      return callSource('named', JSON.stringify(node.name.value));
    case Kind.NON_NULL_TYPE:
      return callSource('nonNull', partSource(node.type));
    case Kind.OPERATION_DEFINITION:
      return operationSource(node);
    case Kind.FRAGMENT_DEFINITION:
      return callSource(
        'fragment',
        JSON.stringify(node.name.value),
        JSON.stringify(node.typeCondition.name.value),
        selectionsOf(node.selectionSet),
      );
    default:
      return literal(node);
  }
}

/**
 * Returns the import statements for the functions that the sources call. `folder` is the import path of the folder
 * that contains `document-parts`.
 */
export function partImports(sources: readonly string[], folder: string): string[] {
  const source = sources.join('\n');
  const used = parts.filter((part) => new RegExp(`\\b${part}\\(`).test(source));
  return [
    ...(source.includes('kind:Kind.') ? ["import { Kind } from 'graphql';"] : []),
    `import { ${used.join(', ')} } from '${folder}/document-parts';`,
  ];
}
