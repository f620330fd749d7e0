import { LRUCache } from 'lru-cache';
import type { ResponseCache } from '../../kernel/use-cases/caches.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { viewerCacheKey, viewerOf } from '../../modules/accounts/visibility/index.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import type { CachedResponse } from './cached-response.ts';
import type { OperationDependencies } from './operation-dependencies.ts';

/** Operation as sent by a client, identified by its document (text or hash) and its name. */
export interface SentOperation {
  readonly document: string;
  readonly operationName: string | null;
}

/** Valid operation whose responses can be cached. */
export interface KnownOperation {
  readonly id: number;
  readonly dependencies: OperationDependencies;
}

const maxOperations = 2_000;

/**
 * Cache for GraphQL responses. A response is reused until its data changes. It belongs to one caller, or to all
 * anonymous clients with the same rights and prices. Access rules are checked on each request.
 */
export class CachedResponses {
  readonly #operations = new LRUCache<string, KnownOperation>({ max: maxOperations });
  readonly #responses: ResponseCache<CachedResponse>;
  #lastId = 0;

  constructor(responses: ResponseCache<CachedResponse>) {
    this.#responses = responses;
  }

  /** Stores the dependencies of a valid operation. */
  learn({ document, operationName }: SentOperation, hash: string, dependencies: OperationDependencies): KnownOperation {
    this.#lastId += 1;
    const operation = { id: this.#lastId, dependencies };
    for (const name of [document, hash]) this.#operations.set(nameOf({ document: name, operationName }), operation);
    return operation;
  }

  /** Returns a cacheable operation. Undefined if the operation is new or its responses cannot be cached. */
  operation(sent: SentOperation): KnownOperation | undefined {
    return this.#operations.get(nameOf(sent));
  }

  /**
   * Returns the current cached response for a caller. Undefined if there is none. Throws an error if an access rule
   * rejects the caller.
   */
  async find(ctx: RequestContext, operation: KnownOperation, variables: unknown): Promise<CachedResponse | undefined> {
    const { subjects, rules } = operation.dependencies;
    for (const rule of rules) rule.check(ctx);
    const revision = await revisionOf(ctx, subjects);
    return this.#responses.find(await keyOf(ctx, operation, variables), revision);
  }

  /** Stores a response. The caller must have read the revision before the response was computed. */
  async store(
    ctx: RequestContext,
    operation: KnownOperation,
    variables: unknown,
    response: CachedResponse,
  ): Promise<void> {
    const revision = await revisionOf(ctx, operation.dependencies.subjects);
    this.#responses.store(await keyOf(ctx, operation, variables), revision, response);
  }
}

const nameOf = ({ document, operationName }: SentOperation): string => `${operationName ?? ''} ${document}`;

/** Returns the cache key, which consists of the operation, the variables and the caller. */
async function keyOf(ctx: RequestContext, { id }: KnownOperation, variables: unknown): Promise<string> {
  const { actor, key, observer } = ctx;
  const keyFacts = key && [key.id, key.isTest, ...key.scopes];
  // Responses to an impersonating administrator do not contain the user's private notes.
  const caller = [actor?.id ?? null, observer !== null, viewerCacheKey(await viewerOf(ctx)), keyFacts];
  return JSON.stringify([id, variables, caller]);
}
