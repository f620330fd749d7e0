import type { Request } from 'express';
import { type AppError, invalid } from '../kernel/errors/errors.ts';
import type { Upload } from '../kernel/input/upload.ts';
import { readForm } from '../platform/http/multipart-form.ts';
import type { UploadFolders } from '../platform/http/upload-folders.ts';

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
 * Reads a multipart body: the file of the part `file`, and text fields before or after it. A part that the form does not
 * know, or that comes twice, is refused: it would be without effect.
 */
export async function readMultipart(
  req: Request,
  uploads: UploadFolders,
  { maxBytes, textFields }: FormLimits,
): Promise<Multipart> {
  const fields: Record<string, string> = {};
  let hasFile = false;
  const { files, remove } = await readForm(req, uploads, {
    path: 'file',
    maxBytes: maxBytes + formOverhead,
    text(name, value) {
      if (!textFields.includes(name)) throw unknownPart(name, textFields);
      if (Object.hasOwn(fields, name)) throw invalid(name, 'must be sent once');
      fields[name] = value;
    },
    file(name) {
      if (name !== 'file') throw unknownPart(name, textFields);
      if (hasFile) throw invalid(name, 'must be sent once');
      hasFile = true;
      return { maxBytes, path: name };
    },
  });
  const file = files.get('file');
  if (file) return { file, fields, discard: remove };
  await remove();
  throw invalid('file', 'is missing');
}

const unknownPart = (name: string, textFields: readonly string[]): AppError =>
  invalid(name, `is no field of this form: it takes ${['file', ...textFields].join(', ')}`);
