import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { diamondById, diamonds, totalsOfSets } from '../../stock-types/diamonds/index.ts';
import { wishlistDocumentAddress } from './documents/open-wishlist-document.ts';
import {
  findWishlistShares,
  linkOf,
  readSharedWishlist,
  ShareWishlistInput,
  shareWishlist,
  UnshareWishlistInput,
  unshareWishlist,
  WishlistDocumentInput,
} from './share-wishlist.ts';
import { SharedLine } from './shared-line.type.ts';
import { WishlistShare } from './wishlist-share.entity.ts';

@ObjectType({ description: 'Result of `shareWishlist`.' })
class ShareWishlistPayload {
  @Field(() => String, { description: 'Token of the link. Returned only once, because only its hash is stored.' })
  token!: string;

  @Field(() => String, {
    description: 'URL of the page that shows the items. On the agent’s domain, if the caller has one.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Time when the link expires, 30 days after its creation.' })
  expiresAt!: Date;

  @Field(() => WishlistShare, { description: 'The link, as returned by `wishlistShares`.' })
  share!: WishlistShare;
}

@ObjectType({ description: 'Result of `unshareWishlist`.' })
class UnshareWishlistPayload {
  @Field(() => [WishlistShare], { description: 'Remaining active links, newest first.' })
  shares!: WishlistShare[];
}

@ObjectType({ description: 'Shared wishlist items, as seen by the caller.' })
class SharedWishlist {
  @Field(() => String, {
    nullable: true,
    description: 'Company of the owner, or the first name if there is no company. Null if neither is set.',
  })
  sharer!: string | null;

  @Field(() => [SharedLine], { description: 'Items that the caller may see, oldest first.' })
  lines!: SharedLine[];

  @Field(() => Int, { description: 'Number of items that the caller may not see. A set counts as one item.' })
  hidden!: number;

  @Field(() => DateTimeScalar, { description: 'Time when the link expires.' })
  expiresAt!: Date;
}

@Resolver(() => WishlistShare)
export class SharingResolver {
  @FieldResolver(() => Int, {
    description: 'Number of wishlist items when the link was created. Each stone of a set counts.',
  })
  wishes(@Root() { wishIds }: WishlistShare): number {
    return wishIds.length;
  }

  @Query(() => SharedWishlist, {
    nullable: true,
    description:
      'Wishlist items of a link, at the caller’s prices. Items that the caller may not see are omitted. ITEM_NOT_FOUND if the link is unknown, removed or older than 30 days.',
  })
  async sharedWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
  ): Promise<SharedWishlist> {
    const { sharer, wishes, hidden, expiresAt } = await readSharedWishlist(ctx, { token });
    const sets = totalsOfSets(wishes.map(({ offer }) => offer));
    const lines = wishes.map((wish) => new SharedLine(wish, sets.get(wish.offer.lineSet ?? '')));
    return { sharer, lines, hidden, expiresAt };
  }

  @Query(() => [WishlistShare], {
    nullable: true,
    description: 'Active links of the caller, newest first. Signed-in users only.',
  })
  wishlistShares(@Ctx() ctx: RequestContext): Promise<WishlistShare[]> {
    return findWishlistShares(ctx);
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Relative URL of a PDF with items of the caller’s wishlist, with or without the caller’s prices. Requires no access token. Valid for five minutes. ITEM_NOT_FOUND for lines that are not on the wishlist. Signed-in users only.',
  })
  wishlistDocumentUrl(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WishlistDocumentInput, { description: 'Items and options.' }) input: WishlistDocumentInput,
  ): Promise<string> {
    return wishlistDocumentAddress(ctx, input);
  }

  @Mutation(() => ShareWishlistPayload, {
    nullable: true,
    description:
      'Creates a link with which anyone can view items of the caller’s wishlist for 30 days. ITEM_NOT_FOUND for lines that are not on the wishlist. INVALID_REQUEST if the wishlist is empty. INVALID_REQUEST (409) if the caller already has 20 active links.',
  })
  async shareWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ShareWishlistInput, { description: 'Items to share.' }) input: ShareWishlistInput,
  ): Promise<ShareWishlistPayload> {
    const { token, share } = await shareWishlist(ctx, input);
    const url = await linkOf(ctx, token);
    return { token, url, expiresAt: share.expiresAt, share };
  }

  @Mutation(() => UnshareWishlistPayload, {
    nullable: true,
    description:
      'Removes a link of the caller immediately. ITEM_NOT_FOUND if it does not exist, or has already been removed.',
  })
  async unshareWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnshareWishlistInput, { description: 'Link to remove.' }) input: UnshareWishlistInput,
  ): Promise<UnshareWishlistPayload> {
    return { shares: await unshareWishlist(ctx, input) };
  }
}

const stoneKind = 1;

@Resolver(() => SharedLine)
export class SharedLineResolver {
  @FieldResolver(() => stockOutput(diamonds), {
    nullable: true,
    description: 'Diamond of the shared item. Null for other kinds of items.',
  })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { kind, itemId }: SharedLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return kind === stoneKind ? ((await diamondById(ctx, itemId, selectedPaths(info))) ?? null) : null;
  }
}
