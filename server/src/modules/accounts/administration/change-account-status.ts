import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalInstant, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { IsEnum } from '../../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import {
  actorAndOriginOf,
  userApprovalWithdrawn,
  userApproved,
  userBlocked,
  userRoleChanged,
  userUnblocked,
} from '../account.events.ts';
import { queryIn } from '../database.ts';
import { removeEmailTokens } from '../sign-in/email-token.ts';
import { lockUserAtVersion, readUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';
import { isActiveAccount } from '../visibility/account-rules.ts';
import { replaceEmailedLinks } from './emailed-links.ts';

@InputType({ description: 'Approves a user, or withdraws the approval.' })
export class SetUserApprovalInput extends UserChange {
  @Field(() => Boolean, { description: 'If false, withdraws the approval and ends all sessions of the user.' })
  @RequiredFlag()
  isApproved!: boolean;
}

export const setUserApproval = command(administrator, SetUserApprovalInput, async (ctx, input) => {
  const { userId, isApproved } = input;
  if (!isApproved) await requireAdministratorRemains(ctx, userId);
  const user = await lockUserAtVersion(ctx.em, input);
  if (user.isApproved !== isApproved) {
    user.isApproved = isApproved;
    if (!isApproved) user.endSessions();
    await ctx.em.flush();
    await ctx.services.events.publish(ctx.em, isApproved ? userApproved : userApprovalWithdrawn, {
      userId,
      email: user.email,
      by: actorAndOriginOf(ctx),
    });
  }
  return readUser(ctx.em, userId);
});

@InputType({ description: 'Blocks a user, or lifts the block.' })
export class SetUserBlockInput extends UserChange {
  @Field(() => Boolean, {
    description: 'If true, ends all sessions of the user and invalidates links that were emailed to the user.',
  })
  @RequiredFlag()
  isBlocked!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the block, in the future (UTC ISO 8601). If null, the block does not expire.',
  })
  @OptionalInstant()
  blockedUntil?: Date | null;
}

export const setUserBlock = command(administrator, SetUserBlockInput, async (ctx, input) => {
  const { userId, isBlocked, blockedUntil = null } = input;
  if (isBlocked) {
    if (blockedUntil && blockedUntil <= new Date()) throw invalid('blockedUntil', 'must be in the future');
    await requireAdministratorRemains(ctx, userId);
  }
  const user = await lockUserAtVersion(ctx.em, input);
  const { email, isBlocked: wasBlocked } = user;
  const wasUntil = user.blockedUntil?.getTime();
  user.isBlocked = isBlocked;
  user.blockedUntil = isBlocked ? blockedUntil : null;
  if (isBlocked) {
    user.endSessions();
    await removeEmailTokens(ctx.em, user);
  }
  await ctx.em.flush();
  const { events } = ctx.services;
  const by = actorAndOriginOf(ctx);
  if (isBlocked && !(wasBlocked && wasUntil === blockedUntil?.getTime())) {
    await events.publish(ctx.em, userBlocked, { userId, email, until: blockedUntil?.toISOString() ?? null, by });
  }
  if (!isBlocked && wasBlocked) await events.publish(ctx.em, userUnblocked, { userId, email, by });
  return readUser(ctx.em, userId);
});

@InputType({ description: "Changes a user's role." })
export class SetUserRoleInput extends UserChange {
  @Field(() => UserRole, {
    description:
      'New role. A different role ends all sessions of the user and invalidates links that were emailed to the user. If the email address is not confirmed yet, the user gets a new link.',
  })
  @IsEnum(UserRole, { message: `must be one of ${Object.values(UserRole).join(', ')}` })
  role!: UserRole;
}

export const setUserRole = command(administrator, SetUserRoleInput, async (ctx, input) => {
  const { userId, role } = input;
  if (role !== UserRole.ADMINISTRATOR) await requireAdministratorRemains(ctx, userId);
  const user = await lockUserAtVersion(ctx.em, input);
  const { role: before, email } = user;
  if (before !== role) {
    user.role = role;
    user.endSessions();
    await ctx.em.flush();
    await replaceEmailedLinks(ctx, user);
    await ctx.services.events.publish(ctx.em, userRoleChanged, {
      userId,
      email,
      role,
      before,
      by: actorAndOriginOf(ctx),
    });
  }
  return readUser(ctx.em, userId);
});

const refuse = (message: string, explanation: string): AppError =>
  new AppError('FORBIDDEN', { details: [{ path: 'userId', message }], explanation });

/**
 * Throws FORBIDDEN if the changed account belongs to the caller or to the last administrator. Locks all
 * administrators until the transaction ends, so that two of them cannot demote each other at the same time.
 */
export async function requireAdministratorRemains(ctx: RequestContext, userId: number): Promise<void> {
  const actor = actorOf(ctx);
  if (userId === actor.id) {
    throw refuse('must not be your own account', 'You cannot do this to your own account. Ask another administrator.');
  }
  const rows = await queryIn(ctx.em)
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.role', '=', UserRole.ADMINISTRATOR)
    .where(isActiveAccount)
    .orderBy('u.id')
    .forNoKeyUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(actor.id)) throw new AppError('FORBIDDEN');
  if (ids.every((id) => id === userId)) {
    throw refuse(
      'must not be the last administrator',
      'This is the last administrator. Make another user an administrator first.',
    );
  }
}
