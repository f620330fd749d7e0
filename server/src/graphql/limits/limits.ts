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

/** Maximum number of tokens in a document. Valid queries need fewer. */
export const maxTokens = 2_000;

/** Maximum nesting of fields, counted from the root field. Fragments are not counted as levels. */
export const maxDepth = 10;

/** Maximum number of aliases in one operation. Aliases in a fragment are counted at each spread. */
export const maxAliases = 30;

/**
 * Maximum number of fields and fragments in one operation. They are counted at each spread, so that fragments cannot
 * multiply the work.
 */
export const maxSelections = 2_000;

/** Maximum cost of one operation (see operation-cost.ts). */
export const maxCost = 5_000;

/** Maximum number of errors in a response. Validation adds one more error when it aborts. */
export const maxErrors = 19;

/** Reason, message and affected nodes for a rejected document. */
interface Refusal {
  readonly reason: ErrorReason;
  readonly message: string;
  readonly nodes: readonly ASTNode[] | null;
}

/** Returns the first size limit that a document exceeds. Undefined if it exceeds none. Does not need the schema. */
function refusalOf(document: DocumentNode): Refusal | undefined {
  const sizeOf = documentSizes(fragmentsOf(document));
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selections, aliases, depth, repeated } = sizeOf(node);
    if (selections > maxSelections) return tooManySelections;
    if (repeated) {
      const message = `The directive "@${repeated.name.value}" can be used only once at a position.`;
      return { reason: 'VALIDATION_FAILED', message, nodes: [repeated] };
    }
    if (node.kind === Kind.FRAGMENT_DEFINITION) continue;
    if (depth > maxDepth) {
      return { reason: 'TOO_DEEP', message: `The operation has more than ${maxDepth} levels of fields.`, nodes: null };
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
 * Checks the size limits of a document before all other rules. If a limit is exceeded, the other rules receive an
 * empty document, which saves work. Valid documents are cached and not checked again.
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

/** Rejects subscriptions, which graphql-js would accept here and then fail to execute. */
const knownOperations: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation}s.`, { nodes: [node] }));
  },
});

/** Validation rules in addition to those of the GraphQL specification. */
export const documentLimits: ValidationRule[] = [sizeLimits, knownOperations];
