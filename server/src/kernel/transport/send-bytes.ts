import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Codes of streams whose other end has gone away: while it was being written to, and before. */
const hangUps: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Whoever was sent something has hung up, or had done so before there was anything to send. */
export const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && hangUps.has(error.code);

/** Sends bytes as a whole answer. A client that leaves early, or is gone already, is nobody's failure. */
export async function sendBytes(bytes: Readable, res: Writable): Promise<void> {
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
    // Nobody else lets go of a source that was never read, such as an open connection to a store.
    bytes.destroy();
  }
}
