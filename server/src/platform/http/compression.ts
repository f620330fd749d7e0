import compression from 'compression';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

interface StaticFilesOptions {
  /** Whether file names contain a hash of the content, so that clients may cache the files permanently. */
  readonly isHashed?: boolean;
}

/**
 * Serves the files of a folder in the smallest encoding that the client accepts: the build may write `x.js.br` and
 * `x.js.gz` next to `x.js`. Ranges, ETags and HEAD refer to the encoding that is sent.
 */
export const staticFiles = (folder: string, { isHashed = false }: StaticFilesOptions = {}): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: isHashed ? { immutable: true, maxAge: '1y', fallthrough: false } : { maxAge: '1h' },
  });

/**
 * Compresses responses that are generated per request: pages, JSON, lists, exports. Partial responses (206) are not
 * compressed, because their ranges refer to the bytes of the file.
 */
export const compressed = (): RequestHandler =>
  compression({ filter: (req, res) => res.statusCode !== 206 && compression.filter(req, res) });
