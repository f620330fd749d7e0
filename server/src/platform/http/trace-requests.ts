import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { Request, RequestHandler, Response } from 'express';
import { inSpan, isTracing, openServerSpan } from '../../kernel/tracing.ts';
import { withoutKeys } from '../sign-in/key-text.ts';

const spans = new WeakMap<Response, Span>();

/** Creates a span per request, which continues the trace of the client (`traceparent`). */
export const traceRequests: RequestHandler = (req, res, next) => {
  if (!isTracing()) return next();
  const { method, path, protocol } = req;
  const span = openServerSpan(req.headers, method, {
    'http.request.method': method,
    'url.scheme': protocol,
    // Without the query string, which may contain tokens, and without secrets of API keys.
    'url.path': withoutKeys(path),
    'facet.request.id': String(req.id),
  });
  if (!span) return next();
  spans.set(res, span);
  // Other middleware already uses the maximum number of listeners that Node allows without a leak warning.
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('close', () => endRequestSpan(res));
  inSpan(span, next);
};

/** Ends the span of a request. Used for streams, which are open for hours: their span ends when they are opened. */
export function endRequestSpan(res: Response): void {
  const span = spans.get(res);
  if (!span) return;
  spans.delete(res);
  const { req, statusCode } = res;
  const route = routeOf(req);
  if (route !== undefined) span.updateName(`${req.method} ${route}`).setAttribute('http.route', route);
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(statusCode));
  span.end();
}

/** Returns the path of the matching route, with the names of parameters. Undefined for unknown paths and pages. */
function routeOf({ route, baseUrl }: Request): string | undefined {
  const { path }: { path?: unknown } = Object(route);
  if (typeof path === 'string') return baseUrl + path;
  return baseUrl === '' ? undefined : baseUrl;
}
