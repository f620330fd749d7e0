import { type RequestContext, UserRole } from './context.ts';
import { AppError } from './errors.ts';

/** Who may call a use case. The names are those of the access matrix. */
export interface Rule {
  readonly name: 'guest' | 'anyone' | 'signedIn' | 'administrator';
  /** Throws FORBIDDEN: 401 without a valid token, 403 with one that lacks the right. */
  check(ctx: RequestContext): void;
}

const refuseBadToken = (ctx: RequestContext): void => {
  if (ctx.hasBadToken) throw new AppError('FORBIDDEN', { status: 401 });
};

/** Signing in and out of a lost session: a stale token must not stand in the way. */
export const guest: Rule = { name: 'guest', check: () => undefined };

/** Public content. A bad token is refused, so that nobody mistakes the anonymous answer for his own. */
export const anyone: Rule = { name: 'anyone', check: refuseBadToken };

/** Any approved user. */
export const signedIn: Rule = {
  name: 'signedIn',
  check(ctx) {
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

/** The caller of a use case whose rule is `signedIn` or `administrator`. */
export const actorOf = (ctx: RequestContext): { readonly id: number; readonly role: UserRole } => {
  if (!ctx.actor) throw new AppError('FORBIDDEN', { status: 401 });
  return ctx.actor;
};
