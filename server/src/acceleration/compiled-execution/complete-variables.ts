import {
  astFromValue,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/**
 * Adds the default values of omitted variables and input fields. graphql-jit reports missing non-null values as
 * errors even if they have a default. Values are in the client's format. Undefined if a value is invalid; graphql-js
 * then reports the error.
 */
export type CompleteVariables = (sent: Values) => Values | undefined;

/**
 * Prepares an operation. The returned function visits only the values that a client has sent, instead of all possible
 * values.
 */
export function completerOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): CompleteVariables {
  const variables = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    const complete: Complete = isInputType(type) ? completeOf(type) : () => unfit;
    const missing = defaultValue
      ? complete(valueFromASTUntyped(defaultValue))
      : isNonNullType(type)
        ? unfit
        : undefined;
    return { name: variable.name.value, complete, missing };
  });
  return (sent) => {
    const completed: Record<string, unknown> = {};
    for (const { name, complete, missing } of variables) {
      const sentValue = sent[name];
      const value = sentValue === undefined ? missing : complete(sentValue);
      if (value === unfit) return undefined;
      if (value !== undefined) completed[name] = value;
    }
    return completed;
  };
}

/** Marks a value of the wrong type. */
const unfit = Symbol('unfit');

type Complete = (sent: unknown) => unknown;

const cache = new WeakMap<GraphQLInputType, Complete>();

function completeOf(type: GraphQLInputType): Complete {
  const cached = cache.get(type);
  if (cached) return cached;
  const created = makeComplete(type);
  cache.set(type, created);
  return created;
}

function makeComplete(type: GraphQLInputType): Complete {
  if (isNonNullType(type)) {
    const complete = completeOf(type.ofType);
    return (sent) => (sent === null || sent === undefined ? unfit : complete(sent));
  }
  const complete = isListType(type)
    ? completeList(completeOf(type.ofType))
    : isInputObjectType(type)
      ? completeObject(type)
      : completeLeaf(type);
  return (sent) => (sent === null || sent === undefined ? sent : complete(sent));
}

/** Treats a single value as a list with one element. */
const completeList =
  (complete: Complete): Complete =>
  (sent) => {
    if (!Array.isArray(sent)) return complete(sent);
    const completed = sent.map((item) => complete(item));
    return completed.includes(unfit) ? unfit : completed;
  };

const completeLeaf =
  (type: GraphQLLeafType): Complete =>
  (sent) =>
    isOf(type, sent) ? sent : unfit;

function isOf(type: GraphQLLeafType, sent: unknown): boolean {
  try {
    return type.parseValue(sent) !== undefined;
  } catch {
    // graphql-js validates the value again and reports the error.
    return false;
  }
}

function completeObject(type: GraphQLInputObjectType): Complete {
  // Lazy, because an input may contain inputs of the same type.
  let parts: ObjectParts | undefined;
  return (sent) => {
    if (!isValues(sent)) return unfit;
    parts ??= partsOf(type);
    const completed: Record<string, unknown> = { ...parts.defaults };
    for (const [name, sentValue] of Object.entries(sent)) {
      const complete = parts.fields.get(name);
      const value = complete ? complete(sentValue) : unfit;
      if (value === unfit) return unfit;
      if (value !== undefined) completed[name] = value;
    }
    if (parts.required.some((name) => completed[name] === undefined)) return unfit;
    return type.isOneOf && !isOne(completed) ? unfit : completed;
  };
}

interface ObjectParts {
  readonly fields: ReadonlyMap<string, Complete>;
  readonly defaults: Values;
  readonly required: readonly string[];
}

function partsOf(type: GraphQLInputObjectType): ObjectParts {
  const fields = Object.values(type.getFields());
  return {
    fields: new Map(fields.map((field) => [field.name, completeOf(field.type)])),
    defaults: Object.fromEntries(
      fields.filter((field) => field.defaultValue !== undefined).map((field) => [field.name, defaultOf(field)]),
    ),
    required: fields.filter((field) => isRequiredInputField(field)).map(({ name }) => name),
  };
}

/** Returns the default value in the format of client values. Enum values are converted to their names. */
function defaultOf({ defaultValue, type }: GraphQLInputField): unknown {
  const node = astFromValue(defaultValue, type);
  return node ? valueFromASTUntyped(node) : undefined;
}

const isOne = (values: Values): boolean => {
  const [value, ...others] = Object.values(values);
  return others.length === 0 && value !== undefined && value !== null;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
