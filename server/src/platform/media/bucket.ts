import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { sendBytes } from '../../kernel/transport/send-bytes.ts';
import type { Bucket } from '../storage/bucket-location.ts';
import { contentTypeOf, type MediaStorage, maxAgeSeconds, readMediaName } from './media-storage.ts';

/** Byte range of a file. Both ends are inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/** Stores media in a bucket. Clients access them through this server, so the bucket may be private. */
export function mediaBucket({ s3, bucket }: Bucket): MediaStorage {
  /** Returns the size in bytes. Null if the file does not exist. */
  const sizeOf = async (name: string): Promise<number | null> => {
    const { client, library } = await s3();
    try {
      const { ContentLength } = await client.send(new library.HeadObjectCommand({ Bucket: bucket, Key: name }));
      return ContentLength ?? 0;
    } catch (error) {
      if (error instanceof library.NotFound) return null;
      throw error;
    }
  };

  const open = async (name: string, range: ByteRange | null): Promise<Readable> => {
    const { client, library } = await s3();
    const { Body } = await client.send(
      new library.GetObjectCommand({
        Bucket: bucket,
        Key: name,
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      }),
    );
    if (!(Body instanceof Readable)) throw new Error('the bucket has returned no stream');
    return Body;
  };

  return {
    async store(name, bytes, contentType) {
      if ((await sizeOf(name)) !== null) return;
      const { client, library } = await s3();
      await client.send(
        new library.PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: contentType }),
      );
    },
    async read(name) {
      return (await sizeOf(name)) === null ? null : buffer(await open(name, null));
    },
    async serve(req, res, next) {
      const { name } = req.params;
      const parts = readMediaName(name);
      const size = await sizeOf(name);
      if (!parts || size === null) return next();
      res.set({
        'Content-Type': contentTypeOf(parts.extension),
        'Cache-Control': `public, max-age=${maxAgeSeconds}, immutable`,
        'Accept-Ranges': 'bytes',
        ETag: `"${parts.hash}"`,
      });
      if (req.fresh) {
        res.status(304).end();
        return;
      }
      const range = rangeOf(req, res, size);
      if (range === 'unsatisfiable') {
        res.status(416).set('Content-Range', `bytes */${size}`).end();
        return;
      }
      if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
      res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
      if (req.method === 'HEAD') res.end();
      // Video players disconnect as soon as they have enough data, and request another range later.
      else await sendBytes(await open(name, range), res);
    },
  };
}

/**
 * Returns the requested range. Null for the whole file: the range is missing or invalid, there are several ranges, or
 * the client has another version of the file.
 */
function rangeOf(req: Request<{ name: string }>, res: Response, size: number): ByteRange | 'unsatisfiable' | null {
  const ifRange = req.get('if-range');
  if (ifRange !== undefined && ifRange !== res.get('ETag')) return null;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return null;
  const [first, ...more] = ranges;
  return first && more.length === 0 ? first : null;
}
