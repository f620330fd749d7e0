import { createHash } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler, Router } from 'express';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { AppError } from '../kernel/errors.ts';
import type { MediaStore } from '../kernel/services.ts';
import { encodeImage } from './images.ts';

/** Where media lie: in a folder, or in a bucket of any S3-compatible store. */
export interface MediaLocation {
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

const mediaName = /^[0-9a-f]{64}\.webp$/;
const folderOf = ({ DATA_DIR }: MediaLocation): string => path.join(DATA_DIR, 'media');

/** Keeps media under names made from their content. */
export function openMediaStore(location: MediaLocation): MediaStore {
  const disk = bucketOf(location) ?? new Disk(new FSDriver({ location: folderOf(location), visibility: 'public' }));
  return {
    async putImage(bytes, { path: field, maxWidth }) {
      const image = await encodeImage(bytes, { path: field, maxWidth });
      const name = `${createHash('sha256').update(image).digest('hex')}.webp`;
      // Written once: nobody ever reads a file that is just being replaced.
      if (!(await disk.exists(name))) await disk.put(name, image, { contentType: 'image/webp' });
      return `/media/${name}`;
    },
  };
}

/** Serves `/media/…`. What lies under a name never changes, so that answers may be kept. */
export function mediaHandler(location: MediaLocation): RequestHandler {
  const bucket = bucketOf(location);
  const router = Router();
  if (bucket) router.get('/:name', fromBucket(bucket));
  else router.use(express.static(folderOf(location), { immutable: true, maxAge: '1y', index: false, redirect: false }));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such file' }] });
  });
  return router;
}

const fromBucket =
  (bucket: Disk): RequestHandler<{ name: string }> =>
  async (req, res, next) => {
    const { name } = req.params;
    if (!mediaName.test(name) || !(await bucket.exists(name))) return next();
    const { contentLength } = await bucket.getMetaData(name);
    res.set({
      'Content-Type': 'image/webp',
      'Content-Length': String(contentLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    if (req.method === 'HEAD') res.end();
    else await pipeline(await bucket.getStream(name), res);
  };

function bucketOf(location: MediaLocation): Disk | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = location;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      visibility: 'private',
      supportsACL: false,
      // Compatible stores take buckets as paths, and some garble streams with the checksums that the client adds.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}
