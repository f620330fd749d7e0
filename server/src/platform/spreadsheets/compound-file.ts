import { invalid } from '../../kernel/errors/errors.ts';
import type { PeekedStream } from './peek.ts';

/** The part in which a workbook lies that is protected by a password, as its directory writes it. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/** Says what a file in Microsoft's old container is: a workbook of the last century, or one behind a password. Never returns. */
export async function refuseCompound(source: PeekedStream): Promise<never> {
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
