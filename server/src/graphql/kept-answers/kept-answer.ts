import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../../kernel/transport/etag.ts';

const compress = promisify(gzip);

/** What is left of a budget is told with an answer to whoever sends a document; a hash's answer is always the same bytes. */
export interface CostTold {
  readonly requested: number;
  readonly remaining: number;
}

/** One answer without errors, ready to be sent. */
export class KeptAnswer {
  readonly #data: Buffer;
  #whole: Buffer | undefined;
  #compressed: Promise<Buffer> | undefined;
  #etag: string | undefined;

  /** `data` is JSON; `cost` what the operation costs with these variables. */
  constructor(
    data: string,
    readonly cost: number,
  ) {
    this.#data = Buffer.from(`{"data":${data},"extensions":`);
  }

  /** In bytes. */
  get size(): number {
    return 2 * this.#data.length;
  }

  /** With what it has cost its caller. */
  bodyFor(cost: CostTold): Buffer {
    return Buffer.concat([this.#data, Buffer.from(`${JSON.stringify({ cost })}}\n`)]);
  }

  /** As everybody gets it who asks for it by GET: the same bytes for as long as it is kept. */
  get body(): Buffer {
    this.#whole ??= Buffer.concat([
      this.#data,
      Buffer.from(`${JSON.stringify({ cost: { requested: this.cost } })}}\n`),
    ]);
    return this.#whole;
  }

  /** The same bytes, compressed once. */
  get compressedBody(): Promise<Buffer> {
    this.#compressed ??= compress(this.body);
    return this.#compressed;
  }

  /** Strong, in quotes: names the bytes. */
  get etag(): string {
    this.#etag ??= `"${etagOf(this.body.toString('latin1'))}"`;
    return this.#etag;
  }
}
