import { setTimeout as pause } from 'node:timers/promises';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { isOpen, runTag, showImportRun } from '../modules/imports/index.ts';
import { errorHandler } from './error-handler.ts';

/** How often a run is looked at, in milliseconds: so often it is written how far it has come. */
const lookedAtMs = 500;
/** What stands between client and server cuts connections over which nothing comes for a minute. */
const silentLooks = 30;

/**
 * `GET /api/imports/:id` for whoever asks for `text/event-stream`: each change of the run as an event `run` with the same
 * JSON, until it has ended. Others are passed on. Who asks is looked at anew each time: what is withdrawn stops at once.
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
    // An open stream is no running request.
    release(res);
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    let told = '';
    let silent = 0;
    while (!res.destroyed) {
      const tag = runTag(run);
      if (tag !== told) tell(res, `event: run\ndata: ${JSON.stringify(run)}\n\n`);
      else if (silent === silentLooks) tell(res, ':\n\n');
      silent = tag !== told || silent === silentLooks ? 0 : silent + 1;
      told = tag;
      if (!isOpen(run.state)) break;
      await pause(lookedAtMs);
      run = await look();
    }
    res.end();
  });
  router.use(errorHandler);
  return router;
}

/** What a proxy or we ourselves compress must not wait for more. */
function tell(res: Response, text: string): void {
  res.write(text);
  if ('flush' in res && typeof res.flush === 'function') res.flush();
}
