/** What a file is by its first bytes; `refusal` says why it cannot be read. */
export interface FileFormat {
  readonly name: string;
  readonly refusal: string | null;
}

interface Signature extends FileFormat {
  readonly bytes: readonly number[];
}

const asCsv = 'save it as CSV (UTF-8)';

/**
 * Files that are no CSV, by their first bytes. A format that is read one day gets a reader here instead of a refusal.
 */
const signatures: readonly Signature[] = [
  {
    name: 'xlsx',
    bytes: [0x50, 0x4b, 0x03, 0x04],
    refusal: `is an Excel workbook or another archive, which cannot be read yet: ${asCsv}`,
  },
  { name: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0], refusal: `is an old Excel workbook: ${asCsv}` },
  { name: 'gzip', bytes: [0x1f, 0x8b], refusal: 'is compressed: unpack it first' },
  { name: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46], refusal: `is a PDF: ${asCsv}` },
  { name: 'utf-16', bytes: [0xff, 0xfe], refusal: `is UTF-16 text: ${asCsv}` },
  { name: 'utf-16', bytes: [0xfe, 0xff], refusal: `is UTF-16 text: ${asCsv}` },
];

const csv: FileFormat = { name: 'csv', refusal: null };

/** Tells formats apart by content: file names and media types are what a client makes of them. */
export function recogniseFormat(head: Buffer): FileFormat {
  if (head.length === 0) return { name: 'empty', refusal: 'is empty' };
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (known) return known;
  if (head.includes(0)) return { name: 'binary', refusal: `is no UTF-8 text: ${asCsv}` };
  return csv;
}
