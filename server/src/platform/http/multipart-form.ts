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
import { openSpoolFolder } from '../spools/spool-folders.ts';

/** Temporary folders for uploaded files. */
export interface UploadFolders {
  /** Creates a folder for the files of one request. The caller removes it. */
  open(): Promise<UploadFolder>;
  /** Removes the folders that are left. */
  close(): Promise<void>;
}

/** The files of one request. */
interface UploadFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Opens the folder for uploads below a data folder, and removes files of killed processes from it. */
export async function openUploadFolders(dataDir: string): Promise<UploadFolders> {
  const parent = await openSpoolFolder(dataDir, 'uploads');
  return {
    async open() {
      const folder = await mkdtemp(path.join(await parent.path(), 'request-'));
      return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
    },
    close: () => parent.close(),
  };
}

/** What a multipart body may hold. Parts come in the order in which they were sent; an error ends the reading. */
export interface FormReader {
  /** The name of the body as a whole, for what is wrong with it. */
  readonly path: string;
  /** All parts together, with their boundaries. */
  readonly maxBytes: number;
  /** Called for each text. */
  text(name: string, value: string): void;
  /** Returns the maximum size of the file of a part, and the path for an error if it is larger. */
  file(name: string): { readonly maxBytes: number; readonly path: string };
}

/** The files of a body, by the names of their parts. */
export interface SpooledFiles {
  readonly files: ReadonlyMap<string, Upload>;
  remove(): Promise<void>;
}

const maxTexts = 20;
const maxTextBytes = 1_000_000;

/**
 * Reads a multipart body whole: texts are told, files are spooled to disk, so that they may be read in any order and
 * more than once. Throws INVALID_REQUEST for a body that cannot be read, INTERNAL_ERROR 503
 * where there is no room for it, and leaves nothing behind then.
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
        reject(error instanceof AppError ? error : invalid(reader.path, 'is not a readable multipart body'));
        // What still comes is read and forgotten: a client that is busy sending hears no answer.
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
          if (valueTruncated) throw tooLarge(name, `has more than ${maxTextBytes} bytes`);
          reader.text(name, value);
        } catch (error) {
          giveUp(error);
        }
      });
      parser.on('file', (name, stream, info) => {
        try {
          keep(name, stream, info);
        } catch (error) {
          stream.on('error', giveUp); // it ends with the parser, and nobody else listens
          giveUp(error);
        }
      });
      // It may have several complaints, and one that nobody hears ends the process.
      parser.on('error', giveUp);
      parser.once('close', () => Promise.all(writes).then(() => resolve(), reject));
      // Also where the client has hung up before anybody listened.
      finished(req, { writable: false }, (error) => {
        if (error) giveUp(invalid(reader.path, 'was cut off before its end'));
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
      // What every client of today sends; by default it is Latin-1.
      defParamCharset: 'utf8',
      limits: { fields: maxTexts, fieldSize: maxTextBytes },
    });
  } catch {
    // It complains of the header alone: of a boundary that is missing, say.
    throw invalid(field, 'is not a readable multipart body');
  }
}

/** Passes a file on as long as it is not too large. */
const atMost = (maxBytes: number, field: string) =>
  async function* passed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw refuseTooLarge(field, maxBytes);
      yield chunk;
    }
  };
