import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { FilledList, OptionalList } from '../../../kernel/input/list-rules.ts';
import { IsBoolean, IsId } from '../../../kernel/input/rules.ts';
import { actorOf, anyone, signedIn } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { sendingDomainOf, siteAt } from '../../accounts/agents/index.ts';
import { loadUsers, lockUser } from '../../accounts/users/index.ts';
import { callerWithId } from '../../accounts/visibility/index.ts';
import { maxItems } from '../../selling/items/index.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { chosenWishes, type ShownWishes, showWishes } from './shown-wishes.ts';
import { WishlistShare } from './wishlist-share.entity.ts';

@InputType({ description: 'Input of shareWishlist.' })
export class ShareWishlistInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      '1 to 500 lines of the caller’s wishlist; a line of a set means its whole set. Left out: what is on the wishlist now.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  lineIds?: number[] | null;
}

@InputType({ description: 'Input of wishlistDocumentUrl.' })
export class WishlistDocumentInput extends ShareWishlistInput {
  @Field(() => Boolean, { description: 'Whether the caller’s prices are printed.' })
  @IsBoolean()
  withPrices!: boolean;
}

@InputType({ description: 'Input of unshareWishlist.' })
export class UnshareWishlistInput {
  @Field(() => ID, { description: 'A link of the caller’s: `wishlistShares`.' })
  @IsId()
  id!: number;
}

/** Token of a link. */
class SharedWishlistQuery {
  @RequiredText(100)
  token!: string;
}

/**
 * Returns the link for a token. Agents' links use their own domain, where their customers see the agent's prices; other
 * links use the caller's host.
 */
export const linkOf = async (ctx: RequestContext, token: string): Promise<string> =>
  `${siteAt(ctx.services.config.publicUrl, await sendingDomainOf(ctx))}/shared/${token}`;

const day = 86_400_000; // ms
const lifetime = 30 * day;

/** Most active links of a user. */
const mostLinks = 20;

/** Returns the stored hash of a token. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new link with its token, which is not stored. */
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
 * Creates a link with which anyone can read some wishes of the caller for thirty days. Throws INVALID_REQUEST for an
 * empty wishlist, INVALID_REQUEST 409 if twenty links are active already, and ITEM_NOT_FOUND naming items that are not
 * on the wishlist.
 */
export const shareWishlist = command(
  signedIn,
  ShareWishlistInput,
  async (ctx, { lineIds = null }): Promise<MadeLink> => {
    const { em } = ctx;
    // Locked, so that parallel calls of a user are counted one after the other.
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

/** Returns the caller's active links, newest first. */
export const findWishlistShares = query(signedIn, (ctx) => linksThatWork(ctx.em, actorOf(ctx).id));

/** Ends a link of the caller. Throws ITEM_NOT_FOUND if it is not theirs or not active. */
export const unshareWishlist = command(signedIn, UnshareWishlistInput, async (ctx, { id }) => {
  const ended = await ctx.em.nativeDelete(WishlistShare, { id, userId: actorOf(ctx).id });
  if (ended === 0) throw new AppError('ITEM_NOT_FOUND', { explanation: 'This link works no longer.' });
  return linksThatWork(ctx.em, actorOf(ctx).id);
});

/** The wishes of a link. */
interface SharedWishes extends ShownWishes {
  /** Company, else first name. Null if neither is set. */
  readonly sharer: string | null;
  readonly expiresAt: Date;
}

const unknownLink = (): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'token', message: 'opens nothing (any more)' }],
    explanation: 'This link has ended, or is not complete. Ask whoever sent it for a new one.',
  });

/**
 * Returns the wishes of a link as the caller sees them, at the caller's prices. Throws ITEM_NOT_FOUND for a link that
 * is unknown, ended or expired, or whose owner may no longer sign in.
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

/** Nothing else about the owner is revealed. */
async function sharerName({ em }: Pick<RequestContext, 'em'>, userId: number): Promise<string | null> {
  const [primary] = (await loadUsers(em, [userId])).get(userId)?.addresses ?? [];
  return primary?.company || primary?.firstName || null;
}
