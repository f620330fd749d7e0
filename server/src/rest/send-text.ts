import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { isHangUp } from '../kernel/transport/send-bytes.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import type { BufferedResponses, ResponseSource } from '../platform/buffered-responses/buffered-responses.ts';

interface SnapshotText {
  /** Key that requests must have in common to share one read. Null if the text is for one caller only. */
  readonly key: string | null;
  /** Reads the text using the entity manager of a snapshot. */
  read(em: EntityManager): Promise<ResponseSource>;
}

/** How long a client may go without reading any data before it is disconnected, in milliseconds. */
const stalled = 60_000;

/**
 * Sends text or a file as fast as the client reads it. The content is read in one snapshot. If the client
 * disconnects, the buffer is released.
 */
export async function sendText(
  ctx: RequestContext,
  { req, res, spools }: { req: Request; res: Response; spools: BufferedResponses },
  { key, read }: SnapshotText,
): Promise<void> {
  const { spooled, leave } = spools.open({
    em: ctx.em,
    key,
    read,
  });
  // The client may disconnect while the text is still being read.
  let isGone = res.closed;
  const giveUp = (): void => {
    isGone = true;
    leave();
  };
  res.once('close', giveUp);
  if (isGone) leave();
  try {
    const buffered = await spooled;
    res.off('close', giveUp).set(buffered.headers).vary('Accept-Encoding');
    if ('whole' in buffered) {
      res.end(buffered.whole);
      return;
    }
    res.setTimeout(stalled, () => res.destroy());
    const compressed = Readable.from(buffered.file.read(), { highWaterMark: 1 });
    if (req.acceptsEncodings('gzip', 'identity') === 'gzip') {
      await pipeline(compressed, res.set('Content-Encoding', 'gzip'));
    } else {
      await pipeline(compressed, createGunzip(), res);
    }
  } catch (error) {
    if (!isGone && !isHangUp(error)) throw error;
    ctx.log.debug({ err: error }, 'the client disconnected before its list ended');
  } finally {
    leave();
  }
}
