import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { applyOneOf } from '../kernel/input/one-of.ts';
import { markValues } from '../kernel/use-cases/for-administrators.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { resolvers } from '../modules/index.ts';
import { ErrorCatalogueResolver } from './error-catalogue.resolver.ts';
import { ProgramLimitsResolver } from './limits/program-limits.resolver.ts';
import { RateLimitResolver } from './limits/rate-limit.resolver.ts';
import { administratorsDirective } from './print-schemas.ts';
import { resolverInstances, takeArgumentsAsTheyCome } from './resolver-calls.ts';

/** Says of each mutation's argument `input` what it is, so that no resolver has to: its type says the rest. */
function describeInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const argument of args) {
      if (argument.name === 'input') argument.description ??= `What ${name} takes.`;
    }
  }
  return schema;
}

/** type-graphql asks for one as soon as there are subscriptions. Ours bring their events themselves. */
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe() {
    throw new Error('subscriptions of this house have no topics');
  },
};

/** The one schema of the process, for browsers and partners. Input is checked by the use cases, below both transports. */
export const graphqlSchema: () => GraphQLSchema = lazily(() => {
  const schema = describeInputs(
    markValues(
      applyOneOf(
        buildSchemaSync({
          resolvers: [ErrorCatalogueResolver, RateLimitResolver, ProgramLimitsResolver, ...resolvers],
          directives: [...specifiedDirectives, administratorsDirective],
          validate: false,
          container: resolverInstances(),
          // It would run an introspection at every start. Tests print the schema, and Apollo Server checks it.
          skipCheck: true,
          pubSub: noTopics,
        }),
      ),
    ),
  );
  takeArgumentsAsTheyCome();
  return schema;
});
