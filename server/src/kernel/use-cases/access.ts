import { AppError, closedForMaintenance, notSignedIn } from '../errors/errors.ts';
import { type RequestContext, UserRole } from './context.ts';
import { isTest } from './sandbox/sandbox.ts';
import type { Scope } from './scope.ts';
import type { Closure } from './services.ts';

/** Who may call a use case. The names are those of the access matrix. */
export interface Rule {
  readonly name: 'guest' | 'anyone' | 'signedIn' | 'administrator';
  /**
   * Throws FORBIDDEN: 401 without a valid token, 403 with one that lacks the right, and 403 (reason SCOPE_MISSING) to a key
   * that does not open it, or (TEST_KEY, TEST_KEY_NEEDED) where it matters whether that is a test key. While the house is
   * closed, throws INVALID_REQUEST 503 (reason MAINTENANCE) for everybody but administrators.
   */
  check(ctx: RequestContext): void;
  /** Also what changes something is open to an administrator who only looks on: ending that. */
  readonly isForObservers?: true;
  /** To which keys it is open: those of a scope, or all. Left out: to none. */
  readonly keys?: Scope | 'every';
  /** Whether test keys are among them; left out: they are, as others. `only`: and nobody else, no people either. */
  readonly testKeys?: 'none' | 'only';
  /** What it asks of callers beside what it asks of keys. */
  admit(ctx: RequestContext): void;
}

/** Every rule asks for the key after all else, and is closed to keys unless it says to which it is open. */
const ruleOf = (rule: Omit<Rule, 'check'>): Rule => ({
  ...rule,
  check(ctx) {
    rule.admit(ctx);
    refuseOtherKeys(ctx, rule.keys);
    refuseByTest(ctx, rule.testKeys);
  },
});

/** The refusal of a key that lacks a scope, or for which there is none. `what`: what it does not open. */
export const scopeMissing = (scope: Scope | undefined, what = 'this'): AppError =>
  new AppError('FORBIDDEN', {
    reason: 'SCOPE_MISSING',
    details: [{ path: '', message: scope ? `the key lacks the scope ${scope}` : 'no scope opens this to keys' }],
    ...(scope && { facts: { key: { missingScope: scope } } }),
    explanation: scope
      ? `The key does not open ${what}: it lacks the scope ${scope}. Its owner can give it that.`
      : 'Keys do not open this. It is for people who have signed in.',
  });

/** Throws FORBIDDEN (reason SCOPE_MISSING) to a key without a scope, for a part of what is answered. */
export function requireScope({ key }: Pick<RequestContext, 'key'>, scope: Scope): void {
  if (key && !key.scopes.has(scope)) throw scopeMissing(scope);
}

/** Throws the same to every key, for a part that is for people alone. */
export function refuseKeys({ key }: Pick<RequestContext, 'key'>): void {
  if (key) throw scopeMissing(undefined);
}

function refuseOtherKeys({ key }: RequestContext, keys: Rule['keys']): void {
  if (key && keys !== 'every' && !(keys && key.scopes.has(keys))) throw scopeMissing(keys);
}

function refuseByTest(ctx: RequestContext, testKeys: Rule['testKeys']): void {
  if (testKeys === 'none' && isTest(ctx)) throw new AppError('FORBIDDEN', { reason: 'TEST_KEY' });
  if (testKeys === 'only' && !isTest(ctx)) throw new AppError('FORBIDDEN', { reason: 'TEST_KEY_NEEDED' });
}

const refuseBadToken = (ctx: RequestContext): void => {
  if (!ctx.hasBadToken) return;
  const { reason = 'TOKEN_INVALID', explanation } = ctx.tokenFault ?? {};
  throw new AppError('FORBIDDEN', { reason, explanation });
};

/** Whether the house is closed to somebody of a role; null: to visitors. */
export const isClosedTo = (role: UserRole | null, closure: Closure | null): closure is Closure =>
  closure !== null && role !== UserRole.ADMINISTRATOR;

const refuseWhileClosed = ({ closure, actor }: RequestContext): void => {
  if (isClosedTo(actor?.role ?? null, closure)) throw closedForMaintenance(closure.message);
};

/** Signing in and out of a lost session: a stale token must not stand in the way. */
export const guest: Rule = ruleOf({ name: 'guest', admit: refuseWhileClosed });

/** Public content. A bad token is refused, so that nobody mistakes the anonymous answer for their own. */
export const anyone: Rule = ruleOf({
  name: 'anyone',
  admit(ctx) {
    refuseBadToken(ctx);
    refuseWhileClosed(ctx);
  },
});

/** Any approved user. */
export const signedIn: Rule = ruleOf({
  name: 'signedIn',
  admit(ctx) {
    anyone.admit(ctx);
    if (!ctx.actor) throw notSignedIn();
  },
});

/** Role Administrator. */
export const administrator: Rule = ruleOf({
  name: 'administrator',
  admit(ctx) {
    signedIn.admit(ctx);
    if (ctx.actor?.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  },
});

/** The same rule for what keys of a scope open too. */
export const withScope = (rule: Rule, scope: Scope): Rule => ruleOf({ ...rule, keys: scope });

/** The same rule for public facts, which every key opens. */
export const forEveryKey = (rule: Rule): Rule => ruleOf({ ...rule, keys: 'every' });

/** The same rule for what is a person's own, or lasts: nothing of it is to be changed by trying things out. */
export const closedToTests = (rule: Rule): Rule => ruleOf({ ...rule, testKeys: 'none' });

/** The same rule for what only programs with test keys do. */
export const onlyForTests = (rule: Rule): Rule => ruleOf({ ...rule, testKeys: 'only' });

/** The same rule for what goes on while the house is closed: learning of it, getting in, and what cannot wait. */
export const evenWhileClosed = (rule: Rule): Rule =>
  ruleOf({ ...rule, admit: (ctx) => rule.admit({ ...ctx, closure: null }) });

/** The same rule for what an administrator who sees the house as somebody else does may nevertheless change. */
export const evenAsObserver = (rule: Rule): Rule => ({ ...rule, isForObservers: true });

/**
 * The same rule for what changes something, or lasts longer than the request: FORBIDDEN 403 (reason READ_ONLY) for an
 * administrator who sees the house as somebody else does.
 */
export const changing = (rule: Rule): Rule =>
  rule.isForObservers
    ? rule
    : ruleOf({
        ...rule,
        admit(ctx) {
          rule.admit(ctx);
          if (ctx.observer) throw new AppError('FORBIDDEN', { reason: 'READ_ONLY' });
        },
      });

/** The caller of a use case whose rule is `signedIn` or `administrator`. */
export const actorOf = (ctx: RequestContext): { readonly id: number; readonly role: UserRole } => {
  if (!ctx.actor) throw notSignedIn();
  return ctx.actor;
};
