import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { User } from '../../accounts/users/index.ts';
import { callerWithId } from '../../accounts/visibility/index.ts';

/**
 * The request with a buyer in the place of its caller: what they see, at their prices, their wishes and rings.
 * Changes are still the administrator's in the audit log. Throws USER_NOT_FOUND, and INVALID_REQUEST for an account that may not act.
 */
export async function onBehalfOf(ctx: RequestContext, userId: number, path: string): Promise<RequestContext> {
  const buyer = await callerWithId(ctx.em, userId);
  // What is batched for the buyer must not meet what the administrator asks for.
  if (buyer) return { ...ctx, ...buyer, loaders: new Loaders() };
  if ((await ctx.em.count(User, { id: userId })) === 0) {
    throw new AppError('USER_NOT_FOUND', { details: [{ path, message: 'there is no such user' }] });
  }
  throw invalid(path, 'may not buy: the account is blocked or not approved');
}
