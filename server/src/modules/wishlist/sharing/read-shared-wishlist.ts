import { AppError } from '../../../kernel/errors/errors.ts';
import { anyone } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { loadUsers } from '../../accounts/users/index.ts';
import { callerWithId } from '../../accounts/visibility/index.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { hashOf } from './share-wishlist.ts';
import { SharedWishlistQuery } from './sharing.inputs.ts';
import { type ShownWishes, showWishes } from './shown-wishes.ts';
import { WishlistShare } from './wishlist-share.entity.ts';

/** Somebody's wishes behind a link. */
export interface SharedWishes extends ShownWishes {
  /** Company, else first name. Null: neither is known. */
  readonly sharer: string | null;
  readonly expiresAt: Date;
}

const unknownLink = (): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'token', message: 'opens nothing (any more)' }],
    explanation: 'This link has ended, or is not complete. Ask whoever sent it for a new one.',
  });

/**
 * The wishes behind a link as the caller sees them, at the caller's prices. Throws ITEM_NOT_FOUND for a link that is
 * unknown, ended or too old, and for one of somebody who may not sign in any more.
 */
export const readSharedWishlist = query(anyone, SharedWishlistQuery, async (ctx, { token }): Promise<SharedWishes> => {
  const share = await ctx.em.findOne(
    WishlistShare,
    { tokenHash: hashOf(token), expiresAt: { $gt: new Date() } },
    { connectionType: 'write' },
  );
  if (!share || !(await callerWithId(ctx.em, share.userId))) throw unknownLink();
  const { userId, wishIds, expiresAt } = share;
  const rows = await ctx.em.find(WishlistItem, { userId, id: { $in: wishIds } }, { orderBy: { id: 'asc' } });
  return { ...(await showWishes(ctx, rows, userId)), sharer: await sharerName(ctx, userId), expiresAt };
});

/** Of whoever shares nobody learns more than this. */
async function sharerName({ em }: Pick<RequestContext, 'em'>, userId: number): Promise<string | null> {
  const [primary] = (await loadUsers(em, [userId])).get(userId)?.addresses ?? [];
  return primary?.company || primary?.firstName || null;
}
