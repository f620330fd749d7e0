import { Histogram } from '@prometheus-io/client';
import { Router } from 'express';
import type { DatabaseWatch } from '../database/watch.ts';
import { registry } from '../metrics/registry.ts';
import type { Version } from '../version.ts';

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the last byte of its response.',
  labelNames: ['method', 'area', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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
    const stopTimer = durations.startTimer({ method: req.method, area: areaOf(req.path) });
    res.once('close', () => stopTimer({ status: String(res.statusCode) }));
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

const areas = new Set(['api', 'graphql', 'exports', 'documents', 'media', 'assets', 'healthz', 'readyz', 'version']);

/** Returns a label with few distinct values. Paths with IDs would each create a time series. */
const areaOf = (path: string): string => {
  // An event stream stays open, so its duration is not a response time.
  if (path === '/graphql/stream') return 'streams';
  const [, first = ''] = path.split('/');
  return areas.has(first) ? first : 'client';
};
