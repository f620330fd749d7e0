import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredText, Secret } from '../../../kernel/input/field-rules.ts';
import {
  actorOf,
  allowDuringImpersonation,
  allowDuringMaintenance,
  guest,
  signedIn,
} from '../../../kernel/use-cases/access.ts';
import type { RequestContext, SessionToken } from '../../../kernel/use-cases/context.ts';
import { command, preparedCommand, refused } from '../../../kernel/use-cases/use-case.ts';
import { verifyPassword } from '../../../platform/sign-in/passwords.ts';
import { actorAndOriginOf, userSignedIn } from '../account.events.ts';
import { logRefusal } from '../log-refused-requests.ts';
import { findByEmail, lockUser, readSelf } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import type { UserRow } from '../users/user-row.ts';
import { requireMaySignIn } from '../visibility/account-rules.ts';
import { checkCaptchaAndRateLimit } from './guest-gate.ts';
import { Viewing } from './impersonation.entity.ts';
import { graceSeconds, revokeToken, sessionTokenOf } from './revoke-tokens.ts';

/** Session and its user. */
export interface Session {
  /** Access token to send in the header `Authorization: Bearer …`. */
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly user: UserRow;
}

/** Creates an access token, for a new session or, if `session` is set, for that session. */
export async function openSession(
  { em, services }: RequestContext,
  user: User,
  session?: Pick<SessionToken, 'id' | 'beganAt'>,
): Promise<Session> {
  const { token, expiresAt } = services.accessTokens.sign(user, session && { session });
  return { accessToken: token, expiresAt, user: await readSelf(em, user.id) };
}

@InputType({ description: 'Credentials of an account.' })
export class LogInInput {
  @Field(() => String, { description: 'Email address of the account, case-insensitive.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  @Secret()
  password!: string;

  @Field(() => String, { nullable: true, description: 'Required if `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Opens a session. Failed attempts have a separate rate limit, which is much lower than the limit for all attempts. */
const signIn = preparedCommand(
  allowDuringMaintenance(guest),
  LogInInput,
  async (ctx, input) => {
    await checkCaptchaAndRateLimit(ctx, 'login', input);
    const user = await findByEmail(ctx.em.fork(), input.email, { withHash: true });
    await ctx.services.rateLimits.consume('signIn', { ip: ctx.request.ip, email: input.email });
    if (!(await verifyPassword(input.password, user.passwordHash))) throw new AppError('WRONG_PASSWORD');
    await ctx.services.rateLimits.refund('login', { ip: ctx.request.ip, email: input.email });
    return user.passwordHash;
  },
  async (ctx, { email }, verifiedHash) => {
    const user = await findByEmail(ctx.em, email, { withHash: true, lock: true });
    // The password was changed after it was verified.
    if (user.passwordHash !== verifiedHash) throw new AppError('WRONG_PASSWORD');
    await requireMaySignIn(ctx.em, user.id);
    user.lastLoginDate = new Date();
    await ctx.em.flush();
    await ctx.services.events.publish(ctx.em, userSignedIn, {
      userId: user.id,
      email: user.email,
      by: actorAndOriginOf(ctx),
    });
    return openSession(ctx, user);
  },
);

export const logIn = refused(signIn, logRefusal('signInFailed'));

/**
 * Replaces a valid access token. The old token works for another {@link graceSeconds} seconds. The end of the session
 * does not change. Impersonated sessions cannot be refreshed.
 */
export const refreshSession = command(allowDuringMaintenance(signedIn), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  const session = sessionTokenOf(ctx);
  const user = await lockUser(ctx.em, userId);
  // All sessions of the user have ended since the token was checked.
  if (user.tokenVersion !== session.userVersion) throw new AppError('FORBIDDEN', { reason: 'TOKEN_REVOKED' });
  await revokeToken(ctx.em, { id: session.tokenId, userId, afterSeconds: graceSeconds });
  return openSession(ctx, user, session);
});

/** Response header that makes the browser clear its cached responses. */
export const clearBrowserCache = { 'Clear-Site-Data': '"cache"' };

/**
 * Ends the caller's session and invalidates all its tokens, including refreshed ones. If the caller is an
 * administrator, the caller's impersonations also end. The user's other sessions continue.
 */
export const signOut = command(allowDuringImpersonation(allowDuringMaintenance(signedIn)), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  await revokeToken(ctx.em, { id: sessionTokenOf(ctx).id, userId, afterSeconds: 0 });
  const ended = ctx.observer ? { userId, administratorId: ctx.observer.id } : { administratorId: userId };
  await ctx.em.remove(await ctx.em.find(Viewing, ended)).flush();
  return { userId };
});
