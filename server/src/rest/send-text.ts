import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isHangUp } from '../kernel/transport/send-bytes.ts';
import { over, type RequestContext } from '../kernel/use-cases/context.ts';
import type { SpoolSource, Spools } from '../platform/spools/spools.ts';

interface SnapshotText {
  /** Null: nobody else gets the same. */
  readonly key: string | null;
  /** Reads with the context of a snapshot. */
  read(ctx: RequestContext): Promise<SpoolSource>;
}

/** A client that takes nothing for so long is gone, in milliseconds. */
const stalled = 60_000;

/** Sends a text, or a file that is none, that is one state of the database, at the client's pace. Whoever goes away frees what was kept for them. */
export async function sendText(
  ctx: RequestContext,
  { req, res, spools }: { req: Request; res: Response; spools: Spools },
  { key, read }: SnapshotText,
): Promise<void> {
  const { spooled, leave } = spools.open({
    em: ctx.em,
    key,
    read: (em) => read(over(em, ctx)),
  });
  // Whoever goes away while the text is only being made is not waited for.
  let isGone = res.closed;
  const giveUp = (): void => {
    isGone = true;
    leave();
  };
  res.once('close', giveUp);
  if (isGone) leave();
  try {
    const answer = await spooled;
    res.off('close', giveUp).set(answer.headers).vary('Accept-Encoding');
    if ('whole' in answer) {
      res.end(answer.whole);
      return;
    }
    res.setTimeout(stalled, () => res.destroy());
    const compressed = Readable.from(answer.file.read(), { highWaterMark: 1 });
    if (req.acceptsEncodings('gzip', 'identity') === 'gzip') {
      await pipeline(compressed, res.set('Content-Encoding', 'gzip'));
    } else {
      await pipeline(compressed, createGunzip(), res);
    }
  } catch (error) {
    if (!isGone && !isHangUp(error)) throw error;
    // The client is gone: there is nobody to tell.
    ctx.log.debug({ err: error }, 'a client has left before its list ended');
  } finally {
    leave();
  }
}
