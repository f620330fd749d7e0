import { Field, ID, InputType } from 'type-graphql';
import { invalid, notSignedIn } from '../../../kernel/errors/errors.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { userSeenThrough } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { Viewing } from '../sign-in/impersonation.entity.ts';
import type { Session } from '../sign-in/session.ts';
import { lockUser, readSelf, readUser } from '../users/find-user.ts';
import { User } from '../users/user.entity.ts';
import { viewingQueue } from './end-impersonations.job.ts';

/** How long it lasts at most. Nothing makes it longer. */
const lifetimeMs = 30 * 60_000;

@InputType({ description: 'Whose eyes an administrator looks through.' })
export class BeginViewingInput {
  @Field(() => ID, { description: 'Id of the user: approved, not blocked, and no administrator.' })
  @IsId()
  userId!: number;
}

/**
 * Opens a session in which an administrator sees the house as a user does and changes nothing. Throws USER_NOT_FOUND, and
 * INVALID_REQUEST for an administrator and for an account that may not act, which sees nothing.
 */
export const beginViewing = command(administrator, BeginViewingInput, async (ctx, { userId }): Promise<Session> => {
  const { em, services } = ctx;
  const user = await lockUser(em, userId);
  if (user.role === UserRole.ADMINISTRATOR) throw invalid('userId', 'is an administrator, and sees the same as you');
  const { isApproved, isBlocked } = await readUser(em, userId);
  if (!isApproved || isBlocked) {
    throw invalid('userId', 'may not sign in now: the account is blocked or not approved');
  }
  const self = await em.findOne(User, { id: actorOf(ctx).id });
  if (!self) throw notSignedIn();
  const viewing = em.create(Viewing, {
    userId,
    administratorId: self.id,
    administratorTokenVersion: self.tokenVersion,
    endsAt: new Date(Date.now() + lifetimeMs),
  });
  await em.flush();
  const { id, administratorId, endsAt } = viewing;
  await services.events.tell(em, userSeenThrough, { userId, email: user.email, by: doerOf(ctx) });
  await services.jobs.enqueue(em, viewingQueue, { viewingId: id }, { startAfter: endsAt });
  const { token, expiresAt } = services.accessTokens.sign(user, { viewing: { id, administratorId, endsAt } });
  return { accessToken: token, expiresAt, user: await readSelf(em, userId) };
});
