import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { etagOf } from '../../kernel/transport/etag.ts';

const deflate = promisify(deflateRaw);

/** Cost data included in a response. GET responses omit `remaining`, because equal responses must be byte-identical. */
interface CostTold {
  readonly requested: number;
  readonly remaining?: number;
}

/** Minimum size in bytes of responses that are compressed. */
const smallestCompressed = 1_024;

/** Response without errors, stored as bytes. The caller is charged each time it is sent. */
export class CachedResponse {
  readonly #data: Buffer;
  #compressed: Promise<Buffer> | undefined;
  #crc: number | undefined;
  #etag: string | undefined;

  /** `data` is JSON text. `cost` is the cost of the operation with the variables of the request. */
  constructor(
    data: string,
    readonly cost: number,
  ) {
    this.#data = Buffer.from(`{"data":${data},"extensions":`);
  }

  /** Memory use in bytes, including the compressed copy. */
  get size(): number {
    return 2 * this.#data.length;
  }

  get isWorthCompressing(): boolean {
    return this.#data.length >= smallestCompressed;
  }

  /** Strong ETag of the response to a GET request, including the quotes. */
  get etag(): string {
    this.#etag ??= `"${etagOf(this.body({ requested: this.cost }).toString('latin1'))}"`;
    return this.#etag;
  }

  /** Returns the response body with its cost. */
  body(cost: CostTold): Buffer {
    return Buffer.concat([this.#data, endOf(cost)]);
  }

  /**
   * Returns the response body as gzip (RFC 1952). The data is compressed once. The cost is appended as an
   * uncompressed block.
   */
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

/** Gzip header according to RFC 1952: method deflate, no flags, no time, system Unix. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** Header length of the final stored block (RFC 1951): one byte, the length, and the inverted length. */
const storedHead = 5;
const lastBlock = 1;

const endOf = (cost: CostTold): Buffer => Buffer.from(`${JSON.stringify({ cost })}}\n`);
