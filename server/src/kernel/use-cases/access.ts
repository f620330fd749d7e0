import { AppError, closedForMaintenance } from '../errors/errors.ts';
import { type RequestContext, UserRole } from './context.ts';
import type { Closure } from './services.ts';

/** Who may call a use case. The names are those of the access matrix. */
export interface Rule {
  readonly name: 'guest' | 'anyone' | 'signedIn' | 'administrator';
  /**
   * Throws FORBIDDEN: 401 without a valid token, 403 with one that lacks the right. While the house is closed, throws
   * INVALID_REQUEST 503 (reason MAINTENANCE) for everybody but administrators.
   */
  check(ctx: RequestContext): void;
  /** Also what changes something is open to an administrator who only looks on: ending that. */
  readonly isForObservers?: true;
}

const refuseBadToken = (ctx: RequestContext): void => {
  if (ctx.hasBadToken) throw new AppError('FORBIDDEN', { status: 401 });
};

/** Whether the house is closed to somebody of a role; null: to visitors. */
export const isClosedTo = (role: UserRole | null, closure: Closure | null): closure is Closure =>
  closure !== null && role !== UserRole.ADMINISTRATOR;

const refuseWhileClosed = ({ closure, actor }: RequestContext): void => {
  if (isClosedTo(actor?.role ?? null, closure)) throw closedForMaintenance(closure.message);
};

/** Signing in and out of a lost session: a stale token must not stand in the way. */
export const guest: Rule = { name: 'guest', check: refuseWhileClosed };

/** Public content. A bad token is refused, so that nobody mistakes the anonymous answer for their own. */
export const anyone: Rule = {
  name: 'anyone',
  check(ctx) {
    refuseBadToken(ctx);
    refuseWhileClosed(ctx);
  },
};

/** Any approved user. */
export const signedIn: Rule = {
  name: 'signedIn',
  check(ctx) {
    anyone.check(ctx);
    if (!ctx.actor) throw new AppError('FORBIDDEN', { status: 401 });
  },
};

/** Role Administrator. */
export const administrator: Rule = {
  name: 'administrator',
  check(ctx) {
    signedIn.check(ctx);
    if (ctx.actor?.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  },
};

/** What a key may open of what its owner may do. */
type Scope = 'STOCK_READ' | 'PRICES_READ' | 'HOLDS_WRITE' | 'ORDERS_READ' | 'ORDERS_WRITE' | 'WEBHOOKS_MANAGE';

/** The same rule for what keys of a scope open too. */
export const withScope = (rule: Rule, _scope: Scope): Rule => rule;

/** The same rule for what goes on while the house is closed: learning of it, getting in, and what cannot wait. */
export const evenWhileClosed = (rule: Rule): Rule => ({
  name: rule.name,
  check: (ctx) => rule.check({ ...ctx, closure: null }),
});

/** The same rule for what an administrator who sees the house as somebody else does may nevertheless change. */
export const evenAsObserver = (rule: Rule): Rule => ({ ...rule, isForObservers: true });

/**
 * The same rule for what changes something, or lasts longer than the request: FORBIDDEN 403 (reason READ_ONLY) for an
 * administrator who sees the house as somebody else does.
 */
export const changing = (rule: Rule): Rule =>
  rule.isForObservers
    ? rule
    : {
        name: rule.name,
        check(ctx) {
          rule.check(ctx);
          if (ctx.observer) throw new AppError('FORBIDDEN', { reason: 'READ_ONLY' });
        },
      };

/** The caller of a use case whose rule is `signedIn` or `administrator`. */
export const actorOf = (ctx: RequestContext): { readonly id: number; readonly role: UserRole } => {
  if (!ctx.actor) throw new AppError('FORBIDDEN', { status: 401 });
  return ctx.actor;
};
