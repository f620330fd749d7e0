import type { UserRole } from '../../kernel/use-cases/context.ts';
import { eventType } from '../../kernel/use-cases/events.ts';
import type { Origin } from '../../kernel/use-cases/security-log.ts';

/** A user, with the address of that moment: it may be changed, and the account deleted, before somebody hears. */
export interface UserFacts {
  readonly userId: number;
  readonly email: string;
  /** Who did it, where that is somebody else, and from where; builds before 24 November 2026 do not tell it. */
  readonly by?: Doer;
}

/** Who has done something, from where. */
interface Doer {
  /** Null: the user themselves, or nobody who was signed in. */
  readonly actorId: number | null;
  readonly origin: Origin;
}

/** Somebody has signed in. */
export const userSignedIn = eventType<UserFacts>('user.signedIn');

/** Somebody has chosen another password while signed in: all other sessions have ended. */
export const userPasswordChanged = eventType<UserFacts>('user.passwordChanged');

/** Somebody has asked for a link to choose another password. */
export const userPasswordResetRequested = eventType<UserFacts>('user.passwordResetRequested');

/** Somebody has chosen another password by such a link: all sessions have ended. */
export const userPasswordReset = eventType<UserFacts>('user.passwordReset');

/** Somebody has made an account: it waits for its e-mail address to be confirmed, and for approval. */
export const userRegistered = eventType<UserFacts>('user.registered');

/** A user reads mail at their address. */
export const userEmailConfirmed = eventType<UserFacts>('user.emailConfirmed');

/** An administrator lets a user in. */
export const userApproved = eventType<UserFacts>('user.approved');

/** An administrator has taken the approval back: all sessions have ended. */
export const userApprovalWithdrawn = eventType<UserFacts>('user.approvalWithdrawn');

/** An administrator keeps a user out, until a moment (ISO 8601) or, null, for ever: all sessions have ended. */
export const userBlocked = eventType<UserFacts & { readonly until: string | null }>('user.blocked');

/** An administrator has lifted a block. One that ends at its moment is not told of. */
export const userUnblocked = eventType<UserFacts>('user.unblocked');

/** An administrator has given a user another role; `before` is the one that they had. */
export const userRoleChanged = eventType<UserFacts & { readonly role: UserRole; readonly before: UserRole }>(
  'user.roleChanged',
);

/** An administrator has changed the email address of a user; `before` is the one that they had. */
export const userEmailChanged = eventType<UserFacts & { readonly before: string }>('user.emailChanged');

/** An administrator has begun to see the shop as a user does. */
export const userSeenThrough = eventType<UserFacts>('user.seenThrough');

/** An administrator has deleted a user with their addresses, wishes and cart. */
export const userDeleted = eventType<UserFacts>('user.deleted');
