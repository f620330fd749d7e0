import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { User } from '../../accounts/users/index.ts';
import { callerWithId } from '../../accounts/visibility/index.ts';

/**
 * Returns a request context whose caller is the buyer, with the buyer's visibility, prices, wishlist and rings. The
 * audit log still records the administrator as the actor. Throws USER_NOT_FOUND, and INVALID_REQUEST if the account
 * is blocked or not approved.
 */
export async function onBehalfOf(ctx: RequestContext, userId: number, path: string): Promise<RequestContext> {
  const buyer = await callerWithId(ctx.em, userId);
  // Uses new loaders, so that requests of the buyer and the administrator are not batched together.
  if (buyer) return { ...ctx, ...buyer, loaders: new Loaders() };
  if ((await ctx.em.count(User, { id: userId })) === 0) {
    throw new AppError('USER_NOT_FOUND', { details: [{ path, message: 'does not exist' }] });
  }
  throw invalid(path, 'cannot order: the account is blocked or not approved');
}
