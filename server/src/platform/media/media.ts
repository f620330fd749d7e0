import { createHash } from 'node:crypto';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';
import { mediaBucket } from './bucket.ts';
import { mediaFolder } from './folder.ts';
import { asPng, encodeImage } from './images.ts';
import { contentTypeOf, type MediaExtension, type MediaPlace, readMediaName } from './media-place.ts';
import { videoKind } from './videos.ts';

/** Where media lie: in a folder, or in a bucket of any S3-compatible store. */
export interface MediaLocation {
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Keeps media under names made from their content. */
export function openMediaStore(location: MediaLocation): MediaStore {
  const place = placeOf(location);
  const keep = async (bytes: Buffer, extension: MediaExtension): Promise<string> => {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    await place.keep(name, bytes, contentTypeOf(extension));
    return `/media/${name}`;
  };
  return {
    putImage: async (bytes, options) => keep(await encodeImage(bytes, options), 'webp'),
    putVideo: async (bytes, options) => keep(bytes, await videoKind(bytes, options)),
    async readAsPng(address) {
      const name = path.posix.basename(address);
      const bytes = readMediaName(name)?.extension === 'webp' ? await place.read(name) : null;
      return bytes && asPng(bytes);
    },
  };
}

/** Serves `/media/…`. What lies under a name never changes, so that answers may be kept. */
export function mediaHandler(location: MediaLocation): RequestHandler {
  const router = Router();
  const { serve } = placeOf(location);
  router.get('/:name', (req, res, next) => (readMediaName(req.params.name) ? serve(req, res, next) : next()));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such file' }] });
  });
  return router;
}

function placeOf(location: MediaLocation): MediaPlace {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = location;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return mediaFolder(path.join(DATA_DIR, 'media'));
  }
  return mediaBucket({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
