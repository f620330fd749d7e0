import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

interface StaticFilesOptions {
  /** The name of each file says what is in it: whoever has it never asks again. */
  readonly isHashed?: boolean;
}

/**
 * Serves the files of a folder, each in the smallest form that the client takes: beside `x.js` may lie `x.js.br` and
 * `x.js.gz`, made when it was built. Ranges, ETags and HEAD are those of the form that is sent.
 */
export const staticFiles = (folder: string, { isHashed = false }: StaticFilesOptions = {}): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: isHashed ? { immutable: true, maxAge: '1y', fallthrough: false } : { maxAge: '1h' },
  });
