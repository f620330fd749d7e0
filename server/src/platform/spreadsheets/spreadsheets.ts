import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { asUploadError, type Upload } from '../../kernel/input/upload.ts';
import { readCsv } from './csv.ts';
import { type PeekedStream, peek } from './peek.ts';
import type { Sheet } from './sheet.ts';
import { utf16Of } from './text-encoding.ts';

/** Format of a file, detected by its first bytes. `refusal` is the reason why it cannot be read. */
type FileFormat =
  /**
   * `compound`: the container format of Microsoft Office documents from before 2007, and of password-protected
   * documents.
   */
  { readonly name: 'csv' | 'workbook' | 'compound' } | { readonly name: 'other'; readonly refusal: string };

const asTable = 'send a workbook (.xlsx) or a CSV file';

interface Signature {
  readonly bytes: readonly number[];
  readonly format: FileFormat;
}

const refused = (refusal: string): FileFormat => ({ name: 'other', refusal });

/** File formats with their signatures. No text file begins with one of these signatures. */
const signatures: readonly Signature[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], format: { name: 'workbook' } },
  { bytes: [0x50, 0x4b, 0x05, 0x06], format: refused('is an empty archive') },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], format: { name: 'compound' } },
  { bytes: [0x1f, 0x8b], format: refused('is compressed (gzip): unpack it first') },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], format: refused(`is a PDF: ${asTable}`) },
];

/** Detects formats by content, because file names and media types are not reliable. */
async function recogniseFormat(head: Buffer): Promise<FileFormat> {
  if (head.length === 0) return refused('is empty');
  const signature = signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (signature) return signature.format;
  if (!head.includes(0) || utf16Of(head)) return { name: 'csv' };
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head);
  if (type) return refused(`is ${kindOf(type.mime)} (${type.ext}), not a table: ${asTable}`);
  // A single zero byte in a text file is reported later, with its line number. Files with many zero bytes are binary
  // files.
  return isMostlyText(head) ? { name: 'csv' } : refused(`is neither text nor a supported format: ${asTable}`);
}

const kindOf = (mime: string): string => (mime.startsWith('image/') ? 'a picture' : 'a file of another type');

const isMostlyText = (head: Buffer): boolean => head.filter((byte) => byte >= 0x20).length > head.length * 0.7;

/** Name of the encrypted part in the directory of a password-protected workbook. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/** Throws an error for a file in the compound format: an old workbook, or a password-protected one. */
async function refuseCompound(source: PeekedStream): Promise<never> {
  throw invalid(
    'file',
    (await holds(source.chunks, encryptedPart))
      ? 'is protected by a password: save it without one'
      : 'is an old Excel workbook (.xls) or another old document: save it as a workbook (.xlsx) or a CSV file',
  );
}

async function holds(chunks: AsyncIterable<Buffer>, needle: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([tail, chunk]);
    if (bytes.includes(needle)) return true;
    tail = bytes.subarray(-needle.length);
  }
  return false;
}

export { otherSheets, type Sheet, type SheetRow } from './sheet.ts';
export { csvHead, csvLines, writeCsv } from './write-csv.ts';
export type { Cell } from './xlsx/write-rows.ts';
export { maxXlsxRows, writeXlsx, xlsxMediaType } from './xlsx/write-xlsx.ts';

interface SheetChoice {
  /** Name of the sheet to read from a workbook. Default: the first visible, non-empty sheet. Not used for CSV. */
  readonly sheet?: string | null | undefined;
}

/**
 * Opens a file that contains one table: an Excel workbook (.xlsx), or CSV with `,` `;` tab or `|` in UTF-8, UTF-16 or
 * Windows-1252. The format is detected from the content, and the header from the possible column names. Throws
 * INVALID_REQUEST for the field `file` if the file is empty, has no rows or has another format. Throws 413 if it is
 * too large.
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
