import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from './kernel/use-cases/context.ts';
import type { BudgetOwner } from './kernel/use-cases/cost-budget.ts';
import { isKeyText } from './platform/sign-in/key-text.ts';
import type { Secrets } from './platform/sign-in/signed-payload.ts';
import { readAccessToken } from './platform/sign-in/tokens.ts';

/** How long an accepted API key is recognized without a database query, in milliseconds. */
const recognisedMs = 10 * 60_000;

/** Caller identified by an API key when the key was last accepted. */
type KeyCaller = Pick<RequestContext, 'actor' | 'key'>;

/**
 * Identifies the sender of a request without a database query, so that limits apply before the request causes work. A
 * token with a valid signature identifies its user, even if it has since been revoked. An API key identifies its
 * owner after it has been accepted once. Before that, the sender is the IP address, as for anonymous clients.
 */
export class RequestSenders {
  readonly #secrets: Secrets;
  readonly #senders = new WeakMap<Request, BudgetOwner>();
  readonly #keys = new LRUCache<string, KeyCaller>({ max: 5_000, ttl: recognisedMs });

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Returns the sender that the budget and the request limit apply to. */
  of(req: Request): BudgetOwner {
    const sender = this.#senders.get(req) ?? this.#find(req);
    this.#senders.set(req, sender);
    return sender;
  }

  /** Records that the API key of a request was accepted. */
  accepted(req: Request, { actor, key }: KeyCaller): void {
    const token = bearerToken(req);
    if (token !== null) this.#keys.set(token, { actor, key });
  }

  #find(req: Request): BudgetOwner {
    const request = { ip: req.ip ?? '' };
    const visitor = { actor: null, observer: null, request };
    const token = bearerToken(req);
    if (token === null) return visitor;
    if (isKeyText(token)) {
      const caller = this.#keys.get(token);
      return caller ? { ...visitor, ...caller } : visitor;
    }
    const claims = readAccessToken(token, this.#secrets);
    return claims ? { actor: { id: claims.sub }, observer: claims.act && { id: claims.act.sub }, request } : visitor;
  }
}

/**
 * Returns the bearer token of a request. Null if there are no credentials. Empty if the credentials use another
 * scheme.
 */
export const bearerToken = (req: Request): string | null => {
  const header = req.get('authorization');
  if (!header) return null;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};
