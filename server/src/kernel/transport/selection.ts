import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

/** AST node with a selection set. */
export type Selecting = OperationDefinitionNode | FragmentDefinitionNode | InlineFragmentNode | FieldNode;

/** Fragments of a document, keyed by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/**
 * Returns the fragments of a document. If two fragments have the same name, which validation rejects, the last one is
 * used.
 */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments => {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  return fragments;
};

/** Variables of a request, as sent by the client. */
export type Variables = Readonly<Record<string, unknown>>;

/** Condition of `@skip` or `@include`. True if the field or fragment is selected. */
export type Condition = (variables: Variables) => boolean;

/** Selected field, including the conditions of its enclosing fragments. */
export interface SelectedField {
  readonly node: FieldNode;
  /** Conditions that must all be true. */
  readonly conditions: readonly Condition[];
  /** Type conditions. The field is selected only on objects that match all of these types. */
  readonly types: readonly string[];
}

/** Parsed documents are cached, so each selection is traversed only once. */
const walked = new WeakMap<Selecting, readonly SelectedField[]>();

/**
 * Returns the fields directly below a node, including those in fragments. Costs, limits and columns are all derived
 * from this function. A repeated fragment is ignored unless its conditions differ. The document must be valid: it
 * contains no circular fragments, and its expanded size is within the limit (`sizeOf`).
 */
export function fieldsBelow(selecting: Selecting, fragments: Fragments): readonly SelectedField[] {
  const cached = walked.get(selecting);
  if (cached) return cached;
  const fields: SelectedField[] = [];
  collect(selecting, { conditions: [], types: [] }, { fragments, spread: new Set(), fields });
  walked.set(selecting, fields);
  return fields;
}

type FieldContext = Omit<SelectedField, 'node'>;

interface Walk {
  readonly fragments: Fragments;
  /** Fragments that are already included unconditionally, grouped by their enclosing type conditions. */
  readonly spread: Set<string>;
  readonly fields: SelectedField[];
}

function collect(from: Selecting, scope: FieldContext, walk: Walk): void {
  for (const node of from.selectionSet?.selections ?? []) {
    const ownConditions = conditionsOf(node);
    if (ownConditions === 'never') continue;
    const innerScope =
      ownConditions.length > 0 ? { ...scope, conditions: [...scope.conditions, ...ownConditions] } : scope;
    if (node.kind === Kind.FIELD) {
      walk.fields.push({ node, ...innerScope });
      continue;
    }
    const fragment = fragmentAt(node, walk.fragments);
    if (!fragment || isSpreadAgain(node, innerScope, walk)) continue;
    const type = fragment.typeCondition?.name.value;
    const isNarrower = type !== undefined && !innerScope.types.includes(type);
    collect(fragment, isNarrower ? { ...innerScope, types: [...innerScope.types, type] } : innerScope, walk);
  }
}

function isSpreadAgain(node: SelectionNode, { conditions, types }: FieldContext, { spread }: Walk): boolean {
  if (node.kind !== Kind.FRAGMENT_SPREAD) return false;
  const name = [node.name.value, ...types].join(' ');
  if (spread.has(name)) return true;
  if (conditions.length === 0) spread.add(name);
  return false;
}

/**
 * Returns the fragment that a spread refers to, or the inline fragment itself. Undefined if the document does not
 * define the fragment.
 */
export const fragmentAt = (
  node: Exclude<SelectionNode, FieldNode>,
  fragments: Fragments,
): InlineFragmentNode | FragmentDefinitionNode | undefined =>
  node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];

/** Equal selections return the same set object, so that reads of the same fields can be batched. */
const named = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * Returns the names of the fields that an operation selects below the resolved field, at a path such as `['items']`.
 * Includes fields with `@skip` or `@include` on a variable, because reading an unused column is harmless.
 */
export const selectedFields = (info: Selection, ...path: string[]): ReadonlySet<string> =>
  remembered(info, path.join('.'), () => namesAt(info, path));

/** Like {@link selectedFields}, but also includes the fields directly below each field: `price`, `price.total`. */
export const selectedPaths = (info: Selection, ...path: string[]): ReadonlySet<string> =>
  remembered(info, ['*', ...path].join('.'), () => {
    const names = [...namesAt(info, path)];
    return new Set(
      names.flatMap((name) => [name, ...[...namesAt(info, [...path, name])].map((part) => `${name}.${part}`)]),
    );
  });

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

function remembered({ fieldNodes }: Selection, key: string, find: () => ReadonlySet<string>): ReadonlySet<string> {
  const byKey = named.get(fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  named.set(fieldNodes, byKey);
  const selected = byKey.get(key) ?? find();
  byKey.set(key, selected);
  return selected;
}

function namesAt({ fieldNodes, fragments }: Selection, path: readonly string[]): ReadonlySet<string> {
  const below = (nodes: readonly FieldNode[]) =>
    nodes.flatMap((node) => fieldsBelow(node, fragments).map((field) => field.node));
  let nodes: readonly FieldNode[] = fieldNodes;
  for (const name of path) nodes = below(nodes).filter((node) => node.name.value === name);
  return new Set(below(nodes).map((node) => node.name.value));
}

/** Returns the conditions of a selection, or `never` if a constant in the document excludes it. */
function conditionsOf({ directives = [] }: SelectionNode): readonly Condition[] | 'never' {
  const conditions: Condition[] = [];
  for (const { name, arguments: args = [] } of directives) {
    if (name.value !== 'skip' && name.value !== 'include') continue;
    const value = args.find((argument) => argument.name.value === 'if')?.value;
    const isIncluded = name.value === 'include';
    if (value?.kind === Kind.BOOLEAN && value.value !== isIncluded) return 'never';
    if (value?.kind === Kind.VARIABLE) {
      const variable = value.name.value;
      conditions.push((variables) => variables[variable] === isIncluded);
    }
  }
  return conditions;
}
