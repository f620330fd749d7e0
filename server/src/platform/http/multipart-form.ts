import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, invalid, tooLarge } from '../../kernel/errors/errors.ts';
import { storageFault } from '../../kernel/errors/external-faults.ts';
import { refuseTooLarge, type Upload } from '../../kernel/input/upload.ts';
import { openBufferFolder } from '../buffered-responses/buffer-folder.ts';

/** Temporary folders for uploaded files. */
export interface UploadFolders {
  /** Creates a folder for the files of one request. The caller must remove it. */
  open(): Promise<UploadFolder>;
  /** Removes the remaining folders. */
  close(): Promise<void>;
}

interface UploadFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Opens the upload folder below a data folder, and removes files of killed processes from it. */
export async function openUploadFolders(dataDir: string): Promise<UploadFolders> {
  const parent = await openBufferFolder(dataDir, 'uploads');
  return {
    async open() {
      const folder = await mkdtemp(path.join(await parent.path(), 'request-'));
      return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
    },
    close: () => parent.close(),
  };
}

/**
 * Handler for the parts of a multipart body. Parts are passed in the order in which they were sent. An error stops
 * the reading.
 */
export interface FormReader {
  /** Path that errors use for the complete body. */
  readonly path: string;
  /** Maximum size of all parts including their boundaries, in bytes. */
  readonly maxBytes: number;
  text(name: string, value: string): void;
  /** Returns the maximum size of the file in a part, and the path to report if it is larger. */
  file(name: string): { readonly maxBytes: number; readonly path: string };
}

/** Uploaded files of a body, by part name. */
export interface SpooledFiles {
  readonly files: ReadonlyMap<string, Upload>;
  remove(): Promise<void>;
}

const maxTexts = 20;
const maxTextBytes = 1_000_000;

/**
 * Reads a complete multipart body. Text fields are passed to the reader. Files are stored on disk, so that they can
 * be read in any order and more than once. Throws INVALID_REQUEST if the body cannot be read, and INTERNAL_ERROR 503
 * if the disk is full. After an error, the files are removed.
 */
export async function readForm(req: Request, uploads: UploadFolders, reader: FormReader): Promise<SpooledFiles> {
  if (!req.is('multipart/form-data')) throw invalid(reader.path, 'must be sent as multipart/form-data');
  if (Number(req.get('content-length')) > reader.maxBytes) throw refuseTooLarge(reader.path, reader.maxBytes);
  const { path: folder, remove } = await opened(uploads, reader.path);
  const files = new Map<string, Upload>();
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = parserOf(req, reader.path);
      const writes: Promise<void>[] = [];
      const giveUp = (error: unknown): void => {
        reject(error instanceof AppError ? error : invalid(reader.path, 'is not a valid multipart body'));
        // The rest of the body is read and discarded, because a client that is still sending does not read the
        // response.
        req.unpipe(parser);
        req.resume();
        parser.destroy();
      };
      const keep = (name: string, stream: Readable, { filename = '', mimeType: mimetype }: busboy.FileInfo): void => {
        const { maxBytes, path: field } = reader.file(name);
        const spooled = path.join(folder, String(files.size));
        files.set(name, { filename, mimetype, createReadStream: () => createReadStream(spooled) });
        const write = pipeline(stream, atMost(maxBytes, field), createWriteStream(spooled));
        write.catch((error: unknown) => giveUp(storageFault(error, field) ?? error));
        writes.push(write);
      };
      parser.on('field', (name, value, { valueTruncated }) => {
        try {
          if (valueTruncated) throw tooLarge(name, `is larger than ${maxTextBytes} bytes`);
          reader.text(name, value);
        } catch (error) {
          giveUp(error);
        }
      });
      parser.on('file', (name, stream, info) => {
        try {
          keep(name, stream, info);
        } catch (error) {
          stream.on('error', giveUp); // the stream ends with the parser and has no other error listener
          giveUp(error);
        }
      });
      // The parser may emit several errors. An unhandled one would end the process.
      parser.on('error', giveUp);
      parser.once('close', () => Promise.all(writes).then(() => resolve(), reject));
      // The callback is also called if the client disconnected before the listener was added.
      finished(req, { writable: false }, (error) => {
        if (error) giveUp(invalid(reader.path, 'is incomplete: the upload was interrupted'));
      });
      let received = 0;
      req.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > reader.maxBytes) giveUp(refuseTooLarge(reader.path, reader.maxBytes));
      });
      req.pipe(parser);
    });
    return { files, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const opened = (uploads: UploadFolders, field: string): Promise<UploadFolder> =>
  uploads.open().catch((error: unknown) => {
    throw storageFault(error, field) ?? error;
  });

function parserOf(req: Request, field: string): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      // All current clients send UTF-8, but the parser's default is Latin-1.
      defParamCharset: 'utf8',
      limits: { fields: maxTexts, fieldSize: maxTextBytes },
    });
  } catch {
    // The parser throws only for errors in the header, such as a missing boundary.
    throw invalid(field, 'is not a valid multipart body');
  }
}

/** Passes the file through, up to a maximum size. */
const atMost = (maxBytes: number, field: string) =>
  async function* passed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw refuseTooLarge(field, maxBytes);
      yield chunk;
    }
  };
