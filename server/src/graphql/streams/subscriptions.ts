import { once } from 'node:events';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import { AppError } from '../../kernel/errors/errors.ts';
import { refuseExcess } from '../../kernel/input/json-limits.ts';
import { withSpan } from '../../kernel/tracing.ts';
import type { OpenStream, RequestContext } from '../../kernel/use-cases/context.ts';
import { operationSpan } from '../../platform/tracing/operation-span.ts';
import type { ContextOf } from '../../request-context.ts';
import { formatError, unwrapError } from '../format-error.ts';
import { documentLimits, maxCost, maxErrors, maxTokens } from '../limits/limits.ts';
import { costOf, tooCostly } from '../limits/operation-cost.ts';
import type { OpenStreams } from './open-streams.ts';

interface SubscriptionsDeps {
  readonly schema: GraphQLSchema;
  readonly contextOf: ContextOf;
  readonly streams: OpenStreams;
  /**
   * Stops counting a request towards the caller's limit of concurrent requests, because open streams have a separate
   * limit.
   */
  readonly release: (res: Response) => void;
}

/** Minimum cost of a stream. It equals the cost of a mutation. */
const leastCost = 10;

/** Request data passed to `graphql-sse`. */
interface Sending {
  readonly results: AsyncIterable<ExecutionResult>;
  /** Resolves when the client has received the data. */
  readonly drained: () => Promise<void>;
}

/**
 * Serves a `POST` request with one subscription to clients that accept `text/event-stream`. Results follow the
 * GraphQL over SSE protocol ("distinct connections mode"). The usual limits apply, and errors are returned before the
 * stream starts.
 */
export function subscriptions(deps: SubscriptionsDeps): Router {
  const router = Router();
  const handle = createHandler<Request, Sending>({
    // Without a token, each subscription uses its own connection ("distinct connections mode"). The web client's tabs
    // in a browser share one connection.
    authenticate: () => null,
    onSubscribe: ({ context }) => context.results,
    async onNext(_, { context }, result) {
      // Waits for slow clients. Changes that occur during the wait are combined.
      await context.drained();
      return 'errors' in result && result.errors ? { ...result, errors: result.errors.map(formatted) } : result;
    },
  });

  const post: RequestHandler = async (req, res) => {
    const ctx = await deps.contextOf(req);
    const { stream, results } = await withSpan(
      () => operationSpan('subscription', undefined),
      () => begin(deps, req, ctx),
    );
    deps.release(res);
    res.once('close', stream.end);
    stream.signal.addEventListener('abort', () => void results.return?.(), { once: true });
    const [body, init] = await handle({
      method: 'POST',
      url: req.originalUrl,
      headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : req.get(name)) },
      body: { query: '{ __typename }' },
      raw: req,
      context: { results, drained: () => waitForDrain(res, stream.signal) },
    });
    // Neither this server nor a proxy may buffer the events.
    res.writeHead(init.status, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    await send(body, res, stream);
  };

  router.post('/', post);
  router.all('/', (_req, res) => {
    res.set('Allow', 'POST');
    throw new AppError('INVALID_REQUEST', {
      reason: 'METHOD_NOT_ALLOWED',
      details: [{ path: '', message: 'send a subscription by POST; the response is text/event-stream' }],
    });
  });
  return router;
}

async function begin({ schema, streams }: SubscriptionsDeps, req: Request, ctx: RequestContext) {
  if (req.accepts(['json', 'text/event-stream']) !== 'text/event-stream') {
    throw refused('must be text/event-stream', 406);
  }
  const { query, variables = {}, operationName } = parseRequest(req.body);
  const document = parsed(query);
  const [fault] = validate(schema, document, [...specifiedRules, ...documentLimits], { maxErrors });
  if (fault) throw refused(fault.message);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) throw refused('must be a single subscription');
  refuseExcess(variables);
  const cost = Math.max(leastCost, costOf(schema, document, operation)(variables));
  if (cost > maxCost) throw tooCostly(`The operation costs ${cost}. The limit is ${maxCost}.`);
  ctx.services.costBudgets.spend(ctx, cost);
  const stream = streams.begin(req, ctx);
  try {
    const results = await subscribe({
      schema,
      document,
      contextValue: { ...ctx, stream },
      variableValues: variables,
      operationName,
    });
    if ('errors' in results) throw unwrapError(results.errors?.[0]);
    if (!(Symbol.asyncIterator in results)) throw new TypeError('the subscription has returned no stream');
    return { stream, results };
  } catch (error) {
    stream.end();
    throw error instanceof GraphQLError ? refused(error.message) : error;
  }
}

interface SubscriptionRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown> | undefined;
  readonly operationName?: string | undefined;
}

function parseRequest(body: unknown): SubscriptionRequest {
  const { query, variables, operationName }: Record<string, unknown> = Object(body);
  if (typeof query !== 'string') throw refused('query: must be a subscription');
  if (variables !== undefined && variables !== null && !isRecord(variables))
    throw refused('variables: must be an object');
  return {
    query,
    ...(isRecord(variables) && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(query: string) {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw refused(error.message);
    throw error;
  }
}

const refused = (message: string, status = 400): AppError =>
  new AppError('INVALID_REQUEST', { status, reason: 'VALIDATION_FAILED', details: [{ path: '', message }] });

/** Formats errors of event resolvers in the same way as errors of other responses. */
const formatted = (error: GraphQLError): GraphQLError => {
  const { message, extensions } = formatError({ message: error.message }, error);
  return new GraphQLError(message, { ...(error.path && { path: error.path }), extensions: extensions ?? {} });
};

/** Resolves when the client accepts more data or the stream has ended. */
async function waitForDrain(res: Response, signal: AbortSignal): Promise<void> {
  try {
    while (res.writableNeedDrain) await once(res, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Sends events as fast as the client reads them. */
async function send(
  body: AsyncIterable<string> | string | null,
  res: Response,
  { end, signal }: OpenStream & { end(): void },
): Promise<void> {
  try {
    if (typeof body === 'object' && body !== null) {
      for await (const text of body) {
        if (res.destroyed) break;
        res.write(text);
        await waitForDrain(res, signal);
      }
    }
  } finally {
    end();
    res.end();
  }
}
