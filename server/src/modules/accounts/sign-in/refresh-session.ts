import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf, evenWhileClosed, signedIn } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../users/find-user.ts';
import { graceSeconds, revokeToken, sessionTokenOf } from './revoke-tokens.ts';
import { openSession } from './session.ts';

/**
 * Replaces an access token that is still good. The old one works for another {@link graceSeconds}. The session goes on, until
 * its end. Impersonated sessions cannot be refreshed.
 */
export const refreshSession = command(evenWhileClosed(signedIn), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  const session = sessionTokenOf(ctx);
  const user = await lockUser(ctx.em, userId);
  // All sessions have ended since the token was checked.
  if (user.tokenVersion !== session.userVersion) throw new AppError('FORBIDDEN', { reason: 'TOKEN_REVOKED' });
  await revokeToken(ctx.em, { id: session.tokenId, userId, afterSeconds: graceSeconds });
  return openSession(ctx, user, session);
});
