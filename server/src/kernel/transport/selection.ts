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

/** Whatever selects fields. */
export type Selecting = OperationDefinitionNode | FragmentDefinitionNode | InlineFragmentNode | FieldNode;

/** The fragments of a document by their names. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** The fragments of a document. Where two have the same name, which validation refuses, the last. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments => {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  return fragments;
};

/** Variables of a request, as the client sent them. */
export type Variables = Readonly<Record<string, unknown>>;

/** `@skip` or `@include`: whether what it stands at is asked for. */
export type Condition = (variables: Variables) => boolean;

/** A field below something that selects it, and what its fragments say of when it is asked for. */
export interface SelectedField {
  readonly node: FieldNode;
  /** All of them must hold. */
  readonly conditions: readonly Condition[];
  /** Names of types, of all of which an object must be to have the field. */
  readonly types: readonly string[];
}

/** Parsed documents are kept by the server, so that each place of one is walked once. */
const walked = new WeakMap<Selecting, readonly SelectedField[]>();

/**
 * The fields right below something, those of its fragments among them: the one walk that costs, limits and the columns
 * of a read go by. A fragment that is spread again adds nothing, unless it is spread under other conditions. The document
 * is one that may run: its fragments make no circles, and written out it is no longer than the limit (`sizeOf`).
 */
export function fieldsBelow(selecting: Selecting, fragments: Fragments): readonly SelectedField[] {
  const known = walked.get(selecting);
  if (known) return known;
  const fields: SelectedField[] = [];
  collect(selecting, { conditions: [], types: [] }, { fragments, spread: new Set(), fields });
  walked.set(selecting, fields);
  return fields;
}

type Place = Omit<SelectedField, 'node'>;

interface Walk {
  readonly fragments: Fragments;
  /** Fragments that have been spread for good, by what was around them. */
  readonly spread: Set<string>;
  readonly fields: SelectedField[];
}

function collect(from: Selecting, place: Place, walk: Walk): void {
  for (const node of from.selectionSet?.selections ?? []) {
    const own = conditionsOf(node);
    if (own === 'never') continue;
    const here = own.length > 0 ? { ...place, conditions: [...place.conditions, ...own] } : place;
    if (node.kind === Kind.FIELD) {
      walk.fields.push({ node, ...here });
      continue;
    }
    const fragment = fragmentAt(node, walk.fragments);
    if (!fragment || isSpreadAgain(node, here, walk)) continue;
    const type = fragment.typeCondition?.name.value;
    const isNarrower = type !== undefined && !here.types.includes(type);
    collect(fragment, isNarrower ? { ...here, types: [...here.types, type] } : here, walk);
  }
}

function isSpreadAgain(node: SelectionNode, { conditions, types }: Place, { spread }: Walk): boolean {
  if (node.kind !== Kind.FRAGMENT_SPREAD) return false;
  const name = [node.name.value, ...types].join(' ');
  if (spread.has(name)) return true;
  if (conditions.length === 0) spread.add(name);
  return false;
}

/** The fragment that a selection brings; undefined for one that the document does not have. */
export const fragmentAt = (
  node: Exclude<SelectionNode, FieldNode>,
  fragments: Fragments,
): InlineFragmentNode | FragmentDefinitionNode | undefined =>
  node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];

/** The same fields are the same set every time: reads that want the same are told by it. */
const named = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields that an operation selects below the resolved field, at a path such as `['items']`.
 * Fields behind `@skip` and `@include` count where variables decide: reading one too many harms nobody.
 */
export const selectedFields = (info: Selection, ...path: string[]): ReadonlySet<string> =>
  remembered(info, path.join('.'), () => namesAt(info, path));

/** The same with what is selected right below each of them: `price`, `price.total`. */
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
  const found = byKey.get(key) ?? find();
  byKey.set(key, found);
  return found;
}

function namesAt({ fieldNodes, fragments }: Selection, path: readonly string[]): ReadonlySet<string> {
  const below = (nodes: readonly FieldNode[]) =>
    nodes.flatMap((node) => fieldsBelow(node, fragments).map((field) => field.node));
  let nodes: readonly FieldNode[] = fieldNodes;
  for (const name of path) nodes = below(nodes).filter((node) => node.name.value === name);
  return new Set(below(nodes).map((node) => node.name.value));
}

/** What has to hold for a selection to be asked for; `never` where the document itself says that it is not. */
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
