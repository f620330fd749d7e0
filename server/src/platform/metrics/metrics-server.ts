import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AggregatorRegistry } from '@prometheus-io/client';
import type { Logger } from 'pino';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { followLogLevel, respondLogLevel } from '../processes/log-level.ts';
import { messages } from '../processes/messages.ts';
import { processNumber } from '../processes/supervised.ts';
import { registry } from './registry.ts';

if (processNumber !== undefined) {
  // Each process has its own series, because values from processes that read the same table must not be added up.
  registry.setDefaultLabels({ process: String(processNumber) });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // from now on, responds to the supervisor
}

interface InternalServerDeps {
  /** Returns whether a host name belongs to this server, so that a proxy may obtain a certificate for it. */
  isKnownHost(domain: string): Promise<boolean>;
  readonly log: Logger;
}

/**
 * Creates the internal server with `GET /metrics`, `GET /tls-allowed`, and `GET` and `PUT /log-level`. It has a separate
 * port, so that a firewall or the loopback address keeps them private. All server processes share that port. Each
 * responds with the metrics of all processes.
 */
export function createMetricsServer(deps: InternalServerDeps): Server {
  const { log } = deps;
  followLogLevel(log);
  return createServer((req, res) => {
    respond(req, res, deps).catch((error: unknown) => {
      log.error({ err: error }, 'could not respond on the metrics port');
      res.writeHead(500).end();
    });
  });
}

async function respond(
  req: IncomingMessage,
  res: ServerResponse,
  { isKnownHost, log }: InternalServerDeps,
): Promise<void> {
  const { url = '', method = '' } = req;
  const [path, query] = url.split('?');
  if (path === '/log-level') return respondLogLevel(req, res, log);
  if (path !== '/metrics' && path !== '/tls-allowed') {
    res.writeHead(404).end();
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (path === '/tls-allowed') {
    const isKnown = await isKnownHost(new URLSearchParams(query).get('domain') ?? '');
    res.writeHead(isKnown ? 200 : 404).end();
    return;
  }
  const metrics = await metricsOfAllProcesses();
  if (metrics === null) res.writeHead(503).end();
  else res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(metrics);
}

const Gathered = Type.Object({ metrics: Type.Union([Type.String(), Type.Null()]) });

/** Returns the metrics of all processes that share the port. Null if one of them does not respond in time. */
export function metricsOfAllProcesses(): Promise<string | null> {
  const { worker } = cluster;
  if (!worker) return registry.metrics();
  return new Promise((resolve) => {
    const onMessage = (message: unknown): void => {
      if (!Value.Check(Gathered, message)) return;
      process.off('message', onMessage);
      resolve(message.metrics);
    };
    process.on('message', onMessage);
    worker.send(messages.requestMetrics);
  });
}
