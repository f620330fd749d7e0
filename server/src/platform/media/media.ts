import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';
import { bucketOf, type StorageLocation } from '../storage/bucket-location.ts';
import { mediaBucket } from './bucket.ts';
import {
  contentTypeOf,
  type MediaExtension,
  type MediaStorage,
  maxAgeSeconds,
  readMediaName,
} from './media-storage.ts';

interface ImageOptions {
  /** Field to report if the bytes are not an image. */
  path: string;
  /** Maximum width in pixels. Smaller images keep their size. */
  maxWidth: number;
}

/** Formats that browsers show and cameras produce. SVG is excluded, because it may contain scripts. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const maxPixels = 50_000_000;
const maxHeightPerWidth = 4;

/**
 * Reads an image by its content, regardless of its name, and encodes it as WebP: upright, without metadata, at most
 * `maxWidth` pixels wide. Throws INVALID_REQUEST if it is not a complete JPEG, PNG, WebP, GIF or AVIF.
 */
async function encodeImage(bytes: Buffer, { path, maxWidth }: ImageOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // sharp cannot create an image from an empty buffer.
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

/** Converts the first frame of a stored picture to PNG. */
async function asPng(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(webp).png().toBuffer();
}

/** Stores media in a folder of this machine. */
function mediaFolder(folder: string): MediaStorage {
  const files = express.static(folder, {
    immutable: true,
    maxAge: maxAgeSeconds * 1000,
    index: false,
    redirect: false,
  });
  return {
    async store(name, bytes) {
      const file = path.join(folder, name);
      if (existsSync(file)) return;
      await mkdir(folder, { recursive: true });
      // Written to a temporary file first, because the file with the final name must be complete.
      const unfinished = `${file}.${randomUUID()}.tmp`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    async read(name) {
      const file = path.join(folder, name);
      return existsSync(file) ? readFile(file) : null;
    },
    serve(req, res, next) {
      // A range beyond the end of the file is a client error. The response already has its headers.
      files(req, res, (error?: unknown) => (isUnsatisfiable(error) ? res.status(416).end() : next(error)));
    },
  };
}

const isUnsatisfiable = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 416;

/** Formats that every browser plays. */
const kinds = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
] as const);

/**
 * Determines the type of a video by its content, regardless of its name. Videos are stored unchanged, because
 * encoding takes minutes. Throws INVALID_REQUEST if it is neither MP4 nor WebM.
 */
async function videoKind(bytes: Buffer, { path }: { path: string }): Promise<'mp4' | 'webm'> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(bytes);
  for (const [mime, kind] of kinds) if (detected?.mime === mime) return kind;
  throw invalid(path, 'must be an MP4 or WebM video');
}

/** Opens the media store. Names are derived from the content. */
export function openMediaStore(location: StorageLocation): MediaStore {
  const sizeAndFolder = placeOf(location);
  const store = async (bytes: Buffer, extension: MediaExtension): Promise<string> => {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    await sizeAndFolder.store(name, bytes, contentTypeOf(extension));
    return `/media/${name}`;
  };
  return {
    putImage: async (bytes, options) => store(await encodeImage(bytes, options), 'webp'),
    putVideo: async (bytes, options) => store(bytes, await videoKind(bytes, options)),
    async readAsPng(address) {
      const name = path.posix.basename(address);
      const bytes = readMediaName(name)?.extension === 'webp' ? await sizeAndFolder.read(name) : null;
      return bytes && asPng(bytes);
    },
  };
}

/** Serves `/media/…`. The content stored under a name never changes, so responses can be cached. */
export function mediaHandler(location: StorageLocation): RequestHandler {
  const router = Router();
  const { serve } = placeOf(location);
  router.get('/:name', (req, res, next) => (readMediaName(req.params.name) ? serve(req, res, next) : next()));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the file does not exist' }] });
  });
  return router;
}

function placeOf(location: StorageLocation): MediaStorage {
  const bucket = bucketOf(location);
  return bucket ? mediaBucket(bucket) : mediaFolder(path.join(location.DATA_DIR, 'media'));
}
