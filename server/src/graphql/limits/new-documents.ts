import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** Extra cost for an anonymous client if this process has to parse, validate and compile the document. */
const newDocumentCost = 40;

/** Parsed and valid documents, by the SHA-256 of their text. The server has them in its cache. */
export class ValidDocuments {
  readonly #hashes = new LRUCache<string, true>({ max: 10_000 });

  /** SHA-256 in hexadecimal. */
  add(hash: string): void {
    this.#hashes.set(hash, true);
  }

  has(text: string): boolean {
    return this.#hashes.has(createHash('sha256').update(text).digest('hex'));
  }
}

/**
 * Charges anonymous clients for each document that is new to this process, before it is parsed. A hash alone is free:
 * its document belongs to the web client, or was charged when it was sent.
 */
export const chargeForNewDocuments =
  (valid: ValidDocuments, charge: (req: Request, cost: number) => void): RequestHandler =>
  (req, _res, next) => {
    const { query }: { query?: unknown } = Object(req.method === 'GET' ? req.query : req.body);
    if (typeof query === 'string' && !valid.has(query)) charge(req, newDocumentCost);
    next();
  };
