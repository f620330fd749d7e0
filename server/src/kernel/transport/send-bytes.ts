import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Error codes that a stream reports if its client disconnects before or during the response. */
const hangUps: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Returns whether an error was caused by a client that disconnected. */
export const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && hangUps.has(error.code);

/** Sends bytes as the complete response body. A disconnected client is not an error. */
export async function sendBytes(bytes: Readable, res: Writable): Promise<void> {
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
    // Closes a source that has not been read, such as a connection to an object store.
    bytes.destroy();
  }
}
