import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { Secret } from '../../../kernel/input/field-rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import type { Events } from '../../../kernel/use-cases/events.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { verifyPassword } from '../../../platform/sign-in/passwords.ts';
import { actorAndOriginOf, userPasswordChanged, userPasswordReset } from '../account.events.ts';
import { logRefusal } from '../log-refused-requests.ts';
import { findByEmail, lockUser } from '../users/find-user.ts';
import { User } from '../users/user.entity.ts';
import { removeEmailTokens } from './email-token.ts';
import { hashNewPassword, NewPassword, namesOf, type PasswordRules } from './new-password.ts';
import { openSession } from './session.ts';

@InputType({ description: "Changes the caller's own password." })
export class ChangePasswordInput {
  @Field(() => String, { description: 'Current password. WRONG_PASSWORD if it does not match.' })
  @Secret()
  currentPassword!: string;

  @Field(() => String, { description: 'Password of at least 8 characters. Common passwords are rejected.' })
  @NewPassword()
  newPassword!: string;
}

/** Changes the caller's password. Ends all of the caller's sessions and starts a new one. */
const change = preparedCommand(
  signedIn,
  ChangePasswordInput,
  async (ctx, { currentPassword, newPassword }) => {
    const user = await ctx.em.findOneOrFail(User, { id: actorOf(ctx).id }, { populate: ['passwordHash'] });
    const caller = { ip: ctx.request.ip, email: user.email };
    // Two limits: one for all attempts, because verifying a password is expensive, and a lower one for failed
    // attempts, which may be guesses.
    await ctx.services.rateLimits.consume('changePassword', caller);
    await ctx.services.rateLimits.consume('login', caller);
    if (!(await verifyPassword(currentPassword, user.passwordHash))) {
      throw new AppError('WRONG_PASSWORD', { details: [{ path: 'currentPassword', message: 'is not correct' }] });
    }
    await ctx.services.rateLimits.refund('login', caller);
    const owner = { email: user.email, names: await namesOf(ctx.em, user.id) };
    return {
      verifiedHash: user.passwordHash,
      passwordHash: await hashNewPassword(ctx.services, newPassword, 'newPassword', owner),
    };
  },
  async (ctx, _input, { verifiedHash, passwordHash }) => {
    const user = await lockUser(ctx.em, actorOf(ctx).id);
    await ctx.em.populate(user, ['passwordHash']);
    // The password was changed after it was verified.
    if (user.passwordHash !== verifiedHash) throw new AppError('WRONG_PASSWORD');
    user.passwordHash = passwordHash;
    user.endSessions();
    await ctx.em.flush();
    await removeEmailTokens(ctx.em, user);
    await ctx.services.events.publish(ctx.em, userPasswordChanged, {
      userId: user.id,
      email: user.email,
      by: actorAndOriginOf(ctx),
    });
    return openSession(ctx, user);
  },
);

export const changePassword = refused(change, logRefusal('passwordRefused'));

/**
 * Sets the password of an account, for server operators. Ends all sessions of the account and invalidates its emailed
 * links. Throws USER_NOT_FOUND, and INVALID_REQUEST if the password is weak.
 */
export async function setPassword(
  { em, events, config }: { readonly em: EntityManager; readonly events: Events } & PasswordRules,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { id } = await findByEmail(em.fork(), email);
  // Hashed before the transaction starts, because hashing takes longer than a transaction may be idle.
  const passwordHash = await hashNewPassword({ config }, password, 'password', {
    email,
    names: await namesOf(em.fork(), id),
  });
  await em.transactional(async (tx) => {
    const user = await findByEmail(tx, email, { lock: true });
    user.passwordHash = passwordHash;
    user.endSessions();
    await tx.flush();
    await removeEmailTokens(tx, user);
    await events.publish(tx, userPasswordReset, { userId: user.id, email: user.email });
  });
}
