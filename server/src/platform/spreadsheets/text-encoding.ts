import { isAscii, isUtf8 } from 'node:buffer';
import { invalid } from '../../kernel/errors/errors.ts';

/** How the characters of a text are written. Windows-1252 is what Excel in Western Europe and America saves as CSV. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const byteOrderMark = Buffer.from('\uFEFF');
/** As many characters tell whether every other byte is zero. */
const looked = 2_000;
/** Bytes that Windows-1252 has no character for. */
const unassigned = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** UTF-16 by its byte order mark, or because nearly every other byte is zero, as in Latin text; null for other files. */
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

/** A text in whatever encoding, made UTF-8 while it is read. */
export class DecodedText {
  #encoding: TextEncoding;
  /** The file has said so itself, or has a character that only UTF-8 writes like this. */
  #isCertain: boolean;
  #line = 1;

  constructor(private readonly head: Buffer) {
    const utf16 = utf16Of(head);
    this.#encoding = utf16 ?? 'UTF-8';
    this.#isCertain = utf16 !== null || head.subarray(0, 3).equals(byteOrderMark);
  }

  /** What the bytes read so far are: a Windows-1252 text is one from the first character on that is not English. */
  get encoding(): TextEncoding {
    return this.#encoding;
  }

  /**
   * The text in chunks that end with a whole character. What is no UTF-8 before there was any is Windows-1252. Fails with
   * INVALID_REQUEST where the text is damaged, mixed, or in an encoding that nobody can tell.
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
    // A character of UTF-8 of which two bytes are there is cut off; a single byte may be one of Windows-1252.
    if (rest.length > 1) throw this.#mixed(rest);
    if (rest.length > 0) yield this.#read(rest);
  }

  /** The beginning of the text, for those who look what it holds. */
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
    const stranger = unassigned.find((byte) => bytes.includes(byte));
    if (stranger !== undefined) throw this.#unknown(bytes, stranger);
    this.#line += newlinesIn(bytes);
    return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
  }

  async *#fromUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decoder = new TextDecoder(this.#encoding, { fatal: true });
    const decoded = (chunk?: Buffer): Buffer => {
      try {
        return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
      } catch {
        // It only says that something is wrong.
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
    return invalid('file', `is not UTF-8 text: line ${line} holds a character in another encoding; ${asUtf8}`);
  }

  #unknown(bytes: Buffer, stranger: number): Error {
    const line = this.#line + newlinesIn(bytes.subarray(0, bytes.indexOf(stranger)));
    return invalid('file', `is in an encoding that cannot be told, by line ${line}: ${asUtf8}`);
  }

  #lineIn(bytes: Buffer, found: string): number {
    return this.#line + newlinesIn(bytes.subarray(0, Math.max(0, bytes.indexOf(found))));
  }
}

const asUtf8 = 'save it as CSV (UTF-8)';

const damaged = (line: number): Error =>
  invalid('file', `is damaged, or no text: line ${line} holds a zero byte, which no table has; ${asUtf8}`);

/** Where the last complete character ends: at most three bytes before the end. */
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
