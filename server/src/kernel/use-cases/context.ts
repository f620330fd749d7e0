import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ErrorReason } from '../errors/reasons.ts';
import type { BudgetSize } from './cost-budget.ts';
import { Loaders } from './loaders.ts';
import type { Scope } from './scope.ts';
import type { Closure, Services } from './services.ts';

/** Role of a user. The values are the same as in tokens and in REST. */
export enum UserRole {
  ADMINISTRATOR = 'Administrator',
  AGENT = 'Agent',
  USER = 'User',
}

/** Caller with a valid token whose account is approved and not blocked. */
export interface Actor {
  readonly id: number;
  readonly role: UserRole;
}

/** API key used by the request. It grants a subset of its owner's rights. */
export interface KeyInUse {
  readonly id: number;
  /** Public part of the key, between `fk_` and the secret. */
  readonly publicId: string;
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly isTest: boolean;
  readonly budget: BudgetSize;
}

/** Administrator who impersonates the actor of the request. */
export interface Observer extends Actor {
  /** The impersonation that the access token belongs to. Null if the administrator uses their own session. */
  readonly viewingId: number | null;
}

/** The access token of a request, and the session that it belongs to. */
export interface SessionToken {
  /** ID of the session (`sid`). All tokens of a session have the same ID. */
  readonly id: string;
  readonly tokenId: string;
  /** The user's token version when the token was issued. */
  readonly userVersion: number;
  /** Time of sign-in. */
  readonly beganAt: Date;
}

/**
 * User whose stock rights and prices apply to the request. The accounts module adds properties such as markups and
 * pages.
 */
export interface Viewer {
  /** Null if the caller is not signed in. */
  readonly userId: number | null;
}

/** Data of the HTTP request that use cases need. */
export interface RequestFacts {
  readonly id: string;
  /** IP address of the client. Forwarded addresses are used only from trusted proxies. */
  readonly ip: string;
  /** Host name of the request in lower case, without the port. It is an agent's domain or the main domain. */
  readonly host: string;
  /** `User-Agent` of the request. Null if missing. */
  readonly userAgent: string | null;
  /** `Idempotency-Key` of the request. Null if missing. */
  readonly idempotencyKey: string | null;
  /**
   * Whether the request has `Prefer: respond-async` (RFC 7240), so that long operations are started without waiting
   * for their result.
   */
  readonly prefersAsync: boolean;
  /** `Facet-Test-Error`: the error that a client with a test key requests. Null if missing. */
  readonly testError: string | null;
}

/** Reason for rejecting a token or key with 401. */
export interface TokenFault {
  readonly reason: ErrorReason;
  /** Default: the standard explanation of the reason. */
  readonly explanation?: string | undefined;
}

/** Context of every use case. `em` belongs to the request or, within a command, to its transaction. */
export interface RequestContext {
  readonly em: EntityManager;
  /** Null if the caller is not signed in. */
  readonly actor: Actor | null;
  /** Administrator who impersonates `actor` with read-only access. Null without impersonation. */
  readonly observer: Observer | null;
  /** API key sent instead of a token. Null without a key. */
  readonly key: KeyInUse | null;
  /** Access token of the request. Null or omitted if the caller sent no valid token or uses an API key. */
  readonly session?: SessionToken | null;
  /** Returns the viewer. The first call reads it on the given connection. Later calls return the same object. */
  readonly viewer: (em: EntityManager) => Promise<Viewer>;
  /** Whether the request has a token or key that is invalid or expired. */
  readonly hasBadToken: boolean;
  /**
   * Reason why the token or key is invalid, if it may be revealed to the caller. Omitted if the token or key is valid
   * or missing.
   */
  readonly tokenFault?: TokenFault;
  /** Set while the site is closed for maintenance to everyone except administrators. Null if the site is open. */
  readonly closure: Closure | null;
  readonly request: RequestFacts;
  /** Records a rejected request in the security log. Omitted if rejections are not recorded. */
  readonly onRefused?: (reason: string) => Promise<void>;
  readonly services: Services;
  readonly log: Logger;
  /** Loaders that cache data read through `em`. */
  readonly loaders: Loaders;
  /** Connection of a subscription. Omitted for other requests. */
  readonly stream?: OpenStream;
}

/** Connection of a subscription. It stays open while the caller has the required rights. */
export interface OpenStream {
  /** Aborted when the client disconnects or the stream must end. */
  readonly signal: AbortSignal;
  /**
   * Returns an updated context of the request. Called before each message. Null if the caller has signed out, has
   * been blocked or has changed, or if the site is closed to the caller. The stream then ends.
   */
  readonly again: () => Promise<RequestContext | null>;
}

/** Context for reading: a connection and its loaders. */
export type Reader = Pick<RequestContext, 'em' | 'loaders'>;

/** Returns the same request context on another connection, such as that of a transaction or snapshot. */
export const over = (em: EntityManager, ctx: RequestContext): RequestContext => ({
  ...ctx,
  em,
  loaders: new Loaders(),
});

/**
 * Administrator or API client whose changes are written to the audit log, together with the request that makes the
 * changes.
 */
interface ChangeAuthor {
  readonly actorId: number;
  readonly requestId: string;
  /** API key used to make the changes. If omitted, the actor made them directly. */
  readonly key?: { readonly publicId: string; readonly name: string } | null;
}

/** Returns the author of the changes made by this request. Null for users, whose own changes are not audited. */
export const changeAuthorOf = ({ actor, observer, key, request }: RequestContext): ChangeAuthor | null => {
  if (actor && key) return { actorId: actor.id, requestId: request.id, key };
  const author = observer ?? actor;
  return author?.role === UserRole.ADMINISTRATOR ? { actorId: author.id, requestId: request.id } : null;
};

/**
 * Session variables that pass the author to the database's audit triggers. Without them, the triggers write nothing.
 */
export const auditSession = ({ actorId, requestId, key }: ChangeAuthor) => ({
  variables: {
    'facet.actor': actorId,
    'facet.request': requestId,
    'facet.key': key?.publicId ?? '',
    'facet.key_name': key?.name ?? '',
  },
});
