import type { Readable } from 'node:stream';
import { asUploadError } from '../../kernel/input/upload.ts';

/**
 * Number of bytes to read in advance. They contain the header and several rows, and are used to determine the format
 * and the delimiter.
 */
const headBytes = 65_536;

/** Stream whose first bytes have already been read. */
export interface PeekedStream {
  readonly head: Buffer;
  /** The whole file, including the head. Can be read once. */
  readonly chunks: AsyncIterable<Buffer>;
  /** Closes the stream without reading the rest. */
  close(): void;
}

/** Reads the first bytes of a file without consuming them. Transport errors become INVALID_REQUEST. */
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
