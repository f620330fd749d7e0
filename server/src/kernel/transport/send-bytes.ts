import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Error codes of streams whose client has disconnected, during or before the response. */
const hangUps: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Returns whether the error means that the client has disconnected. */
export const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && hangUps.has(error.code);

/** Sends bytes as the whole response. A disconnected client is not an error. */
export async function sendBytes(bytes: Readable, res: Writable): Promise<void> {
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
    // Closes a source that was never read, such as a connection to an object store.
    bytes.destroy();
  }
}
