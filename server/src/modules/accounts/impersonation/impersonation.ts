import { invalid, notSignedIn } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import {
  actorOf,
  administrator,
  allowDuringImpersonation,
  allowDuringMaintenance,
  signedIn,
} from '../../../kernel/use-cases/access.ts';
import { auditSession, UserRole } from '../../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { actorAndOriginOf, userImpersonated } from '../account.events.ts';
import { Viewing } from '../sign-in/impersonation.entity.ts';
import type { Session } from '../sign-in/session.ts';
import { lockUser, readSelf, readUser } from '../users/find-user.ts';
import { User } from '../users/user.entity.ts';

/** Maximum duration of an impersonation in milliseconds. It cannot be extended. */
const lifetimeMs = 30 * 60_000;

@InputType({ description: 'User to impersonate.' })
export class BeginViewingInput {
  @Field(() => ID, { description: 'User ID. The account must be approved, not blocked and not an administrator.' })
  @IsId()
  userId!: number;
}

/**
 * Starts a read-only session in which an administrator sees the site as the user does. Throws USER_NOT_FOUND, and
 * INVALID_REQUEST for administrators and for accounts that are blocked or not approved.
 */
export const beginImpersonation = command(
  administrator,
  BeginViewingInput,
  async (ctx, { userId }): Promise<Session> => {
    const { em, services } = ctx;
    const user = await lockUser(em, userId);
    if (user.role === UserRole.ADMINISTRATOR)
      throw invalid('userId', 'must not be an administrator, because administrators have the same view as you');
    const { isApproved, isBlocked } = await readUser(em, userId);
    if (!isApproved || isBlocked) {
      throw invalid('userId', 'must not be blocked and must be approved');
    }
    const administrator = await em.findOne(User, { id: actorOf(ctx).id });
    if (!administrator) throw notSignedIn();
    const viewing = em.create(Viewing, {
      userId,
      administratorId: administrator.id,
      administratorTokenVersion: administrator.tokenVersion,
      endsAt: new Date(Date.now() + lifetimeMs),
    });
    await em.flush();
    const { id, administratorId, endsAt } = viewing;
    await services.events.publish(em, userImpersonated, { userId, email: user.email, by: actorAndOriginOf(ctx) });
    await services.jobs.enqueue(em, viewingQueue, { viewingId: id }, { startAfter: endsAt });
    const { token, expiresAt } = services.accessTokens.sign(user, { viewing: { id, administratorId, endsAt } });
    return { accessToken: token, expiresAt, user: await readSelf(em, userId) };
  },
);

/** Ends an impersonation and invalidates its token. Throws INVALID_REQUEST if the session is not an impersonation. */
export const endImpersonation = command(allowDuringImpersonation(allowDuringMaintenance(signedIn)), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  if (!ctx.observer) throw invalid('', 'this is your own session, not an impersonation');
  const viewings = await ctx.em.find(Viewing, { userId, administratorId: ctx.observer.id });
  await ctx.em.remove(viewings).flush();
  return { userId };
});

const viewingQueue = 'accounts.viewing';

/** Deletes expired impersonations, so that the audit log records their end. Their tokens have already expired. */
export const deleteExpiredImpersonations: JobHandler = {
  queue: viewingQueue,
  async handle({ em }, data) {
    const { viewingId }: { viewingId?: unknown } = Object(data);
    if (typeof viewingId !== 'number') return;
    const viewing = await em.findOne(Viewing, { id: viewingId });
    if (!viewing) return;
    const author = { actorId: viewing.administratorId, requestId: `viewing ${viewingId}` };
    await em.fork({ session: auditSession(author) }).transactional((tx) => tx.nativeDelete(Viewing, { id: viewingId }));
  },
};
