import { type GraphQLObjectType, type GraphQLSchema, isAbstractType } from 'graphql';
import {
  type Condition,
  type Fragments,
  fieldsBelow,
  type SelectedField,
  type Selecting,
  type Variables,
} from '../../kernel/transport/selection.ts';

/** All that it takes to go through one operation. */
export interface OperationWalk {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** Hears of every field as often as it is come by, and may throw to end the walk. */
  readonly onField: () => void;
}

/** Something that selects fields, and the conditions under which it does. */
export interface SelectingUnder {
  readonly node: Selecting;
  readonly conditions: readonly Condition[];
}

/** The fields selected of an object type, grouped by their name in the answer, as the executor merges them. */
export function collectFields(
  { schema, fragments, onField }: OperationWalk,
  type: GraphQLObjectType,
  selecting: readonly SelectingUnder[],
): SelectedField[][] {
  const byName = new Map<string, SelectedField[]>();
  for (const { node: parent, conditions } of selecting) {
    for (const field of fieldsBelow(parent, fragments)) {
      onField();
      if (!field.types.every((name) => isOf(schema, type, name))) continue;
      const name = field.node.alias?.value ?? field.node.name.value;
      const occurrence = { ...field, conditions: [...conditions, ...field.conditions] };
      const others = byName.get(name);
      if (others) others.push(occurrence);
      else byName.set(name, [occurrence]);
    }
  }
  return [...byName.values()];
}

function isOf(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  const wanted = schema.getType(name);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}

/** Whether one of the occurrences is asked for. */
export const isAskedFor = (occurrences: readonly SelectingUnder[], variables: Variables): boolean =>
  occurrences.some(({ conditions }) => conditions.every((holds) => holds(variables)));
