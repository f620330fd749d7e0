import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../../accounts/users/index.ts';
import { chosenWishes } from './chosen-wishes.ts';
import { ShareWishlistInput, UnshareWishlistInput } from './sharing.inputs.ts';
import { WishlistShare } from './wishlist-share.entity.ts';

const day = 86_400_000; // ms
const lifetime = 30 * day;

/** Links of one user that work at the same time. */
const mostLinks = 20;

/** By what the table knows a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link that works, with what opens it: nobody can tell that later. */
interface MadeLink {
  readonly token: string;
  readonly share: WishlistShare;
}

const linksThatWork = (em: EntityManager, userId: number): Promise<WishlistShare[]> =>
  em.find(
    WishlistShare,
    { userId, expiresAt: { $gt: new Date() } },
    { orderBy: { id: 'desc' }, connectionType: 'write' },
  );

/**
 * Makes a link under which whoever has it reads some wishes of the caller for thirty days. Throws INVALID_REQUEST for an
 * empty wishlist, and as a conflict when twenty links work already; ITEM_NOT_FOUND naming what is not on the wishlist.
 */
export const shareWishlist = command(
  signedIn,
  ShareWishlistInput,
  async (ctx, { lineIds = null }): Promise<MadeLink> => {
    const { em } = ctx;
    // Parallel calls of one user are counted one after the other.
    const { id: userId } = await lockUser(em, actorOf(ctx).id);
    const rows = await chosenWishes(ctx, lineIds);
    await em.nativeDelete(WishlistShare, { userId, expiresAt: { $lte: new Date() } });
    if ((await linksThatWork(em, userId)).length >= mostLinks) {
      throw conflict('lineIds', `cannot be shared by more than ${mostLinks} links`, tooManyLinks);
    }
    const token = randomBytes(32).toString('base64url');
    const share = em.create(WishlistShare, {
      userId,
      tokenHash: hashOf(token),
      wishIds: rows.map(({ id }) => id),
      expiresAt: new Date(Date.now() + lifetime),
    });
    await em.flush();
    return { token, share };
  },
);

const tooManyLinks = `${mostLinks} links to your wishlist work already. End one of them first.`;

/** The caller's links that work, newest first. */
export const findWishlistShares = query(signedIn, (ctx) => linksThatWork(ctx.em, actorOf(ctx).id));

/** Ends a link of the caller's. Throws ITEM_NOT_FOUND for one that is not theirs, or works no longer. */
export const unshareWishlist = command(signedIn, UnshareWishlistInput, async (ctx, { id }) => {
  const ended = await ctx.em.nativeDelete(WishlistShare, { id, userId: actorOf(ctx).id });
  if (ended === 0) throw new AppError('ITEM_NOT_FOUND', { explanation: 'This link works no longer.' });
  return linksThatWork(ctx.em, actorOf(ctx).id);
});
