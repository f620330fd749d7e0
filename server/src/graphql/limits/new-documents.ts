import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** Additional cost for an anonymous client if this process has to parse, validate and compile the document. */
const newDocumentCost = 40;

/** SHA-256 hashes of valid documents that are parsed and in the server's cache. */
export class ValidDocuments {
  readonly #hashes = new LRUCache<string, true>({ max: 10_000 });

  /** Adds a document by its SHA-256 hash in hexadecimal. */
  add(hash: string): void {
    this.#hashes.set(hash, true);
  }

  has(text: string): boolean {
    return this.#hashes.has(createHash('sha256').update(text).digest('hex'));
  }
}

/**
 * Charges anonymous clients for each document that is new to this process, before it is parsed. A request that
 * contains only a hash is not charged. Its document belongs to the web client, or was charged when it was first sent.
 */
export const chargeForNewDocuments =
  (valid: ValidDocuments, charge: (req: Request, cost: number) => void): RequestHandler =>
  (req, _res, next) => {
    const { query }: { query?: unknown } = Object(req.method === 'GET' ? req.query : req.body);
    if (typeof query === 'string' && !valid.has(query)) charge(req, newDocumentCost);
    next();
  };
