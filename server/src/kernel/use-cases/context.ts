import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ErrorReason } from '../errors/reasons.ts';
import type { Allowance } from './cost-budget.ts';
import { Loaders } from './loaders.ts';
import type { Scope } from './scope.ts';
import type { Closure, Services } from './services.ts';

/** What a user may be. The values are those of the tokens and of REST. */
export enum UserRole {
  ADMINISTRATOR = 'Administrator',
  AGENT = 'Agent',
  USER = 'User',
}

/** Whoever makes the request, with a valid token of an approved, unblocked account. */
export interface Actor {
  readonly id: number;
  readonly role: UserRole;
}

/** The key that a program works with: it opens a part of what its owner may do. */
export interface KeyInUse {
  readonly id: number;
  /** What stands in it between `fk_` and the secret. */
  readonly publicId: string;
  /** By which people know it. */
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  /** What is done with it is for trying things out. */
  readonly isTest: boolean;
  /** What may be spent with it. */
  readonly budget: Allowance;
}

/** An administrator who views the shop as the actor of the request. */
export interface Observer extends Actor {
  /** The impersonation that the access token belongs to. Null if the administrator has a session of their own. */
  readonly viewingId: number | null;
}

/** The access token of a request, and the session that it belongs to. */
export interface SessionToken {
  /** ID of the session (`sid`), the same in each token of it. */
  readonly id: string;
  /** ID of this token (`jti`). */
  readonly tokenId: string;
  /** Token version of the user when the token was made. */
  readonly userVersion: number;
  /** When the user signed in. */
  readonly beganAt: Date;
}

/** Through whose eyes the caller looks at what is sold. The accounts add to it what makes a difference there. */
export interface Viewer {
  /** Null: nobody is signed in. */
  readonly userId: number | null;
}

/** Facts of the HTTP request that use cases need. */
export interface RequestFacts {
  readonly id: string;
  /** The client's address, after trusted proxies. */
  readonly ip: string;
  /** Host name asked for, without port, in lower case: an agent's domain or the house's. */
  readonly host: string;
  /** `User-Agent`, where one was sent. */
  readonly userAgent: string | null;
  /** `Idempotency-Key` of the request, where one was sent. */
  readonly idempotencyKey: string | null;
  /** `Prefer: respond-async` (RFC 7240): they would rather not wait for what takes long. */
  readonly prefersAsync: boolean;
  /** `Facet-Test-Error`: the error that a program with a test key wants to be answered by. */
  readonly testError: string | null;
}

/** Why a token or key is refused with 401. */
export interface TokenFault {
  readonly reason: ErrorReason;
  /** Left out: that of the reason. */
  readonly explanation?: string | undefined;
}

/** What every use case works with. `em` is the request's own; inside a command it is the transaction's. */
export interface RequestContext {
  readonly em: EntityManager;
  /** Null: nobody is signed in. */
  readonly actor: Actor | null;
  /** An administrator who sees the house as `actor` does, and may change nothing. Null: actors act for themselves. */
  readonly observer: Observer | null;
  /** The key that a program of `actor` sends in place of a token. Null: there is none, people act for themselves. */
  readonly key: KeyInUse | null;
  /** The access token of the request. Null or left out: the caller sent none that is good, or is a program with a key. */
  readonly session?: SessionToken | null;
  /** Through whose eyes the caller looks: read over the connection of whoever asks first, and then known. */
  readonly viewer: (em: EntityManager) => Promise<Viewer>;
  /** A token or key was sent, and it is not or no longer valid. */
  readonly hasBadToken: boolean;
  /** Why the token or key is not valid, as far as the caller may know. Left out if it is valid, or none was sent. */
  readonly tokenFault?: TokenFault;
  /** The house is closed for work on it, to everybody but administrators. Null: it is open. */
  readonly closure: Closure | null;
  readonly request: RequestFacts;
  /** Notes that the caller has asked for what they may not. Left out: nobody keeps account of that. */
  readonly onRefused?: (reason: string) => Promise<void>;
  readonly services: Services;
  readonly log: Logger;
  /** What has been read over `em` and need not be read again. */
  readonly loaders: Loaders;
  /** Of a subscription. Left out: the request is answered once. */
  readonly stream?: OpenStream;
}

/** The connection of a subscription, which goes on for as long as its caller may ask for it. */
export interface OpenStream {
  /** Aborted when nobody listens any more, or when it has to end. */
  readonly signal: AbortSignal;
  /**
   * The same request as it would be made at this moment: before anything is told. Null, and the end: its caller is
   * signed out, blocked or another one by now, or the house is closed to them.
   */
  readonly again: () => Promise<RequestContext | null>;
}

/** What reading takes: a connection, and what has been read over it. */
export type Reader = Pick<RequestContext, 'em' | 'loaders'>;

/** The same request over another connection: that of a transaction or of a snapshot. */
export const over = (em: EntityManager, ctx: RequestContext): RequestContext => ({
  ...ctx,
  em,
  loaders: new Loaders(),
});

/** An administrator or program whose changes are written to the audit log, and the request in which they make them. */
interface ChangeAuthor {
  readonly actorId: number;
  readonly requestId: string;
  /** The key with which a program of the actor makes the changes. Omitted: the actor makes them directly. */
  readonly key?: { readonly publicId: string; readonly name: string } | null;
}

/** Returns the author of the changes of this request. Null for users, whose own changes are not audited. */
export const changeAuthorOf = ({ actor, observer, key, request }: RequestContext): ChangeAuthor | null => {
  if (actor && key) return { actorId: actor.id, requestId: request.id, key };
  const author = observer ?? actor;
  return author?.role === UserRole.ADMINISTRATOR ? { actorId: author.id, requestId: request.id } : null;
};

/** Session variables that name the author to the audit triggers of the database. Without them, the triggers write nothing. */
export const auditSession = ({ actorId, requestId, key }: ChangeAuthor) => ({
  variables: {
    'facet.actor': actorId,
    'facet.request': requestId,
    'facet.key': key?.publicId ?? '',
    'facet.key_name': key?.name ?? '',
  },
});
