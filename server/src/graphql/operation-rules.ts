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

/** What is refused may be noted: that is no work of the operation. */
const services = new Proxy(
  {},
  {
    get(_services, name) {
      if (name === 'securityLog') return { refused: async () => undefined };
      throw new Passed();
    },
  },
);

/** A trader who has nothing that could be read or changed. */
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

/** The same with a key that opens nothing. */
export const bareKey = {
  ...trader,
  key: {
    ...{ id: 0, publicId: '', name: '', scopes: new Set(), isTest: false },
    budget: { limit: 0, restorePerSecond: 1 },
  } satisfies KeyInUse,
};

/** The same with a test key that opens all that keys may. */
export const testKey = { ...bareKey, key: { ...bareKey.key, scopes: new Set(allScopes), isTest: true } };

type Caller = typeof trader | typeof bareKey | typeof testKey;

/**
 * What the rules of all operations answer to a caller: each is called with nothing at hand that could be read or changed. A
 * use case checks its rule before anything else, and so refuses at once. Null: it lets them pass.
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

/** Its input says no more than which of several use cases is meant. */
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
    throw new Error(`nobody can tell for whom ${name} is: it does something before its rule is checked`, {
      cause: error,
    });
  }
  return null;
}

/** For each argument or field that has to be given and is a choice, the first one. */
const choicesIn = (fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]): object =>
  Object.fromEntries(fields.map(({ name, type }) => [name, isNonNullType(type) ? choiceOf(type.ofType) : undefined]));

function choiceOf(type: GraphQLInputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isInputObjectType(type) ? choicesIn(Object.values(type.getFields())) : undefined;
}
