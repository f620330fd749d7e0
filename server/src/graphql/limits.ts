import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import type { ErrorReason } from '../kernel/errors.ts';

/** Parts of speech in a document: more is no question that the schema can answer. */
export const maxTokens = 2_000;

/** Fields below each other, from the root field on. Fragments do not count. */
const maxDepth = 10;

/** Renamed fields in one operation, each as often as its fragment is spread. */
const maxAliases = 30;

/** What one operation may cost; see operation-cost.ts. */
export const maxCost = 5_000;

/** Refusals by rules are reported like any other complaint of validation, hence answered with 400. */
const refusal = (reason: ErrorReason, message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(new GraphQLError(message, { extensions: { reason } })),
  ],
});

/** Limits that a document keeps or breaks by itself. Documents that passed are remembered, and not checked again. */
export const documentLimits: ValidationRule[] = [
  maxDepthRule({
    n: maxDepth,
    flattenFragments: true,
    ...refusal('TOO_DEEP', `The operation is more than ${maxDepth} fields deep.`),
  }),
  maxAliasesRule({
    n: maxAliases,
    ...refusal('TOO_MANY_ALIASES', `The operation has more than ${maxAliases} aliases.`),
  }),
];
