import cluster from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { logLevels } from '../logger.ts';

/*
 * Changes the log level of all server processes at run time. The change is not stored: processes that start later use
 * LOG_LEVEL.
 */

const Level = Type.Union(logLevels.map((level) => Type.Literal(level)));
const Change = Type.Object({ logLevel: Level });

/** Applies changes to the log level that other processes request. */
export function followLogLevel(log: Logger): void {
  process.on('message', (message) => {
    if (Value.Check(Change, message)) log.level = message.logLevel;
  });
}

/** Passes changes on to all server processes. Runs in the supervisor. */
export function relayLogLevel(log: Logger): void {
  cluster.on('message', (_worker, message) => {
    if (!Value.Check(Change, message)) return;
    log.level = message.logLevel;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(message);
  });
}

/** Responds to `GET` and `PUT /log-level`. The body of both is the name of a level. */
export async function respondLogLevel(req: IncomingMessage, res: ServerResponse, log: Logger): Promise<void> {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Cache-Control', 'no-store');
  if (req.method === 'GET') {
    res.end(`${log.level}\n`);
    return;
  }
  if (req.method !== 'PUT') {
    res.writeHead(405, { Allow: 'GET, PUT' }).end();
    return;
  }
  const level = (await text(req)).trim();
  if (!Value.Check(Level, level)) {
    res.writeHead(400).end(`the level must be one of: ${logLevels.join(', ')}\n`);
    return;
  }
  log.info({ level, before: log.level }, 'changing the log level');
  log.level = level;
  cluster.worker?.send({ logLevel: level });
  res.end(`${level}\n`);
}
