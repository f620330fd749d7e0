import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, invalid } from '../kernel/errors.ts';
import type { Upload } from '../kernel/upload.ts';

interface Multipart {
  readonly file: Upload;
  readonly fields: Readonly<Record<string, string>>;
  /** Removes the spooled file. */
  discard(): Promise<void>;
}

const tooLarge = (maxBytes: number): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 413,
    reason: 'TOO_LARGE',
    details: [{ path: 'file', message: `is larger than ${maxBytes} bytes` }],
  });

/** Reads a multipart body: the field `file` is spooled to disk, so that text fields may come before or after it. */
export async function readMultipart(req: Request, maxBytes: number): Promise<Multipart> {
  if (!req.is('multipart/form-data')) throw invalid('file', 'must be sent as multipart/form-data');
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const spooled = path.join(folder, 'file');
    const fields: Record<string, string> = {};
    const writes: Promise<void>[] = [];
    const found: { filename: string; mimetype: string }[] = [];
    let isTooLarge = false;
    const parser = busboy({
      headers: req.headers,
      limits: { files: 1, fileSize: maxBytes, fields: 20, fieldSize: 1_000_000 },
    });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      if (name !== 'file') {
        stream.resume();
        return;
      }
      found.push({ filename, mimetype: mimeType });
      stream.on('limit', () => {
        isTooLarge = true;
        // No reason to read the rest of it.
        req.unpipe(parser);
        parser.destroy(tooLarge(maxBytes));
      });
      writes.push(pipeline(stream, createWriteStream(spooled)));
    });
    await pipeline(req, parser).catch((error: unknown) => {
      if (isTooLarge) throw tooLarge(maxBytes);
      throw error instanceof AppError ? error : invalid('file', 'is not a readable multipart body');
    });
    await Promise.all(writes);
    const [first] = found;
    if (!first) throw invalid('file', 'is missing');
    return { file: { ...first, createReadStream: () => createReadStream(spooled) }, fields, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
