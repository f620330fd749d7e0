import { actorOf, evenAsObserver, evenWhileClosed, signedIn } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { Viewing } from './impersonation.entity.ts';
import { revokeToken, sessionTokenOf } from './revoke-tokens.ts';

/** Response header that clears the browser's cache of responses to this user. */
export const clearBrowserCache = { 'Clear-Site-Data': '"cache"' };

/**
 * Ends the caller's session: no token of it works any longer, however often it was refreshed. The administrator's impersonated
 * sessions end with it. Other sessions of the user go on.
 */
export const signOut = command(evenAsObserver(evenWhileClosed(signedIn)), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  await revokeToken(ctx.em, { id: sessionTokenOf(ctx).id, userId, afterSeconds: 0 });
  const ended = ctx.observer ? { userId, administratorId: ctx.observer.id } : { administratorId: userId };
  await ctx.em.remove(await ctx.em.find(Viewing, ended)).flush();
  return { userId };
});
