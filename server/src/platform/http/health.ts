import { Gauge, Histogram } from '@prometheus-io/client';
import { Router } from 'express';
import type { DatabaseWatch } from '../database/watch.ts';
import { registry } from '../metrics/registry.ts';
import type { Version } from '../version.ts';

/* Names and buckets are those of OpenTelemetry's semantic conventions. */

const durations = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time from the first byte of a request to the last byte of its response.',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
  registers: [registry],
});

const active = new Gauge({
  name: 'http_server_active_requests',
  help: 'Requests whose response has not been sent yet, without open event streams.',
  registers: [registry],
});

interface HealthDeps {
  readonly database: DatabaseWatch;
  readonly version: Version;
}

/** Serves `/healthz`, `/readyz` and `/version`. */
export function healthRoutes({ database, version }: HealthDeps): { router: Router; drain(): void } {
  let isDraining = false;
  const router = Router();
  router.use((req, res, next) => {
    // Otherwise, the client would continue to send requests over the keep-alive connection until it is closed.
    if (isDraining) res.set('Connection', 'close');
    const http_route = routeOf(req.path);
    const stopTimer = durations.startTimer({ http_request_method: methodOf(req.method), http_route });
    const change = http_route === streams ? 0 : 1;
    active.inc(change);
    res.once('close', () => {
      active.dec(change);
      stopTimer({ http_response_status_code: String(res.statusCode) });
    });
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    if (isDraining) {
      res.status(503).json({ status: 'draining' });
      return;
    }
    const { status, missing } = await database.look();
    res.status(status === 'not ready' ? 503 : 200).json(missing.length === 0 ? { status } : { status, missing });
  });
  router.get('/version', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(version);
  });
  return {
    router,
    drain: () => {
      isDraining = true;
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the method, or `_OTHER`. Node.js accepts about 30 other methods. */
const methodOf = (method: string): string => (methods.has(method) ? method : '_OTHER');

const streams = '/graphql/stream';
const files = new Set(['graphql', 'healthz', 'readyz', 'version']);
const folders = new Set(['api', 'exports', 'documents', 'media', 'assets']);

/** Returns a route with few distinct values. Paths with IDs would each create a time series. */
const routeOf = (path: string): string => {
  // An event stream stays open, so its duration is not a response time.
  if (path === streams) return path;
  const [, first = ''] = path.split('/');
  if (files.has(first)) return `/${first}`;
  return folders.has(first) ? `/${first}/*` : '/*';
};
