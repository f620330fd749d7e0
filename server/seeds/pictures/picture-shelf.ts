import sharp from 'sharp';
import type { MediaStore } from '../../src/kernel/use-cases/services.ts';
import type { Drawing } from './drawing.ts';

/** Dots per inch: a drawing of 400 units comes out 444 pixels wide. */
const density = 80;

/** Keeps the demo's pictures in the media store: each drawing once, however many pieces show it. */
export class PictureShelf {
  readonly #media: MediaStore;
  readonly #addresses = new Map<string, Promise<string>>();

  constructor(media: MediaStore) {
    this.#media = media;
  }

  /** The public path of a drawing. */
  addressOf({ svg }: Drawing): Promise<string> {
    const known = this.#addresses.get(svg);
    if (known) return known;
    const address = this.#keep(svg);
    this.#addresses.set(svg, address);
    return address;
  }

  async #keep(svg: string): Promise<string> {
    return this.#media.putImage(await pngOf({ svg }), { path: 'demo', maxWidth: 2_000 });
  }
}

/** A drawing as clients would send it: the media store takes pictures, not programs. */
const pngOf = ({ svg }: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density }).png({ compressionLevel: 1 }).toBuffer();

/** The same as base64. */
export const base64Of = async (drawing: Drawing): Promise<string> => (await pngOf(drawing)).toString('base64');
