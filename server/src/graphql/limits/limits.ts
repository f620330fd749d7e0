import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { ErrorReason } from '../../kernel/errors/reasons.ts';
import { fragmentsOf } from '../../kernel/transport/selection.ts';
import { documentSizes } from './document-size.ts';

/** Parts of speech in a document: more is no question that the schema can answer. */
export const maxTokens = 2_000;

/** Fields below each other, from the root field on. Fragments do not count. */
export const maxDepth = 10;

/** Renamed fields in one operation, each as often as its fragment is spread. */
export const maxAliases = 30;

/** Fields and fragments, each as often as it is spread: fragments may save words, not ask for more than words could. */
export const maxSelections = 2_000;

/** What one operation may cost; see operation-cost.ts. */
export const maxCost = 5_000;

/** Errors that one answer names; validation adds one more that says that it gave up. */
export const maxErrors = 19;

/** Why a document is refused without a closer look. */
interface Refusal {
  readonly reason: ErrorReason;
  readonly message: string;
  readonly nodes: readonly ASTNode[] | null;
}

/** What a document breaks by itself, whatever the schema is. */
function refusalOf(document: DocumentNode): Refusal | undefined {
  const sizeOf = documentSizes(fragmentsOf(document));
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selections, aliases, depth, repeated } = sizeOf(node);
    if (selections > maxSelections) return tooManySelections;
    if (repeated) {
      const message = `The directive "@${repeated.name.value}" can only be used once at one place.`;
      return { reason: 'VALIDATION_FAILED', message, nodes: [repeated] };
    }
    if (node.kind === Kind.FRAGMENT_DEFINITION) continue;
    if (depth > maxDepth) {
      return { reason: 'TOO_DEEP', message: `The operation is more than ${maxDepth} fields deep.`, nodes: null };
    }
    if (aliases > maxAliases) {
      return { reason: 'TOO_MANY_ALIASES', message: `The operation has more than ${maxAliases} aliases.`, nodes: null };
    }
  }
  return undefined;
}

const tooManySelections: Refusal = {
  reason: 'COST_EXCEEDED',
  message: `The operation has more than ${maxSelections} selections.`,
  nodes: null,
};

/**
 * Limits that a document keeps or breaks by itself. They come first: what breaks one is not worth the work of the other
 * rules, which get an empty document to look at. Documents that passed are remembered, and not checked again.
 */
const sizeLimits: ValidationRule = (context: ValidationContext) => ({
  Document(document) {
    const refusal = refusalOf(document);
    if (!refusal) return undefined;
    const { reason, message, nodes } = refusal;
    context.reportError(new GraphQLError(message, { nodes, extensions: { reason } }));
    return { ...document, definitions: [] };
  },
});

/** graphql-js would let a subscription pass, and fail when it runs. */
const knownOperations: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation}s.`, { nodes: [node] }));
  },
});

/** What validation checks beside the specification's own rules. */
export const documentLimits: ValidationRule[] = [sizeLimits, knownOperations];
