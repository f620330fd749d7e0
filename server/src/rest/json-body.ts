import { isUtf8 } from 'node:buffer';
import express, { type Request, type Response } from 'express';
import { AppError, invalid } from '../kernel/errors/errors.ts';
import type { Route } from '../kernel/transport/route.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { requestOf } from './openapi/request.ts';

/** A picture comes as base64 inside JSON, so bodies may be larger than one expects. */
const usualBodyBytes = 15_000_000;

/**
 * Reads the body of a call, which is JSON of the kind that the API's document says: an object or a list. Undefined for a
 * call that takes none. Throws INVALID_REQUEST: 400 for one that is missing, no JSON, or JSON of another kind; 413 for
 * one that is too large; 415 for anything else that is sent.
 */
export function jsonBodyReader(route: Route): (req: Request, res: Response) => Promise<unknown> {
  // Made for all 154 calls at once it would hold up the start of every process.
  const expected = lazily(() => requestOf(route).body);
  const parse = express.json({
    limit: route.describes.maxBodyBytes ?? usualBodyBytes,
    strict: false, // what is neither object nor list is told so below, like any other wrong type
    verify: (_req, _res, bytes, charset) => {
      if (bytes.length === 0) throw missing();
      // The decoder would put replacement characters into names and notes, without a word.
      if (charset === 'utf-8' && !isUtf8(bytes)) throw invalid('', 'is not valid UTF-8');
    },
  });

  return async (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return undefined; // a body has no meaning there
    const taken = expected();
    if (!bringsBody(req)) {
      if (taken?.isRequired) throw missing();
      return undefined;
    }
    if (!req.is('application/json')) throw wrongMediaType();
    await new Promise<void>((resolve, reject) => {
      parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return taken && (taken.schema.type === 'array' ? listOf(req.body) : objectOf(req.body));
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

const missing = (): AppError => invalid('', 'is missing: a JSON body must be sent');

const wrongMediaType = (): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 415,
    reason: 'VALIDATION_FAILED',
    details: [{ path: '', message: 'must be sent as application/json' }],
  });
