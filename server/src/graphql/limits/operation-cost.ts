import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { AppError } from '../../kernel/errors/errors.ts';
import { largestPage, largestStep, PageInput } from '../../kernel/input/page.ts';
import {
  type Condition,
  type Fragments,
  fieldsBelow,
  fragmentsOf,
  type SelectedField,
  type Selecting,
  type Variables,
} from '../../kernel/transport/selection.ts';
import { documentSizes } from './document-size.ts';
import { maxSelections } from './limits.ts';

/** Traversal state of one operation. */
interface OperationWalk {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** Called for every visited field. May throw an error to end the traversal. */
  readonly onField: () => void;
}

/** Node with a selection set, together with its conditions. */
interface SelectingUnder {
  readonly node: Selecting;
  readonly conditions: readonly Condition[];
}

/**
 * Returns the selected fields of an object type, keyed by response name. They are merged in the same way as during
 * execution.
 */
function collectFields(
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
  const namedType = schema.getType(name);
  return namedType === type || (isAbstractType(namedType) && schema.isSubType(namedType, type));
}

/** Returns whether at least one occurrence of a field is included. */
const isIncludedIn = (occurrences: readonly SelectingUnder[], variables: Variables): boolean =>
  occurrences.some(({ conditions }) => conditions.every((holds) => holds(variables)));

/** Costs by kind of field. */
export const price = {
  query: 1,
  mutation: 10,
  introspection: 100,
  object: 1,
  facet: 10,
  total: 5,
  feedShare: 0.1,
} as const;

/** Assumed number of rows in a list without a size argument. */
const unsizedList = 10;

/**
 * Maximum number of fields visited when the cost is computed. Fields of an abstract type are visited once per
 * concrete type.
 */
const maxSteps = 10 * maxSelections;

/** Returns the cost for the given variables. `rows` is the number of rows of the enclosing page. */
type Cost = (variables: Variables, rows: number) => number;

/** Returns the cost of an operation for the variables in a request. */
export type OperationCost = (variables: Variables) => number;

/**
 * Compiles the cost of an operation. The cost reflects the amount of data that the operation reads.
 *
 * A root field costs 1, or 10 for a mutation. Each object with an ID costs 1, multiplied by the sizes of the
 * enclosing lists (the requested page size, or 10). In a feed, it costs a tenth. Facets (10), totals (5) and
 * introspection (100) have fixed costs. Fields that are read together with their parent or from memory are free:
 * scalars, parts such as a price, and grades. If a field can have several types, the most expensive type counts.
 * Throws INVALID_REQUEST (COST_EXCEEDED) if fragments multiply the selections beyond the limit.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationCost {
  const fragments = fragmentsOf(document);
  if (documentSizes(fragments)(operation).selections > maxSelections) throw tooManySelections();
  const root = schema.getRootType(operation.operation);
  if (!root) return () => 0;
  let steps = 0;
  const onField = (): void => {
    steps += 1;
    if (steps > maxSteps) throw tooManySelections();
  };
  const walk = { schema, fragments, onField };
  const each = operation.operation === 'mutation' ? price.mutation : price.query;
  const cost = sum(
    collectFields(walk, root, [{ node: operation, conditions: [] }]).map((occurrences) => {
      const below = fieldCost(walk, root, occurrences);
      return when(occurrences, (variables, rows) => each + below(variables, rows));
    }),
  );
  const defaults = defaultsOf(operation);
  return (variables) => cost({ ...defaults, ...variables }, 1);
}

/** Returns an INVALID_REQUEST error for an operation that exceeds a limit. */
export const tooCostly = (message: string): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'COST_EXCEEDED',
    details: [{ path: '', message }],
    explanation: `${message} Request less, or use several operations.`,
  });

const tooManySelections = (): AppError => tooCostly(`The operation has more than ${maxSelections} selections.`);

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

