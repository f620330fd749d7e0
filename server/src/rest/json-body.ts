import { isUtf8 } from 'node:buffer';
import express, { type Request, type Response } from 'express';
import { AppError, invalid } from '../kernel/errors/errors.ts';
import type { Route } from '../kernel/transport/route.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { requestOf } from './openapi/request.ts';

/** Default maximum size of a body in bytes. The limit is high, because JSON bodies contain pictures as base64. */
const defaultBodyBytes = 15_000_000;

/**
 * Reads the body of a request: a JSON object or list, as specified in the API document. Undefined if the route has no
 * body. Throws INVALID_REQUEST: 400 if the body is missing, invalid or of the wrong type; 413 if it is too large; 415
 * for another media type.
 */
export function jsonBodyReader(route: Route): (req: Request, res: Response) => Promise<unknown> {
  // Computed lazily, because computing it for all 154 routes would delay the start of every process.
  const expected = lazily(() => requestOf(route).body);
  const parse = express.json({
    limit: route.describes.maxBodyBytes ?? defaultBodyBytes,
    strict: false, // values other than objects and lists are parsed too, and rejected below because of their type
    verify: (_req, _res, bytes, charset) => {
      if (bytes.length === 0) throw missing();
      // The decoder would silently replace invalid bytes, for example in names and notes.
      if (charset === 'utf-8' && !isUtf8(bytes)) throw invalid('', 'is not valid UTF-8');
    },
  });

  return async (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return undefined; // the body of such a request is ignored
    const expectedBody = expected();
    if (!bringsBody(req)) {
      if (expectedBody?.isRequired) throw missing();
      return undefined;
    }
    if (!req.is('application/json')) throw wrongMediaType();
    await new Promise<void>((resolve, reject) => {
      parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return expectedBody && (expectedBody.schema.type === 'array' ? listOf(req.body) : objectOf(req.body));
  };
}

function listOf(body: unknown): unknown {
  if (!Array.isArray(body)) throw invalid('', 'must be a list');
  return body;
}

function objectOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('', 'must be an object');
  return body;
}

const bringsBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const missing = (): AppError => invalid('', 'is missing: send a JSON body');

const wrongMediaType = (): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 415,
    reason: 'VALIDATION_FAILED',
    details: [{ path: '', message: 'must be sent as application/json' }],
  });
