import sharp from 'sharp';
import type { MediaStore } from '../../src/kernel/use-cases/services.ts';
import type { Drawing } from './drawing.ts';

/** Dots per inch. SVG units are 1/72 inch, so a drawing of 400 units is 444 pixels wide. */
const density = 80;

/** Stores drawings in the media store. Each drawing is stored only once. */
export class ImageStore {
  readonly #media: MediaStore;
  readonly #urls = new Map<string, Promise<string>>();

  constructor(media: MediaStore) {
    this.#media = media;
  }

  /** Stores the drawing if necessary, and returns its public path. */
  store({ svg }: Drawing): Promise<string> {
    const existing = this.#urls.get(svg);
    if (existing) return existing;
    const url = this.#save(svg);
    this.#urls.set(svg, url);
    return url;
  }

  async #save(svg: string): Promise<string> {
    return this.#media.putImage(await toPng({ svg }), { path: 'demo', maxWidth: 2_000 });
  }
}

/** Renders a drawing as PNG, because the media store rejects SVG files, which can contain scripts. */
const toPng = ({ svg }: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density }).png({ compressionLevel: 1 }).toBuffer();

/** Renders a drawing as base64-encoded PNG. */
export const toBase64Png = async (drawing: Drawing): Promise<string> => (await toPng(drawing)).toString('base64');
