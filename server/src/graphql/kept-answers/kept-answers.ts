import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { scopeOf, viewerOf } from '../../modules/accounts/visibility/index.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { cacheCounter } from '../../platform/metrics/caches.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { OperationDependencies } from './operation-dependencies.ts';

/** What names an operation: its document, by text or hash, and which of its operations runs. */
export interface SentOperation {
  readonly document: string;
  readonly operationName: string | null;
}

/** An operation whose answers can be kept: a document that has passed all checks. */
export interface KnownOperation {
  readonly id: number;
  readonly dependencies: OperationDependencies;
}

const mostOperations = 2_000;

/** In bytes of this process's memory. */
const mostKept = 32 * 1024 * 1024;
/** What an answer weighs besides its bytes. */
const overhead = 500;

const countAnswer = cacheCounter('GraphQL answers');

/**
 * Whole answers to queries, as bytes: for as long as nothing has changed on which they depend. They are one caller's, or
 * those visitors' who see the same at the same prices; rights are asked each time, before.
 */
export class KeptAnswers {
  readonly #operations = new LRUCache<string, KnownOperation>({ max: mostOperations });
  readonly #answers = new LRUCache<string, { readonly revision: string; readonly answer: KeptAnswer }>({
    maxSize: mostKept,
    sizeCalculation: ({ answer }, key) => answer.size + key.length + overhead,
  });
  #lastId = 0;

  /** Notes what an operation depends on, which has been found to be one that may run. */
  learn({ document, operationName }: SentOperation, hash: string, dependencies: OperationDependencies): KnownOperation {
    this.#lastId += 1;
    const operation = { id: this.#lastId, dependencies };
    for (const name of [document, hash]) this.#operations.set(nameOf({ document: name, operationName }), operation);
    return operation;
  }

  /** Undefined: it has not been asked yet, or its answers cannot be kept. */
  operation(sent: SentOperation): KnownOperation | undefined {
    return this.#operations.get(nameOf(sent));
  }

  /** The answer to a question of a caller at this moment. Undefined: it has to be made. Throws what the rules throw. */
  async find(ctx: RequestContext, operation: KnownOperation, variables: unknown): Promise<KeptAnswer | undefined> {
    const { subjects, rules } = operation.dependencies;
    for (const rule of rules) rule.check(ctx);
    const revision = await revisionOf(ctx, subjects);
    const found = this.#answers.get(await keyOf(ctx, operation, variables));
    const isKept = found?.revision === revision;
    countAnswer(isKept);
    return isKept ? found.answer : undefined;
  }

  /** Keeps an answer that was made for a request which had read the revision before. */
  async keep(ctx: RequestContext, operation: KnownOperation, variables: unknown, answer: KeptAnswer): Promise<void> {
    const revision = await revisionOf(ctx, operation.dependencies.subjects);
    this.#answers.set(await keyOf(ctx, operation, variables), { revision, answer });
  }
}

const nameOf = ({ document, operationName }: SentOperation): string => `${operationName ?? ''} ${document}`;

/** Returns everything that a response depends on besides the data: operation, variables and caller. */
async function keyOf(ctx: RequestContext, { id }: KnownOperation, variables: unknown): Promise<string> {
  const { actor, key, observer } = ctx;
  const keyFacts = key && [key.id, key.isTest, ...key.scopes];
  // An administrator who views the shop as a user does not see the user's private notes.
  const caller = [actor?.id ?? null, observer !== null, scopeOf(await viewerOf(ctx)), keyFacts];
  return JSON.stringify([id, variables, caller]);
}
