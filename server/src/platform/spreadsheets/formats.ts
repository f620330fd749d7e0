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
export async function recogniseFormat(head: Buffer): Promise<FileFormat> {
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
