import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { metricsOfAllProcesses } from './all-processes.ts';
import { registry } from './registry.ts';

/**
 * Creates a server for `GET /metrics` alone. It listens on a port of its own, so that a firewall or the loopback address
 * keeps the metrics from the public. Server processes share that port as they share the main one; each answers for all.
 */
export const createMetricsServer = (log: Logger): Server =>
  createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'metrics cannot be collected');
      res.writeHead(500).end();
    });
  });

async function answer({ url = '', method = '' }: IncomingMessage, res: ServerResponse): Promise<void> {
  if (url.split('?')[0] !== '/metrics') {
    res.writeHead(404).end();
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const metrics = await metricsOfAllProcesses();
  if (metrics === null) res.writeHead(503).end();
  else res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(metrics);
}
