import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import { refuseExcess } from '../../kernel/input/json-limits.ts';
import { withSpan } from '../../kernel/tracing.ts';
import { isNamed } from '../../kernel/transport/etag.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { budgetHeaders } from '../../kernel/use-cases/cost-budget.ts';
import { operationSpan } from '../../platform/tracing/operation-span.ts';
import type { CachedResponse } from './cached-response.ts';
import type { CachedResponses, SentOperation } from './cached-responses.ts';
import { answerTypes, conditionalHeaders, preflightedHeaders } from './response-headers.ts';

interface SentQuestion extends SentOperation {
  readonly variables: unknown;
}

/**
 * Sends a cached response after checking rights and budget, without executing the query. Rejected requests and
 * requests without a cached response are passed to Apollo Server.
 */
export const sendCachedResponse =
  (responses: CachedResponses, contextOf: (req: Request) => Promise<RequestContext>): RequestHandler =>
  async (req, res, next) => {
    const question = questionOf(req);
    const operation = question && responses.operation(question);
    const type = operation && req.accepts([...answerTypes]);
    if (!operation || !type) return next();
    try {
      // Checked first, because the cache key contains the variables as JSON. On deeply nested values, JSON.stringify
      // overflows the stack.
      refuseExcess(question.variables);
      const ctx = await contextOf(req);
      const cached = ctx.request.testError === null && (await responses.find(ctx, operation, question.variables));
      if (!cached) return next();
      const budget = ctx.services.costBudgets.spend(ctx, cached.cost);
      res.set({ ...budgetHeaders(budget), 'Content-Type': `${type}; charset=utf-8` });
      await withSpan(
        () => operationSpan('query', question.operationName ?? undefined, { 'facet.response.cached': true }),
        async () => {
          if (req.method !== 'GET') return send(req, res, cached, budget.remaining);
          res.set(conditionalHeaders(cached));
          if (isNamed(req.get('if-none-match'), cached.etag)) res.status(304).end();
          else await send(req, res, cached);
        },
      );
    } catch (error) {
      if (error instanceof AppError) return next(); // Apollo Server formats the error
      throw error;
    }
  };

async function send(req: Request, res: Response, response: CachedResponse, remaining?: number): Promise<void> {
  const cost = { requested: response.cost, ...(remaining !== undefined && { remaining }) };
  const isCompressed = response.isWorthCompressing && req.acceptsEncodings('gzip') === 'gzip';
  const body = isCompressed ? await response.compressedBody(cost) : response.body(cost);
  if (isCompressed) res.vary('Accept-Encoding').set('Content-Encoding', 'gzip');
  // Without `Content-Length`, the compression middleware would use chunked encoding.
  res.set('Content-Length', String(body.length)).end(body);
}

/** Returns the query in a request. Null for other kinds of requests, such as batches. */
function questionOf(req: Request): SentQuestion | null {
  if (req.method === 'POST') return req.is('application/json') ? questionIn(req.body) : null;
  if (req.method !== 'GET') return null;
  if (!preflightedHeaders.some((name) => req.get(name))) return null;
  const { query, operationName, variables, extensions } = req.query;
  return questionIn({ query, operationName, variables: fromJson(variables), extensions: fromJson(extensions) });
}

function questionIn(body: unknown): SentQuestion | null {
  const { query, operationName = null, variables = null, extensions = null }: Record<string, unknown> = Object(body);
  if (operationName !== null && typeof operationName !== 'string') return null;
  const document = query === undefined ? hashIn(extensions) : extensions === null ? query : null;
  return typeof document === 'string' ? { document, operationName, variables } : null;
}

const hashIn = (extensions: unknown): unknown => Object(Object(extensions).persistedQuery).sha256Hash;

/** Parses JSON. Undefined if it is invalid; Apollo Server then reports the error. */
function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
