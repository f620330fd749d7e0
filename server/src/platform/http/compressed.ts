import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses what is made for each request, as it is written: pages, JSON, lists, exports. A part of a file stays as it
 * lies there, because its place is counted in the bytes of the whole.
 */
export const compressed = (): RequestHandler =>
  compression({ filter: (req, res) => res.statusCode !== 206 && compression.filter(req, res) });
