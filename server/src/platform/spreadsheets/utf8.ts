import { isUtf8 } from 'node:buffer';
import { invalid } from '../../kernel/errors/errors.ts';

/** Passes bytes on in chunks that end with a whole character; fails with INVALID_REQUEST at what is no UTF-8 text. */
export async function* utf8Only(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = endOfLastCharacter(bytes);
    const whole = bytes.subarray(0, end);
    rest = bytes.subarray(end);
    check(whole, line);
    line += newlinesIn(whole);
    yield whole;
  }
  check(rest, line);
}

function check(bytes: Buffer, firstLine: number): void {
  if (isUtf8(bytes) && !bytes.includes(0)) return;
  const readable = new TextDecoder('utf-8').decode(bytes).split(/[\uFFFD\0]/u, 1)[0] ?? '';
  const line = firstLine + (readable.match(/\n/g)?.length ?? 0);
  throw invalid(
    'file',
    `is not UTF-8 text: line ${line} holds a character in another encoding; save it as CSV (UTF-8)`,
  );
}

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
