import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { applyOneOf } from '../kernel/input/one-of.ts';
import { markValues } from '../kernel/use-cases/for-administrators.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { accountsResolvers } from '../modules/accounts/index.ts';
import { apiKeysResolvers } from '../modules/api-keys/index.ts';
import { auditLogResolvers } from '../modules/audit-log/index.ts';
import { cartResolvers } from '../modules/cart/index.ts';
import { contactMessagesResolvers } from '../modules/contact-messages/index.ts';
import { dashboardResolvers } from '../modules/dashboard/index.ts';
import { emailsResolvers } from '../modules/emails/index.ts';
import { exportsResolvers } from '../modules/exports/index.ts';
import { feedResolvers } from '../modules/feed/index.ts';
import { holdsResolvers } from '../modules/holds/index.ts';
import { importsResolvers } from '../modules/imports/index.ts';
import { liveResolvers } from '../modules/live/index.ts';
import { ordersResolvers } from '../modules/orders/index.ts';
import { pageSettingsResolvers } from '../modules/page-settings/index.ts';
import { pageViewsResolvers } from '../modules/page-views/index.ts';
import { referenceDataResolvers } from '../modules/reference-data/index.ts';
import { ringBuilderResolvers } from '../modules/ring-builder/index.ts';
import { searchResolvers } from '../modules/search/index.ts';
import { securityLogResolvers } from '../modules/security-log/index.ts';
import { sellingResolvers } from '../modules/selling/index.ts';
import { showsResolvers } from '../modules/shows/index.ts';
import { siteContentResolvers } from '../modules/site-content/index.ts';
import { stockResolvers } from '../modules/stock/index.ts';
import { stockChangesResolvers } from '../modules/stock-changes/index.ts';
import { stockNotesResolvers } from '../modules/stock-notes/index.ts';
import { stockTypesResolvers } from '../modules/stock-types/index.ts';
import { visibilityExplainerResolvers } from '../modules/visibility-explainer/index.ts';
import { webhooksResolvers } from '../modules/webhooks/index.ts';
import { wishlistResolvers } from '../modules/wishlist/index.ts';
import { ErrorCatalogueResolver } from './error-catalogue.resolver.ts';
import { resolverInstances, takeArgumentsAsTheyCome } from './execution/resolver-calls.ts';
import { ProgramLimitsResolver } from './limits/program-limits.resolver.ts';
import { RateLimitResolver } from './limits/rate-limit.resolver.ts';
import { administratorsDirective } from './print-schemas.ts';

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
          resolvers: [
            ErrorCatalogueResolver,
            RateLimitResolver,
            ProgramLimitsResolver,
            ...referenceDataResolvers,
            ...accountsResolvers,
            ...apiKeysResolvers,
            ...siteContentResolvers,
            ...contactMessagesResolvers,
            ...exportsResolvers,
            ...importsResolvers,
            ...stockResolvers,
            ...stockTypesResolvers,
            ...stockChangesResolvers,
            ...feedResolvers,
            ...visibilityExplainerResolvers,
            ...holdsResolvers,
            ...stockNotesResolvers,
            ...ringBuilderResolvers,
            ...searchResolvers,
            ...sellingResolvers,
            ...wishlistResolvers,
            ...cartResolvers,
            ...ordersResolvers,
            ...emailsResolvers,
            ...showsResolvers,
            ...pageSettingsResolvers,
            ...pageViewsResolvers,
            ...auditLogResolvers,
            ...securityLogResolvers,
            ...dashboardResolvers,
            ...webhooksResolvers,
            ...liveResolvers,
          ],
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
