import { isAscii, isUtf8 } from 'node:buffer';
import { invalid } from '../../kernel/errors/errors.ts';

/** Character encoding of a text file. In Western Europe and America, Excel saves CSV as Windows-1252. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const byteOrderMark = Buffer.from('\uFEFF');
/** Number of bytes that are checked for alternating zeros. */
const looked = 2_000;
/** Bytes that are unassigned in Windows-1252. */
const unassigned = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * Detects UTF-16 by its byte order mark, or by zeros in nearly every other byte, as in Latin text. Null for other
 * files.
 */
export function utf16Of(head: Buffer): 'UTF-16LE' | 'UTF-16BE' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'UTF-16LE';
  if (head[0] === 0xfe && head[1] === 0xff) return 'UTF-16BE';
  const start = head.subarray(0, looked * 2);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = start.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'UTF-16LE';
  if (even > half * 0.7 && odd < half * 0.1) return 'UTF-16BE';
  return null;
}

/** Converts text in any supported encoding to UTF-8 while it is read. */
export class DecodedText {
  #encoding: TextEncoding;
  /** Whether the encoding is certain: there was a byte order mark, or a character that is only valid in UTF-8. */
  #isCertain: boolean;
  #line = 1;

  constructor(private readonly head: Buffer) {
    const utf16 = utf16Of(head);
    this.#encoding = utf16 ?? 'UTF-8';
    this.#isCertain = utf16 !== null || head.subarray(0, 3).equals(byteOrderMark);
  }

  /** Encoding detected in the bytes read so far. ASCII text is reported as UTF-8. */
  get encoding(): TextEncoding {
    return this.#encoding;
  }

  /**
   * Yields the text in chunks of whole characters. If there are invalid UTF-8 bytes before the first multi-byte UTF-8
   * character, the encoding is Windows-1252. Throws INVALID_REQUEST if the text is damaged, has mixed encodings, or
   * is in an unknown encoding.
   */
  async *utf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (this.#encoding !== 'UTF-8') {
      yield* this.#fromUtf16(chunks);
      return;
    }
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of chunks) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const end = this.#encoding === 'UTF-8' ? endOfLastCharacter(bytes) : bytes.length;
      rest = bytes.subarray(end);
      yield this.#read(bytes.subarray(0, end));
    }
    // Two bytes of an incomplete UTF-8 character indicate truncation. A single byte may be Windows-1252.
    if (rest.length > 1) throw this.#mixed(rest);
    if (rest.length > 0) yield this.#read(rest);
  }

  /** Returns the beginning of the text, for detecting its format. */
  preview(): Buffer {
    if (this.#encoding === 'UTF-8' && !isUtf8(this.head.subarray(0, endOfLastCharacter(this.head))))
      return Buffer.from(new TextDecoder('windows-1252').decode(this.head));
    return this.#encoding === 'UTF-8' ? this.head : Buffer.from(new TextDecoder(this.#encoding).decode(this.head));
  }

  #read(bytes: Buffer): Buffer {
    if (bytes.includes(0)) throw damaged(this.#lineIn(bytes, '\0'));
    if (this.#encoding === 'UTF-8') {
      if (isUtf8(bytes)) {
        this.#isCertain ||= !isAscii(bytes);
        this.#line += newlinesIn(bytes);
        return bytes;
      }
      const beginning = new TextDecoder('utf-8').decode(bytes).split('\uFFFD', 1)[0] ?? '';
      if (this.#isCertain || !isAscii(Buffer.from(beginning))) throw this.#mixed(bytes);
      this.#encoding = 'Windows-1252';
    }
    const invalidByte = unassigned.find((byte) => bytes.includes(byte));
    if (invalidByte !== undefined) throw this.#unknown(bytes, invalidByte);
    this.#line += newlinesIn(bytes);
    return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
  }

  async *#fromUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decoder = new TextDecoder(this.#encoding, { fatal: true });
    const decoded = (chunk?: Buffer): Buffer => {
      try {
        return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
      } catch {
        // The decoder's error contains no details.
        throw invalid('file', `is damaged ${this.#encoding} text after line ${this.#line}: ${asUtf8}`);
      }
    };
    for await (const chunk of chunks) {
      const bytes = decoded(chunk);
      if (bytes.includes(0)) throw damaged(this.#lineIn(bytes, '\0'));
      this.#line += newlinesIn(bytes);
      yield bytes;
    }
    yield decoded();
  }

  #mixed(bytes: Buffer): Error {
    const line = this.#lineIn(Buffer.from(new TextDecoder('utf-8').decode(bytes)), '\uFFFD');
    return invalid('file', `is not UTF-8 text: line ${line} contains a character in another encoding; ${asUtf8}`);
  }

  #unknown(bytes: Buffer, invalidByte: number): Error {
    const line = this.#line + newlinesIn(bytes.subarray(0, bytes.indexOf(invalidByte)));
    return invalid('file', `has an unknown encoding, see line ${line}: ${asUtf8}`);
  }

  #lineIn(bytes: Buffer, text: string): number {
    return this.#line + newlinesIn(bytes.subarray(0, Math.max(0, bytes.indexOf(text))));
  }
}

const asUtf8 = 'save it as CSV (UTF-8)';

const damaged = (line: number): Error =>
  invalid('file', `is damaged or not text: line ${line} contains a zero byte; ${asUtf8}`);

/** Returns the end of the last complete character: at most three bytes before the end. */
function endOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}
