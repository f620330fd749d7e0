import { createHash } from 'node:crypto';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';
import { bucketOf, type StorageLocation } from '../storage/bucket-location.ts';
import { mediaBucket } from './bucket.ts';
import { mediaFolder } from './folder.ts';
import { asPng, encodeImage } from './images.ts';
import { contentTypeOf, type MediaExtension, type MediaPlace, readMediaName } from './media-place.ts';
import { videoKind } from './videos.ts';

/** Keeps media under names made from their content. */
export function openMediaStore(location: StorageLocation): MediaStore {
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
export function mediaHandler(location: StorageLocation): RequestHandler {
  const router = Router();
  const { serve } = placeOf(location);
  router.get('/:name', (req, res, next) => (readMediaName(req.params.name) ? serve(req, res, next) : next()));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such file' }] });
  });
  return router;
}

function placeOf(location: StorageLocation): MediaPlace {
  const bucket = bucketOf(location);
  return bucket ? mediaBucket(bucket) : mediaFolder(path.join(location.DATA_DIR, 'media'));
}
