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
import { type KeyInUse, UserRole } from '../kernel/use-cases/context.ts';
import { allScopes } from '../kernel/use-cases/scope.ts';

/** Thrown when an operation uses the database or a service, which means that its rule has permitted the call. */
class Passed extends Error {}

const outOfReach = new Proxy(
  {},
  {
    get() {
      throw new Passed();
    },
  },
);

/** Recording a rejection in the security log does not count as an action of the operation. */
const services = new Proxy(
  {},
  {
    get(_services, name) {
      if (name === 'securityLog') return { refused: async () => undefined };
      throw new Passed();
    },
  },
);

/** Request context of a trader without data or services. */
export const trader = {
  actor: { id: 0, role: UserRole.USER },
  observer: null,
  key: null,
  viewer: () => Promise.reject(new Passed()),
  hasBadToken: false,
  closure: null,
  request: { id: '', ip: '', host: '', userAgent: null, idempotencyKey: null, prefersAsync: false, testError: null },
  em: outOfReach,
  services,
  log: outOfReach,
  loaders: outOfReach,
};

/** Request context of an API key without scopes. */
export const bareKey = {
  ...trader,
  key: {
    ...{ id: 0, publicId: '', name: '', scopes: new Set(), isTest: false },
    budget: { limit: 0, restorePerSecond: 1 },
  } satisfies KeyInUse,
};

/** Request context of a test key with all scopes. */
export const testKey = { ...bareKey, key: { ...bareKey.key, scopes: new Set(allScopes), isTest: true } };

type Caller = typeof trader | typeof bareKey | typeof testKey;

/**
 * Yields for each operation the error that the caller receives, or null if the rule permits the caller. Operations
 * are called without a database or services. A use case checks its rule first, so it rejects the call immediately.
 */
export async function* refusalsOf(
  schema: GraphQLSchema,
  caller: Caller,
): AsyncGenerator<readonly [field: GraphQLField<unknown, unknown>, refusal: AppError | null]> {
  for (const operation of Object.values(OperationTypeNode)) {
    const root = schema.getRootType(operation);
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (root) yield [field, await refusalOf(caller, { schema, operation, root, field })];
    }
  }
}

interface RootField {
  readonly schema: GraphQLSchema;
  readonly operation: OperationTypeNode;
  readonly root: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The input contains only required enum values, because they may determine the use case that is called. */
async function refusalOf(caller: Caller, { schema, operation, root, field }: RootField): Promise<AppError | null> {
  const { name, args, type: returnType } = field;
  const call = operation === OperationTypeNode.SUBSCRIPTION ? field.subscribe : field.resolve;
  try {
    await call?.(undefined, choicesIn(args), caller, {
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
    if (error instanceof AppError) return error.code === 'FORBIDDEN' ? error : null;
    if (error instanceof Passed) return null;
    throw new Error(`cannot determine the access rule of ${name}: it runs code before its rule is checked`, {
      cause: error,
    });
  }
  return null;
}

/** Returns the first enum value for each required enum among the arguments and fields. */
const choicesIn = (fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]): object =>
  Object.fromEntries(fields.map(({ name, type }) => [name, isNonNullType(type) ? choiceOf(type.ofType) : undefined]));

function choiceOf(type: GraphQLInputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isInputObjectType(type) ? choicesIn(Object.values(type.getFields())) : undefined;
}
