import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes through unchanged, and computes their number and SHA-256. */
export class Checksum extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Returns the result. Call it once, after the stream has ended. */
  result(): { bytes: number; sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Length of the path of a media file, such as `/media/<64 digits>.webp`. Used to find paths that span two chunks. */
const longestPath = 76;
const mediaPath = /\/media\/([0-9a-f]{64}\.(?:webp|mp4|webm))/g;

/** Passes bytes through unchanged, and collects the names of the media files that they reference. */
export class MediaReferences extends Transform {
  readonly #names: Set<string>;
  #rest = Buffer.alloc(0);

  constructor(names: Set<string>) {
    super();
    this.#names = names;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const text = Buffer.concat([this.#rest, chunk]);
    if (text.includes('/media/'))
      for (const [, name] of text.toString('latin1').matchAll(mediaPath)) if (name) this.#names.add(name);
    this.#rest = text.subarray(-longestPath);
    done(null, chunk);
  }
}
