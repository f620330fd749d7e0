import { invalid } from '../../kernel/errors/errors.ts';

interface ImageOptions {
  /** The field to name when the bytes are no image. */
  path: string;
  /** In pixels; smaller images keep their size. */
  maxWidth: number;
}

/** What browsers show and cameras make. SVG is a program, not a picture. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const maxPixels = 50_000_000;
const maxHeightPerWidth = 4;

/**
 * Reads an image by its content, whatever its name says, and writes it anew as WebP: turned upright, without metadata,
 * no wider than `maxWidth`. Throws INVALID_REQUEST for anything that is not a whole JPEG, PNG, WebP, GIF or AVIF.
 */
export async function encodeImage(bytes: Buffer, { path, maxWidth }: ImageOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Of no bytes at all sharp makes no image, not even one that it refuses.
  const image =
    bytes.length === 0 ? null : sharp(bytes, { animated: true, limitInputPixels: maxPixels, failOn: 'error' });
  const metadata = await image?.metadata().catch(() => null);
  const isKnown =
    metadata && (formats.has(metadata.format) || (metadata.format === 'heif' && metadata.compression === 'av1'));
  if (!image || !isKnown) throw invalid(path, 'must be a JPEG, PNG, WebP, GIF or AVIF image');
  return image
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth * maxHeightPerWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch((error: unknown) => {
      throw error instanceof Error && /pixel limit/i.test(error.message)
        ? invalid(path, 'has too many pixels')
        : invalid(path, 'is a damaged image');
    });
}

/** A picture of ours as PNG: its first frame. */
export async function asPng(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(webp).png().toBuffer();
}
