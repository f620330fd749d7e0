import { Field, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Secret } from '../../../kernel/input/field-rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { verifyPassword } from '../../../platform/sign-in/passwords.ts';
import { userPasswordChanged } from '../account.events.ts';
import { doerOf } from '../doer.ts';
import { noteRefusal } from '../note-refusals.ts';
import { lockUser } from '../users/find-user.ts';
import { User } from '../users/user.entity.ts';
import { removeEmailTokens } from './email-token.ts';
import { hashNewPassword, namesOf } from './new-password.ts';
import { openSession } from './session.ts';

@InputType({ description: "Changes the caller's own password." })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The one that is good now; else WRONG_PASSWORD.' })
  @Secret()
  currentPassword!: string;

  @Field(() => String, { description: 'At least 8 characters; common ones are refused.' })
  @Secret()
  newPassword!: string;
}

/** Sets another password. All sessions end, the caller's too: they get a new one. */
const change = preparedCommand(
  signedIn,
  ChangePasswordInput,
  async (ctx, { currentPassword, newPassword }) => {
    const user = await ctx.em.findOneOrFail(User, { id: actorOf(ctx).id }, { populate: ['passwordHash'] });
    const caller = { ip: ctx.request.ip, email: user.email };
    // All of them, and beside them those that fail: both cost computing time, and only these may be guesses.
    await ctx.services.rateLimits.consume('changePassword', caller);
    await ctx.services.rateLimits.consume('login', caller);
    if (!(await verifyPassword(currentPassword, user.passwordHash))) {
      throw new AppError('WRONG_PASSWORD', { details: [{ path: 'currentPassword', message: 'is wrong' }] });
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
    // Somebody else has changed it since it was verified.
    if (user.passwordHash !== verifiedHash) throw new AppError('WRONG_PASSWORD');
    user.passwordHash = passwordHash;
    user.endSessions();
    await ctx.em.flush();
    await removeEmailTokens(ctx.em, user);
    await ctx.services.events.tell(ctx.em, userPasswordChanged, {
      userId: user.id,
      email: user.email,
      by: doerOf(ctx),
    });
    return openSession(ctx, user);
  },
);

export const changePassword = refused(change, noteRefusal('passwordRefused'));
