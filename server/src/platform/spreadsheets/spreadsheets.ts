import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { asUploadError, type Upload } from '../../kernel/input/upload.ts';
import { refuseCompound } from './compound-file.ts';
import { readCsv } from './csv.ts';
import { recogniseFormat } from './formats.ts';
import { type PeekedStream, peek } from './peek.ts';
import type { Sheet } from './sheet.ts';

export { otherSheets, type Sheet, type SheetRow } from './sheet.ts';
export { csvHead, csvLines, writeCsv } from './write-csv.ts';
export type { Cell } from './xlsx/write-rows.ts';
export { mostXlsxRows, writeXlsx, xlsxMediaType } from './xlsx/write-xlsx.ts';

/** Which table of a file to read. */
interface SheetChoice {
  /** Name of a workbook's sheet; by default the first visible one that is not empty. A CSV has only one. */
  readonly sheet?: string | null | undefined;
}

/**
 * Opens a file that holds one table, told by its content: an Excel workbook (.xlsx), or CSV with `,` `;` tab or `|` in UTF-8,
 * UTF-16 or Windows-1252. The header is told from titles above it by the names that it may have.
 * Fails with INVALID_REQUEST naming `file` when it is empty, has no rows or is something else; with 413 when it is too large.
 */
export async function readSheet(
  upload: Upload,
  isName: (cell: string) => boolean,
  { sheet = null }: SheetChoice = {},
): Promise<Sheet> {
  const source = await open(upload);
  try {
    const format = await recogniseFormat(source.head);
    switch (format.name) {
      case 'csv':
        return await readCsv(source, isName);
      case 'workbook': {
        const { readXlsx } = await import('./xlsx/read-xlsx.ts');
        return await readXlsx(source, isName, sheet);
      }
      case 'compound':
        return await refuseCompound(source);
      case 'other':
        throw invalid('file', format.refusal);
    }
  } catch (error) {
    source.close();
    throw error;
  }
}

async function open(upload: Upload): Promise<PeekedStream> {
  try {
    return await peek(upload.createReadStream());
  } catch (error) {
    throw error instanceof AppError ? error : asUploadError(error);
  }
}
