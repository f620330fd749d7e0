import { AppError, closedForMaintenance, notSignedIn } from '../errors/errors.ts';
import { type RequestContext, UserRole } from './context.ts';
import { isTest } from './sandbox/sandbox.ts';
import type { Scope } from './scope.ts';
import type { Closure } from './services.ts';

/** Access rule of a use case. Rule names match those in the access matrix. */
export interface Rule {
  readonly name: 'guest' | 'anyone' | 'signedIn' | 'administrator';
  /**
   * Throws FORBIDDEN: 401 without a valid token, 403 without the required right. The reasons for API keys are
   * SCOPE_MISSING, TEST_KEY and TEST_KEY_NEEDED. During maintenance, throws INVALID_REQUEST 503 (reason MAINTENANCE)
   * unless the caller is an administrator.
   */
  check(ctx: RequestContext): void;
  /** Whether an administrator may call the command during impersonation, for example to end it. */
  readonly isForObservers?: true;
  /** API keys that may call the operation: keys with this scope, or every key. If omitted, no API key may call it. */
  readonly keys?: Scope | 'every';
  /**
   * Access for test keys. If omitted, the rules for other keys apply. `only` rejects all callers without a test key,
   * including signed-in users.
   */
  readonly testKeys?: 'none' | 'only';
  /** Checks all conditions except the conditions for API keys. */
  admit(ctx: RequestContext): void;
}

/** Adds the API key checks to a rule. They run after all other checks. By default, API keys are rejected. */
const ruleOf = (rule: Omit<Rule, 'check'>): Rule => ({
  ...rule,
  check(ctx) {
    rule.admit(ctx);
    refuseOtherKeys(ctx, rule.keys);
    refuseByTest(ctx, rule.testKeys);
  },
});

/**
 * Returns the error for a key that lacks a scope, or for an operation that no scope allows. `what` names the
 * operation.
 */
export const scopeMissing = (scope: Scope | undefined, what = 'this'): AppError =>
  new AppError('FORBIDDEN', {
    reason: 'SCOPE_MISSING',
    details: [{ path: '', message: scope ? `the key lacks the scope ${scope}` : 'not available to API keys' }],
    ...(scope && { facts: { key: { missingScope: scope } } }),
    explanation: scope
      ? `The key cannot use ${what}: it lacks the scope ${scope}. Its owner can add the scope.`
      : 'API keys cannot use this. It requires a signed-in user.',
  });

/** Throws FORBIDDEN (reason SCOPE_MISSING) if the caller's API key lacks the scope. Used for parts of a response. */
export function requireScope({ key }: Pick<RequestContext, 'key'>, scope: Scope): void {
  if (key && !key.scopes.has(scope)) throw scopeMissing(scope);
}

/**
 * Throws FORBIDDEN (reason SCOPE_MISSING) for every API key. Used for parts of a response that require a signed-in
 * user.
 */
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

/** Returns whether the site is closed to callers with the given role. `role` is null for anonymous callers. */
export const isClosedTo = (role: UserRole | null, closure: Closure | null): closure is Closure =>
  closure !== null && role !== UserRole.ADMINISTRATOR;

const refuseWhileClosed = ({ closure, actor }: RequestContext): void => {
  if (isClosedTo(actor?.role ?? null, closure)) throw closedForMaintenance(closure.message);
};

/** Rule for signing in, and for signing out of a session that has already ended. An expired token is ignored. */
export const guest: Rule = ruleOf({ name: 'guest', admit: refuseWhileClosed });

/**
 * Rule for public content. An invalid token is rejected, so that clients do not mistake a response for anonymous
 * callers for the user's.
 */
export const anyone: Rule = ruleOf({
  name: 'anyone',
  admit(ctx) {
    refuseBadToken(ctx);
    refuseWhileClosed(ctx);
  },
});

export const signedIn: Rule = ruleOf({
  name: 'signedIn',
  admit(ctx) {
    anyone.admit(ctx);
    if (!ctx.actor) throw notSignedIn();
  },
});

export const administrator: Rule = ruleOf({
  name: 'administrator',
  admit(ctx) {
    signedIn.admit(ctx);
    if (ctx.actor?.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  },
});

/** Returns the rule with access for API keys that have the scope. */
export const withScope = (rule: Rule, scope: Scope): Rule => ruleOf({ ...rule, keys: scope });

/** Returns the rule with access for every API key. Used for public data. */
export const forEveryKey = (rule: Rule): Rule => ruleOf({ ...rule, keys: 'every' });

/** Returns the rule without access for test keys. Used for personal or permanent data, which tests must not change. */
export const withoutTestKeys = (rule: Rule): Rule => ruleOf({ ...rule, testKeys: 'none' });

/** Returns a rule that allows only test keys. */
export const testKeysOnly = (rule: Rule): Rule => ruleOf({ ...rule, testKeys: 'only' });

/**
 * Returns the rule without the maintenance check. Used for the maintenance status, sign-in, and operations that
 * cannot wait.
 */
export const allowDuringMaintenance = (rule: Rule): Rule =>
  ruleOf({ ...rule, admit: (ctx) => rule.admit({ ...ctx, closure: null }) });

/** Returns the rule for a command that is also allowed during impersonation. */
export const allowDuringImpersonation = (rule: Rule): Rule => ({ ...rule, isForObservers: true });

/**
 * Returns the rule for commands and long-lived operations. The rule throws FORBIDDEN 403 (reason READ_ONLY) if an
 * administrator impersonates a user.
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

/** Returns the caller of a use case whose rule is `signedIn` or `administrator`. */
export const actorOf = (ctx: RequestContext): { readonly id: number; readonly role: UserRole } => {
  if (!ctx.actor) throw notSignedIn();
  return ctx.actor;
};