function fieldCost(walk: OperationWalk, parent: GraphQLObjectType, occurrences: readonly SelectedField[]): Cost {
  const [first] = occurrences;
  if (!first) return free;
  const { node } = first;
  if (node.name.value === '__schema' || node.name.value === '__type') return () => price.introspection;
  const field = parent.getFields()[node.name.value];
  if (!field) return free;
  const isOfPage = 'items' in parent.getFields();
  if (isOfPage && field.name === 'total') return when(occurrences, () => price.total);
  if (isOfPage && field.name === 'facets') return when(occurrences, facetsCost(field, node));
  const unitCost = objectCost(walk, field, occurrences);
  if (unitCost === free) return free;
  const size = pageSizeOf(field, node);
  const length = answersOf(field, node);
  const isRows = isOfPage && field.name === 'items';
  const share = parent.name.endsWith('Feed') && field.name === 'changes' ? price.feedShare : 1;
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  return when(occurrences, (variables, rows) => {
    if (length) return length(variables) * unitCost(variables, 1);
    const times = isRows || share < 1 ? rows : isList ? unsizedList : 1;
    return Math.ceil(share * times * unitCost(variables, size?.(variables) ?? rows));
  });
}

/** Returns the cost of one object that a field returns, including the object's own fields. */
function objectCost(
  walk: OperationWalk,
  field: GraphQLField<unknown, unknown>,
  occurrences: readonly SelectedField[],
): Cost {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return costOfType(walk, type, occurrences);
  if (!isAbstractType(type)) return free;
  const costs = walk.schema.getPossibleTypes(type).map((possible) => costOfType(walk, possible, occurrences));
  if (costs.every((cost) => cost === free)) return free;
  return (variables, rows) => Math.max(...costs.map((cost) => cost(variables, rows)));
}

function costOfType(walk: OperationWalk, type: GraphQLObjectType, selecting: readonly SelectingUnder[]): Cost {
  const parts = collectFields(walk, type, selecting)
    .map((occurrences) => fieldCost(walk, type, occurrences))
    .filter((cost) => cost !== free);
  if (isRead(type)) parts.push(() => price.object);
  return parts.length === 0 ? free : sum(parts);
}

/**
 * Returns whether objects of a type must be read from the database. This applies to objects with an ID, except
 * grades, which are in memory.
 */
const isRead = (type: GraphQLObjectType): boolean =>
  'id' in type.getFields() && !type.getInterfaces().some(({ name }) => name === 'Grade');

/** Returns the number of results of a field with one result per argument value. Undefined for other fields. */
function answersOf(field: GraphQLField<unknown, unknown>, node: FieldNode): OperationCost | undefined {
  const numbers = argumentOf(field, node, 'numbers');
  if (!numbers) return undefined;
  return (variables) => {
    const value = numbers(variables);
    return Array.isArray(value) ? Math.min(value.length, largestPage) : 1;
  };
}

/** Returns the requested page size of a field (`page` or `first`). Undefined for a field without paging. */
function pageSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): OperationCost | undefined {
  const first = argumentOf(field, node, 'first');
  if (first) return (variables) => sizeFrom(first(variables));
  const page = argumentOf(field, node, 'page');
  if (!page) return undefined;
  return (variables) => {
    const value = page(variables);
    return sizeFrom(isRecord(value) ? value.size : undefined);
  };
}

/** Invalid sizes are rejected later, by input validation. */
const sizeFrom = (size: unknown): number =>
  typeof size === 'number' ? Math.min(Math.max(size, 1), largestStep) : new PageInput().size;

function facetsCost(field: GraphQLField<unknown, unknown>, node: FieldNode): Cost {
  const fields = argumentOf(field, node, 'fields');
  return (variables) => {
    const value = fields?.(variables);
    return price.facet * (Array.isArray(value) ? value.length : 1);
  };
}

/** Returns the value of an argument without validating it. Undefined if the field does not have the argument. */
function argumentOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  name: string,
): ((variables: Variables) => unknown) | undefined {
  const definition = field.args.find((candidate) => candidate.name === name);
  if (!definition) return undefined;
  const argument = node.arguments?.find((candidate) => candidate.name.value === name);
  return (variables) => (argument ? valueFromAST(argument.value, definition.type, variables) : definition.defaultValue);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const free: Cost = () => 0;

const sum =
  (costs: readonly Cost[]): Cost =>
  (variables, rows) =>
    costs.reduce((total, cost) => total + cost(variables, rows), 0);

/** Returns a conditional cost. It is zero if `@skip` and `@include` exclude every occurrence. */
const when = (occurrences: readonly SelectedField[], cost: Cost): Cost =>
  occurrences.some(({ conditions }) => conditions.length === 0)
    ? cost
    : (variables, rows) => (isIncludedIn(occurrences, variables) ? cost(variables, rows) : 0);
