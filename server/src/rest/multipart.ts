import type { Request } from 'express';
import { invalid } from '../kernel/errors.ts';
import type { Upload } from '../kernel/upload.ts';
import { readForm } from '../platform/multipart-form.ts';
import type { Spool } from '../platform/spool.ts';

interface Multipart {
  readonly file: Upload;
  readonly fields: Readonly<Record<string, string>>;
  /** Removes the spooled file. */
  discard(): Promise<void>;
}

/** Text fields and boundaries around the file, at most. */
const formOverhead = 20_000_000;

/** Reads a multipart body: the file of the part `file`, and text fields before or after it. */
export async function readMultipart(req: Request, spool: Spool, maxBytes: number): Promise<Multipart> {
  const fields: Record<string, string> = {};
  let hasFile = false;
  const { files, remove } = await readForm(req, spool, {
    path: 'file',
    maxBytes: maxBytes + formOverhead,
    text(name, value) {
      fields[name] = value;
    },
    file(name) {
      if (name !== 'file') throw invalid(name, 'is no part of this form: its file is called file');
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
