import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** Parsed documents are kept by the server, so that the same operation is walked once. */
const known = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields that an operation selects below the resolved field, at a path such as `['items']`.
 * Fields behind `@skip` and `@include` count: reading one too many harms nobody.
 */
export function selectedFields(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...path: string[]
): ReadonlySet<string> {
  const byPath = known.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  known.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const found = byPath.get(key) ?? walk(info, path);
  byPath.set(key, found);
  return found;
}

function walk(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
): ReadonlySet<string> {
  let nodes: readonly FieldNode[] = fieldNodes;
  for (const name of path) nodes = below(nodes, fragments).filter((node) => node.name.value === name);
  return new Set(below(nodes, fragments).map((node) => node.name.value));
}

const below = (nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, fragments) : []));

function fieldsOf(set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === 'Field') return [node];
    const inner = node.kind === 'InlineFragment' ? node.selectionSet : fragments[node.name.value]?.selectionSet;
    return inner ? fieldsOf(inner, fragments) : [];
  });
}
