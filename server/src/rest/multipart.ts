import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, invalid } from '../kernel/errors.ts';
import { refuseTooLarge, type Upload } from '../kernel/upload.ts';

interface Multipart {
  readonly file: Upload;
  readonly fields: Readonly<Record<string, string>>;
  /** Removes the spooled file. */
  discard(): Promise<void>;
}

/** Text fields and boundaries around the file, at most. */
const formOverhead = 20_000_000;

interface FormLimits {
  /** Of the file. */
  readonly maxBytes: number;
  /** Names of the text fields beside it. */
  readonly textFields: readonly string[];
}

/**
 * Reads a multipart body: the field `file` is spooled to disk, so that text fields may come before or after it. A part that
 * the form does not know, or that comes twice, is refused: it would be without effect.
 */
export async function readMultipart(req: Request, { maxBytes, textFields }: FormLimits): Promise<Multipart> {
  if (!req.is('multipart/form-data')) throw invalid('file', 'must be sent as multipart/form-data');
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const spooled = path.join(folder, 'file');
    const fields: Record<string, string> = {};
    const found: { filename: string; mimetype: string }[] = [];
    await new Promise<void>((resolve, reject) => {
      const parser = busboy({
        headers: req.headers,
        // What every client of today sends; by default it is Latin-1.
        defParamCharset: 'utf8',
        limits: { files: 2, fileSize: maxBytes, fields: 20, fieldSize: 1_000_000 },
      });
      const writes: Promise<void>[] = [];
      const giveUp = (error: unknown): void => {
        reject(error instanceof AppError ? error : invalid('file', 'is not a readable multipart body'));
        // What still comes is read and forgotten: a client that is busy sending hears no answer.
        req.unpipe(parser);
        req.resume();
        parser.destroy();
      };
      parser.on('field', (name, value) => {
        if (!textFields.includes(name)) giveUp(unknownPart(name, textFields));
        else if (Object.hasOwn(fields, name)) giveUp(invalid(name, 'must be sent once'));
        else fields[name] = value;
      });
      parser.on('file', (name, stream, { filename, mimeType }) => {
        if (name !== 'file' || found.length > 0) {
          stream.resume();
          giveUp(name === 'file' ? invalid(name, 'must be sent once') : unknownPart(name, textFields));
          return;
        }
        found.push({ filename, mimetype: mimeType });
        stream.once('limit', () => giveUp(refuseTooLarge('file', maxBytes)));
        const write = pipeline(stream, createWriteStream(spooled));
        write.catch(giveUp);
        writes.push(write);
      });
      parser.once('error', giveUp);
      parser.once('close', () => Promise.all(writes).then(() => resolve(), reject));
      req.once('error', giveUp);
      req.once('close', () => {
        if (!req.complete) giveUp(invalid('file', 'was cut off before its end'));
      });
      if (Number(req.get('content-length')) > maxBytes + formOverhead) giveUp(refuseTooLarge('file', maxBytes));
      else req.pipe(parser);
    });
    const [first] = found;
    if (!first) throw invalid('file', 'is missing');
    return { file: { ...first, createReadStream: () => createReadStream(spooled) }, fields, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

const unknownPart = (name: string, textFields: readonly string[]): AppError =>
  invalid(name, `is no field of this form: it takes ${['file', ...textFields].join(', ')}`);
