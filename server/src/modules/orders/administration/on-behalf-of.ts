import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { User } from '../../accounts/users/index.ts';
import { callerWithId } from '../../accounts/visibility/index.ts';

/**
 * Returns the context with a buyer as its caller: the buyer's visibility, prices, wishlist and rings. The audit log
 * still names the administrator. Throws USER_NOT_FOUND, and INVALID_REQUEST for an account that is blocked or not
 * approved.
 */
export async function onBehalfOf(ctx: RequestContext, userId: number, path: string): Promise<RequestContext> {
  const buyer = await callerWithId(ctx.em, userId);
  // New loaders, so that batches of the buyer and the administrator are not mixed.
  if (buyer) return { ...ctx, ...buyer, loaders: new Loaders() };
  if ((await ctx.em.count(User, { id: userId })) === 0) {
    throw new AppError('USER_NOT_FOUND', { details: [{ path, message: 'does not exist' }] });
  }
  throw invalid(path, 'cannot order: the account is blocked or not approved');
}
