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
import { chosenWishes, type ShownWishes, showWishes } from './shared-items.ts';
import { WishlistShare } from './wishlist-share.entity.ts';

@InputType({ description: 'Input for `shareWishlist`.' })
export class ShareWishlistInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of 1 to 500 lines of the caller’s wishlist. A line of a set includes the whole set. If omitted, all current lines.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  lineIds?: number[] | null;
}

@InputType({ description: 'Input for `wishlistDocumentUrl`.' })
export class WishlistDocumentInput extends ShareWishlistInput {
  @Field(() => Boolean, { description: 'Whether to print the caller’s prices.' })
  @IsBoolean()
  withPrices!: boolean;
}

@InputType({ description: 'Input for `unshareWishlist`.' })
export class UnshareWishlistInput {
  @Field(() => ID, { description: 'ID of one of the caller’s links, as returned by `wishlistShares`.' })
  @IsId()
  id!: number;
}

class SharedWishlistQuery {
  @RequiredText(100)
  token!: string;
}

/**
 * Returns the share link for a token. Agents' links use the agent's domain, where customers see the agent's prices.
 * Other links use the host of the request.
 */
export const linkOf = async (ctx: RequestContext, token: string): Promise<string> =>
  `${siteAt(ctx.services.config.publicUrl, await sendingDomainOf(ctx))}/shared/${token}`;

const day = 86_400_000; // milliseconds
const lifetime = 30 * day;

/** Maximum number of active links per user. */
const maxLinks = 20;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** New link with its token. Only a hash of the token is stored. */
interface NewLink {
  readonly token: string;
  readonly share: WishlistShare;
}

const findActiveLinks = (em: EntityManager, userId: number): Promise<WishlistShare[]> =>
  em.find(
    WishlistShare,
    { userId, expiresAt: { $gt: new Date() } },
    { orderBy: { id: 'desc' }, connectionType: 'write' },
  );

/**
 * Creates a link that lets anyone view the selected items of the caller's wishlist for 30 days. Throws
 * INVALID_REQUEST if the wishlist is empty. Throws INVALID_REQUEST 409 if the caller already has 20 active links.
 * Throws ITEM_NOT_FOUND with the lines that are not on the wishlist.
 */
export const shareWishlist = command(
  signedIn,
  ShareWishlistInput,
  async (ctx, { lineIds = null }): Promise<NewLink> => {
    const { em } = ctx;
    // The user is locked, so that concurrent calls cannot exceed the limit.
    const { id: userId } = await lockUser(em, actorOf(ctx).id);
    const rows = await chosenWishes(ctx, lineIds);
    await em.nativeDelete(WishlistShare, { userId, expiresAt: { $lte: new Date() } });
    if ((await findActiveLinks(em, userId)).length >= maxLinks) {
      throw conflict('lineIds', `cannot be shared with more than ${maxLinks} links`, tooManyLinksMessage);
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

const tooManyLinksMessage = `You already have ${maxLinks} active links to your wishlist. Remove one of them first.`;

/** Returns the caller's active links, newest first. */
export const findWishlistShares = query(signedIn, (ctx) => findActiveLinks(ctx.em, actorOf(ctx).id));

/** Removes one of the caller's links. Throws ITEM_NOT_FOUND if the caller has no link with this ID. */
export const unshareWishlist = command(signedIn, UnshareWishlistInput, async (ctx, { id }) => {
  const ended = await ctx.em.nativeDelete(WishlistShare, { id, userId: actorOf(ctx).id });
  if (ended === 0) throw new AppError('ITEM_NOT_FOUND', { explanation: 'This link is no longer active.' });
  return findActiveLinks(ctx.em, actorOf(ctx).id);
});

interface SharedWishes extends ShownWishes {
  /** Company of the link's owner, or the first name if there is no company. Null if neither is set. */
  readonly sharer: string | null;
  readonly expiresAt: Date;
}

const unknownLink = (): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'token', message: 'is not a valid link, or has expired' }],
    explanation: 'This link is incomplete or no longer active. Ask the sender for a new one.',
  });

/**
 * Returns the wishlist items of a share link at the caller's prices. Items that the caller may not see are counted,
 * but not returned. Throws ITEM_NOT_FOUND if the link is unknown, removed or expired, or if its owner may no longer
 * sign in.
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

/** Returns the company or first name of the link's owner. The link must not reveal other personal data. */
async function sharerName({ em }: Pick<RequestContext, 'em'>, userId: number): Promise<string | null> {
  const [primary] = (await loadUsers(em, [userId])).get(userId)?.addresses ?? [];
  return primary?.company || primary?.firstName || null;
}
