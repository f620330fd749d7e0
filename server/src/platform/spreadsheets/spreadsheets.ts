import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { asUploadError, type Upload } from '../../kernel/input/upload.ts';
import { readCsv } from './csv.ts';
import { type PeekedStream, peek } from './peek.ts';
import type { Sheet } from './sheet.ts';
import { utf16Of } from './text-encoding.ts';

/** What a file is by its first bytes; `refusal` says why it cannot be read. */
type FileFormat =
  /** `compound`: a container in which Microsoft's programs kept documents before 2007, and keep those with a password. */
  { readonly name: 'csv' | 'workbook' | 'compound' } | { readonly name: 'other'; readonly refusal: string };

const asTable = 'send a workbook (.xlsx) or CSV';

interface Signature {
  readonly bytes: readonly number[];
  readonly format: FileFormat;
}

const refused = (refusal: string): FileFormat => ({ name: 'other', refusal });

/** Formats whose first bytes no text begins with. */
const signatures: readonly Signature[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], format: { name: 'workbook' } },
  { bytes: [0x50, 0x4b, 0x05, 0x06], format: refused('is an archive with nothing in it') },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], format: { name: 'compound' } },
  { bytes: [0x1f, 0x8b], format: refused('is compressed (gzip): unpack it first') },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], format: refused(`is a PDF: ${asTable}`) },
];

/** Tells formats apart by content: file names and media types are what a client makes of them. */
async function recogniseFormat(head: Buffer): Promise<FileFormat> {
  if (head.length === 0) return refused('is empty');
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (known) return known.format;
  if (!head.includes(0) || utf16Of(head)) return { name: 'csv' };
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head);
  if (type) return refused(`is ${kindOf(type.mime)} (${type.ext}), not a table: ${asTable}`);
  // A text with a zero byte somewhere is told so by the line; what is full of them is none.
  return isMostlyText(head) ? { name: 'csv' } : refused(`is no text, and no format that is known here: ${asTable}`);
}

const kindOf = (mime: string): string => (mime.startsWith('image/') ? 'a picture' : 'a file of another kind');

const isMostlyText = (head: Buffer): boolean => head.filter((byte) => byte >= 0x20).length > head.length * 0.7;

/** The part in which a workbook lies that is protected by a password, as its directory writes it. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/** Says what a file in Microsoft's old container is: a workbook of the last century, or one behind a password. Never returns. */
async function refuseCompound(source: PeekedStream): Promise<never> {
  throw invalid(
    'file',
    (await holds(source.chunks, encryptedPart))
      ? 'is protected by a password: save it without one'
      : 'is an old Excel workbook (.xls) or another old document: save it as a workbook (.xlsx) or CSV',
  );
}

async function holds(chunks: AsyncIterable<Buffer>, wanted: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([tail, chunk]);
    if (bytes.includes(wanted)) return true;
    tail = bytes.subarray(-wanted.length);
  }
  return false;
}

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
