import { setTimeout as pause } from 'node:timers/promises';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { isOpen, runTag, showImportRun } from '../modules/imports/index.ts';
import { errorHandler } from './error-handler.ts';

/** Interval in milliseconds at which the import run is read. Progress is written at the same interval. */
const lookedAtMs = 500;
/**
 * Number of reads without a change after which a comment is sent. Proxies close connections that have been idle for a
 * minute.
 */
const silentLooks = 30;

/**
 * Streams `GET /api/imports/:id` to clients that accept `text/event-stream`. Each change to the run is sent as a
 * `run` event with the run as JSON, until the run has ended. Other requests are passed on. The caller's rights are
 * checked at each read.
 */
export function importEvents(
  contextOf: (req: Request) => Promise<RequestContext>,
  release: (res: Response) => void,
): Router {
  const router = Router({ caseSensitive: true });
  router.get('/:id', async (req, res, next) => {
    if (req.accepts(['json', 'text/event-stream']) !== 'text/event-stream') return next();
    const { id } = req.params;
    const look = async () => showImportRun(await contextOf(req), new Unchecked({ id }));
    let run = await look();
    // An open stream does not count as a running request.
    release(res);
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    let sentTag = '';
    let silent = 0;
    while (!res.destroyed) {
      const tag = runTag(run);
      if (tag !== sentTag) sendEvent(res, `event: run\ndata: ${JSON.stringify(run)}\n\n`);
      else if (silent === silentLooks) sendEvent(res, ':\n\n');
      silent = tag !== sentTag || silent === silentLooks ? 0 : silent + 1;
      sentTag = tag;
      if (!isOpen(run.state)) break;
      await pause(lookedAtMs);
      run = await look();
    }
    res.end();
  });
  router.use(errorHandler);
  return router;
}

/** Flushes the event, so that compression does not delay it. */
function sendEvent(res: Response, text: string): void {
  res.write(text);
  if ('flush' in res && typeof res.flush === 'function') res.flush();
}
