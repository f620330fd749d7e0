import type { RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { eventType } from '../../kernel/use-cases/events.ts';
import { type Origin, originOf } from '../../kernel/use-cases/security-log.ts';

/**
 * User ID and email address at the time of the event. By the time subscribers run, the address may have changed or
 * the account may have been deleted.
 */
export interface UserFacts {
  readonly userId: number;
  readonly email: string;
  /** Actor and origin of the request. Missing from events published before 24 November 2026. */
  readonly by?: ActorAndOrigin;
}

/** Person who performed an action, and the origin of the request. */
interface ActorAndOrigin {
  /** Null if the actor is the user or an anonymous caller. */
  readonly actorId: number | null;
  readonly origin: Origin;
}

/** A user has signed in. */
export const userSignedIn = eventType<UserFacts>('user.signedIn');

/** A signed-in user has changed their password. Their other sessions have ended. */
export const userPasswordChanged = eventType<UserFacts>('user.passwordChanged');

/** A user has requested a link to reset their password. */
export const userPasswordResetRequested = eventType<UserFacts>('user.passwordResetRequested');

/** A user has reset their password with an emailed link. All their sessions have ended. */
export const userPasswordReset = eventType<UserFacts>('user.passwordReset');

/** A visitor has registered. The email address is not confirmed yet, and the account is not approved yet. */
export const userRegistered = eventType<UserFacts>('user.registered');

/** A user has confirmed their email address. */
export const userEmailConfirmed = eventType<UserFacts>('user.emailConfirmed');

/** An administrator has approved a user. */
export const userApproved = eventType<UserFacts>('user.approved');

/** An administrator has withdrawn a user's approval. All of the user's sessions have ended. */
export const userApprovalWithdrawn = eventType<UserFacts>('user.approvalWithdrawn');

/**
 * An administrator has blocked a user until the time `until` (ISO 8601), or permanently if it is null. All of the
 * user's sessions have ended.
 */
export const userBlocked = eventType<UserFacts & { readonly until: string | null }>('user.blocked');

/** An administrator has lifted a block. Not published for blocks that expire. */
export const userUnblocked = eventType<UserFacts>('user.unblocked');

/** An administrator has changed a user's role. `before` is the previous role. */
export const userRoleChanged = eventType<UserFacts & { readonly role: UserRole; readonly before: UserRole }>(
  'user.roleChanged',
);

/** An administrator has changed a user's email address. `before` is the previous address. */
export const userEmailChanged = eventType<UserFacts & { readonly before: string }>('user.emailChanged');

/** An administrator has started impersonating a user. */
export const userImpersonated = eventType<UserFacts>('user.seenThrough');

/** An administrator has deleted a user, including the user's addresses, wishlist and cart. */
export const userDeleted = eventType<UserFacts>('user.deleted');

/** Returns the actor and the origin of a request, for events. */
export const actorAndOriginOf = (ctx: Pick<RequestContext, 'actor' | 'request'>) => ({
  actorId: ctx.actor?.id ?? null,
  origin: originOf(ctx),
});
