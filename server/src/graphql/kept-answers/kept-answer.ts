import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { etagOf } from '../../kernel/transport/etag.ts';

const deflate = promisify(deflateRaw);

/** What an answer tells beside its data. What is left of a budget is told only where answers need not be the same bytes. */
interface CostTold {
  readonly requested: number;
  readonly remaining?: number;
}

/** Smaller ones are not worth it. */
const smallestCompressed = 1_024;

/** One answer without errors, ready to be sent to its caller, who pays for it each time. */
export class KeptAnswer {
  readonly #data: Buffer;
  #compressed: Promise<Buffer> | undefined;
  #crc: number | undefined;
  #etag: string | undefined;

  /** `data` is JSON; `cost` what the operation costs with these variables. */
  constructor(
    data: string,
    readonly cost: number,
  ) {
    this.#data = Buffer.from(`{"data":${data},"extensions":`);
  }

  /** In bytes of memory, with what may be made of it. */
  get size(): number {
    return 2 * this.#data.length;
  }

  get isWorthCompressing(): boolean {
    return this.#data.length >= smallestCompressed;
  }

  /** Strong, in quotes: names the bytes that whoever asks by GET gets. */
  get etag(): string {
    this.#etag ??= `"${etagOf(this.body({ requested: this.cost }).toString('latin1'))}"`;
    return this.#etag;
  }

  /** With what it has cost its caller. */
  body(cost: CostTold): Buffer {
    return Buffer.concat([this.#data, endOf(cost)]);
  }

  /** The same as gzip has it (RFC 1952). The data are compressed once; what comes after them is stored as it is. */
  async compressedBody(cost: CostTold): Promise<Buffer> {
    this.#compressed ??= deflate(this.#data, { finishFlush: constants.Z_SYNC_FLUSH });
    this.#crc ??= crc32(this.#data);
    const end = endOf(cost);
    const stored = Buffer.alloc(storedHead);
    stored.writeUInt8(lastBlock, 0);
    stored.writeUInt16LE(end.length, 1);
    stored.writeUInt16LE(~end.length & 0xffff, 3);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, this.#crc), 0);
    trailer.writeUInt32LE(this.#data.length + end.length, 4);
    return Buffer.concat([gzipHead, await this.#compressed, stored, end, trailer]);
  }
}

/** Method, flags, time and system of RFC 1952: deflate, none, none, Unix. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** A block of RFC 1951 that is stored, and the last: a byte, its length and that length inverted. */
const storedHead = 5;
const lastBlock = 1;

const endOf = (cost: CostTold): Buffer => Buffer.from(`${JSON.stringify({ cost })}}\n`);
