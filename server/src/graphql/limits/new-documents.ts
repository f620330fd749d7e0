import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** What a document costs a visitor in addition to its operation, when this process has to parse, validate and compile it. */
const newDocumentCost = 40;

/** Documents that were parsed and found valid, by the SHA-256 of their text. The server has them at hand. */
export class ValidDocuments {
  readonly #hashes = new LRUCache<string, true>({ max: 10_000 });

  /** `hash`: SHA-256 as hexadecimal digits. */
  add(hash: string): void {
    this.#hashes.set(hash, true);
  }

  has(text: string): boolean {
    return this.#hashes.has(createHash('sha256').update(text).digest('hex'));
  }
}

/**
 * Charges visitors for each document that is new to this process, before it is parsed. A hash alone is free: its document is
 * one of the client's own, or was paid for when it was sent.
 */
export const chargeForNewDocuments =
  (valid: ValidDocuments, charge: (req: Request, cost: number) => void): RequestHandler =>
  (req, _res, next) => {
    const { query }: { query?: unknown } = Object(req.method === 'GET' ? req.query : req.body);
    if (typeof query === 'string' && !valid.has(query)) charge(req, newDocumentCost);
    next();
  };
