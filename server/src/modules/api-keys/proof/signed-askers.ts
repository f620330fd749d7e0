import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { DownloadClaims } from '../../../kernel/use-cases/services.ts';
import { type Caller, callerInViewing, callerWithId } from '../../accounts/visibility/index.ts';
import { callerOfKey } from './authenticate-key.ts';

type Asker = Pick<DownloadClaims, 'userId' | 'keyPublicId' | 'viewingId'>;

/** Returns the claims of a signed link for the caller: a user, a key of theirs, or an administrator who views as them. */
export const askerOf = (ctx: RequestContext): Asker => ({
  userId: actorOf(ctx).id,
  ...(ctx.key && { keyPublicId: ctx.key.publicId }),
  ...(ctx.observer?.viewingId != null && { viewingId: ctx.observer.viewingId }),
});

/**
 * Returns the user who requested a signed link, with their present rights. Null if they may not act any more, if the key no
 * longer works or does not allow the address of the request, or if the impersonation has ended.
 */
export function callerWhoAsked(
  ctx: Pick<RequestContext, 'em' | 'loaders' | 'request'>,
  { userId, keyPublicId, viewingId }: Asker,
): Promise<(Caller & Partial<Pick<RequestContext, 'observer'>>) | null> {
  if (keyPublicId !== undefined) return callerOfKey(ctx, keyPublicId, ctx.request);
  if (viewingId !== undefined) return callerInViewing(ctx.em, userId, viewingId);
  return callerWithId(ctx.em, userId);
}
