import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Variables of a request, as the client sent them. */
export type Variables = Readonly<Record<string, unknown>>;

/** `@skip` or `@include`: whether what it stands at is asked for. */
type Condition = (variables: Variables) => boolean;

/** A selection set together with the conditions under which it counts. */
export interface SelectionUnder {
  readonly set: SelectionSetNode;
  readonly conditions: readonly Condition[];
}

/** One place where an operation selects a field. */
export interface Occurrence {
  readonly node: FieldNode;
  readonly conditions: readonly Condition[];
}

/** All that a walk through one operation needs. */
export interface SelectionWalk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Hears of every field, fragment and spread as often as it is come by, and may throw to end the walk. */
  readonly onSelection: () => void;
}

/** The root fields of an operation, and what it takes to go on from there. */
export function rootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  onSelection: () => void = () => undefined,
): { walk: SelectionWalk; root: GraphQLObjectType | undefined; fields: Occurrence[][] } {
  const fragments = new Map(document.definitions.filter(isFragment).map((node) => [node.name.value, node]));
  const walk = { schema, fragments, onSelection };
  const root = schema.getRootType(operation.operation) ?? undefined;
  const fields = root ? collectFields(walk, root, [{ set: operation.selectionSet, conditions: [] }]) : [];
  return { walk, root, fields };
}

const isFragment = (node: { kind: Kind }): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;

/**
 * The fields selected of an object type, grouped by their name in the answer, as the executor merges them. A fragment
 * that is spread again adds nothing. The document has passed validation: its fragments make no circles.
 */
export function collectFields(
  walk: SelectionWalk,
  type: GraphQLObjectType,
  selections: readonly SelectionUnder[],
): Occurrence[][] {
  const byName = new Map<string, Occurrence[]>();
  const spread = new Set<string>();

  /** The fragment to go into; undefined where it is of other types, or has been gone through already. */
  const fragmentOf = (node: InlineFragmentNode | FragmentSpreadNode, isUnconditional: boolean) => {
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments.get(node.name.value);
    if (!fragment || !applies(walk, fragment, type)) return undefined;
    if (fragment.kind === Kind.INLINE_FRAGMENT || !isUnconditional) return fragment;
    const isKnown = spread.has(fragment.name.value);
    spread.add(fragment.name.value);
    return isKnown ? undefined : fragment;
  };

  const collect = ({ set, conditions }: SelectionUnder): void => {
    for (const node of set.selections) {
      walk.onSelection();
      const under = [...conditions, ...conditionsOf(node)];
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value;
        const known = byName.get(name);
        if (known) known.push({ node, conditions: under });
        else byName.set(name, [{ node, conditions: under }]);
      } else {
        const fragment = fragmentOf(node, under.length === 0);
        if (fragment) collect({ set: fragment.selectionSet, conditions: under });
      }
    }
  };

  for (const selection of selections) collect(selection);
  return [...byName.values()];
}

/** Whether one of the occurrences is asked for. */
export const isAskedFor = (occurrences: readonly Occurrence[], variables: Variables): boolean =>
  occurrences.some(({ conditions }) => conditions.every((holds) => holds(variables)));

function applies(
  { schema }: SelectionWalk,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  const wanted = typeCondition && schema.getType(typeCondition.name.value);
  return !wanted || wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}

const conditionsOf = ({ directives = [] }: SelectionNode): Condition[] =>
  directives.flatMap(({ name, arguments: args = [] }) => {
    if (name.value !== 'skip' && name.value !== 'include') return [];
    const value = args.find((argument) => argument.name.value === 'if')?.value;
    const isIncluded = name.value === 'include';
    if (value?.kind === Kind.BOOLEAN) return [() => value.value === isIncluded];
    if (value?.kind === Kind.VARIABLE) return [(variables) => variables[value.name.value] === isIncluded];
    return [];
  });
