import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  Kind,
  OperationTypeNode,
} from 'graphql';
import { AppError } from '../kernel/errors/errors.ts';
import { UserRole } from '../kernel/use-cases/context.ts';
import { markForAdministrators } from '../kernel/use-cases/for-administrators.ts';

/** Somebody's rule let a call pass: it has reached for the database or for a service. */
class Passed extends Error {}

const outOfReach = new Proxy(
  {},
  {
    get() {
      throw new Passed();
    },
  },
);

/** The context of a trader who has nothing that could be read or changed. */
const trader = {
  actor: { id: 0, role: UserRole.USER },
  observer: null,
  key: null,
  viewer: () => Promise.reject(new Passed()),
  hasBadToken: false,
  closure: null,
  request: { id: '', ip: '', host: '', userAgent: null, idempotencyKey: null, prefersAsync: false },
  em: outOfReach,
  services: outOfReach,
  log: outOfReach,
  loaders: outOfReach,
};

/**
 * Marks the operations that are for administrators, by their own rules: each is called as a trader, who has nothing at
 * hand that could be read or changed. A use case checks its rule before anything else, and so refuses at once.
 */
export async function markOperations(schema: GraphQLSchema): Promise<GraphQLSchema> {
  for (const operation of [OperationTypeNode.QUERY, OperationTypeNode.MUTATION]) {
    const root = schema.getRootType(operation);
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (root && (await isRefused(schema, { operation, root, field }))) markForAdministrators(field);
    }
  }
  return schema;
}

interface RootField {
  readonly operation: OperationTypeNode;
  readonly root: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Whether a trader may not call it. Its input says no more than which of several use cases is meant. */
async function isRefused(schema: GraphQLSchema, { operation, root, field }: RootField): Promise<boolean> {
  const { name, args, type: returnType, resolve } = field;
  try {
    await resolve?.(undefined, choicesIn(args), trader, {
      schema,
      operation: {
        kind: Kind.OPERATION_DEFINITION,
        operation,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
      },
      parentType: root,
      returnType,
      fieldName: name,
      fieldNodes: [],
      fragments: {},
      path: { prev: undefined, key: name, typename: root.name },
      rootValue: undefined,
      variableValues: {},
    });
  } catch (error) {
    if (error instanceof AppError) return error.code === 'FORBIDDEN';
    if (error instanceof Passed) return false;
    throw new Error(`nobody can tell for whom ${name} is: it does something before its rule is checked`, {
      cause: error,
    });
  }
  return false;
}

/** For each argument or field that has to be given and is a choice, the first one. */
const choicesIn = (fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]): object =>
  Object.fromEntries(fields.map(({ name, type }) => [name, isNonNullType(type) ? choiceOf(type.ofType) : undefined]));

function choiceOf(type: GraphQLInputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isInputObjectType(type) ? choicesIn(Object.values(type.getFields())) : undefined;
}
