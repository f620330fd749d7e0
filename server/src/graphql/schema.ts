import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type ContainerType, getMetadataStorage, type PubSub } from '../kernel/graphql.ts';
import { applyOneOf } from '../kernel/input/one-of.ts';
import { markValues } from '../kernel/use-cases/for-administrators.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { resolvers } from '../modules/index.ts';
import { ErrorCatalogueResolver } from './error-catalogue.resolver.ts';
import { ProgramLimitsResolver, RateLimitResolver } from './limits/limits.resolver.ts';
import { administratorsDirective } from './print-schemas.ts';

/** Adds a description to the argument `input` of each mutation. */
function describeInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const argument of args) {
      if (argument.name === 'input') argument.description ??= `Input for \`${name}\`.`;
    }
  }
  return schema;
}

/** type-graphql requires a PubSub if the schema has subscriptions. Our subscriptions do not use it. */
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe() {
    throw new Error('subscriptions do not use topics');
  },
};

/**
 * Returns the schema of this process, for browsers and partners. Inputs are validated by the use cases, for both
 * GraphQL and REST.
 */
export const graphqlSchema: () => GraphQLSchema = lazily(() => {
  const schema = describeInputs(
    markValues(
      applyOneOf(
        buildSchemaSync({
          resolvers: [ErrorCatalogueResolver, RateLimitResolver, ProgramLimitsResolver, ...resolvers],
          directives: [...specifiedDirectives, administratorsDirective],
          validate: false,
          container: resolverInstances(),
          // The check would run an introspection query at every start. Apollo Server validates the schema anyway.
          skipCheck: true,
          pubSub: noTopics,
        }),
      ),
    ),
  );
  takeArgumentsAsTheyCome();
  return schema;
});

/**
 * Creates one instance per resolver class, because resolvers are stateless. type-graphql's own container searches
 * through all instances on every call.
 */
function resolverInstances(): ContainerType {
  const instances = new Map<unknown, unknown>();
  return {
    get(resolver) {
      const existing = instances.get(resolver);
      if (existing !== undefined) return existing;
      const created: unknown = new resolver();
      instances.set(resolver, created);
      return created;
    },
  };
}

/**
 * Makes type-graphql pass arguments to resolvers as parsed by the executor. By default, it first converts them to
 * class instances, which the use cases would do again. Call it after building the schema, because the schema needs
 * the argument metadata.
 */
function takeArgumentsAsTheyCome(): void {
  for (const param of getMetadataStorage().params) {
    if (param.kind !== 'arg') continue;
    const { name } = param;
    Object.assign(param, { kind: 'custom', options: {}, resolver: ({ args }: Call) => args[name] });
  }
}

interface Call {
  readonly args: Readonly<Record<string, unknown>>;
}
