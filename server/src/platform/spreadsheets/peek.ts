import type { Readable } from 'node:stream';
import { asUploadError } from '../../kernel/input/upload.ts';

/** Enough for the header and some rows, which is what formats and delimiters are told by. */
const headBytes = 65_536;

/** A stream whose first bytes have been looked at. */
export interface PeekedStream {
  readonly head: Buffer;
  /** The whole file, head included. Can be read once. */
  readonly chunks: AsyncIterable<Buffer>;
  /** For those who do not read on. */
  close(): void;
}

/** Reads the first bytes of a file without losing them. Failures of the transport become INVALID_REQUEST. */
export async function peek(stream: Readable): Promise<PeekedStream> {
  const source: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const next = async (): Promise<Buffer | null> => {
    try {
      const step = await source.next();
      return step.done ? null : step.value;
    } catch (error) {
      throw asUploadError(error);
    }
  };
  const first: Buffer[] = [];
  let size = 0;
  while (size < headBytes) {
    const chunk = await next();
    if (!chunk) break;
    first.push(chunk);
    size += chunk.length;
  }
  const head = Buffer.concat(first);
  const close = (): void => {
    stream.destroy();
  };

  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
    } finally {
      close();
    }
  }
  return { head, chunks: chunks(), close };
}
