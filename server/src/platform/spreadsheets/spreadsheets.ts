import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { asUploadError, type Upload } from '../../kernel/input/upload.ts';
import { readCsv } from './csv.ts';
import { recogniseFormat } from './formats.ts';
import { peek } from './peek.ts';
import type { Sheet } from './sheet.ts';

export type { Sheet, SheetRow } from './sheet.ts';
export { csvHead, csvLines, writeCsv } from './write-csv.ts';

/**
 * Opens a file that holds one table: CSV with `,` `;` tab or `|`, UTF-8 with or without byte order mark. The header is told
 * from titles above it by the names that it may have.
 * Fails with INVALID_REQUEST naming `file` when it is empty, has no rows or is something else; with 413 when it is too large.
 */
export async function readSheet(upload: Upload, isName: (cell: string) => boolean): Promise<Sheet> {
  const source = await open(upload);
  const format = recogniseFormat(source.head);
  if (format.refusal) {
    source.close();
    throw invalid('file', format.refusal);
  }
  return readCsv(source, isName);
}

async function open(upload: Upload): ReturnType<typeof peek> {
  try {
    return await peek(upload.createReadStream());
  } catch (error) {
    throw error instanceof AppError ? error : asUploadError(error);
  }
}
