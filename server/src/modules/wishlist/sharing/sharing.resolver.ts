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

@ObjectType({ description: 'Outcome of shareWishlist.' })
class ShareWishlistPayload {
  @Field(() => String, { description: 'What opens it. It is told now and never again: only its hash is kept.' })
  token!: string;

  @Field(() => String, {
    description: 'Address of the page that shows it: on an agent’s own domain, where they have one.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'When the link ends by itself: after thirty days.' })
  expiresAt!: Date;

  @Field(() => WishlistShare, { description: 'The link, as it is listed.' })
  share!: WishlistShare;
}

@ObjectType({ description: 'Outcome of unshareWishlist.' })
class UnshareWishlistPayload {
  @Field(() => [WishlistShare], { description: 'The links that still work, newest first.' })
  shares!: WishlistShare[];
}

@ObjectType({ description: 'Somebody’s wishes behind a link, as the caller sees them.' })
class SharedWishlist {
  @Field(() => String, {
    nullable: true,
    description:
      'Company of whoever shares, else their first name; null: neither is known. Nothing else is told of them.',
  })
  sharer!: string | null;

  @Field(() => [SharedLine], { description: 'Those that the caller may see, in the order in which they were wished.' })
  lines!: SharedLine[];

  @Field(() => Int, { description: 'How many more there are that the caller may not see. A set counts as one.' })
  hidden!: number;

  @Field(() => DateTimeScalar, { description: 'When the link ends by itself.' })
  expiresAt!: Date;
}

@Resolver(() => WishlistShare)
export class SharingResolver {
  @FieldResolver(() => Int, { description: 'Number of wishes when the link was created. Each stone of a set counts.' })
  wishes(@Root() { wishIds }: WishlistShare): number {
    return wishIds.length;
  }

  @Query(() => SharedWishlist, {
    nullable: true,
    description:
      'The wishes behind a link, for whoever has it: what the caller may see, at the caller’s prices. ITEM_NOT_FOUND for a link that is unknown, ended or older than thirty days.',
  })
  async sharedWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'What the link carries.' }) token: string,
  ): Promise<SharedWishlist> {
    const { sharer, wishes, hidden, expiresAt } = await readSharedWishlist(ctx, { token });
    const sets = totalsOfSets(wishes.map(({ offer }) => offer));
    const lines = wishes.map((wish) => new SharedLine(wish, sets.get(wish.offer.lineSet ?? '')));
    return { sharer, lines, hidden, expiresAt };
  }

  @Query(() => [WishlistShare], {
    nullable: true,
    description: 'The caller’s links that work, newest first. Signed-in users only.',
  })
  wishlistShares(@Ctx() ctx: RequestContext): Promise<WishlistShare[]> {
    return findWishlistShares(ctx);
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Path of this origin with wishes of the caller as a PDF, at their prices or without any. Needs no token of its own and works for five minutes. ITEM_NOT_FOUND for lines that are not on the wishlist. Signed-in users only.',
  })
  wishlistDocumentUrl(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WishlistDocumentInput, { description: 'Which wishes, and how.' }) input: WishlistDocumentInput,
  ): Promise<string> {
    return wishlistDocumentAddress(ctx, input);
  }

  @Mutation(() => ShareWishlistPayload, {
    nullable: true,
    description:
      'Makes a link under which whoever has it reads wishes of the caller for thirty days. ITEM_NOT_FOUND for lines that are not on the wishlist; INVALID_REQUEST for an empty one, and (409) when twenty links work already.',
  })
  async shareWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ShareWishlistInput, { description: 'The wishes to share.' }) input: ShareWishlistInput,
  ): Promise<ShareWishlistPayload> {
    const { token, share } = await shareWishlist(ctx, input);
    const url = await linkOf(ctx, token);
    return { token, url, expiresAt: share.expiresAt, share };
  }

  @Mutation(() => UnshareWishlistPayload, {
    nullable: true,
    description: 'Ends a link of the caller’s at once. ITEM_NOT_FOUND for one that is not theirs, or has ended.',
  })
  async unshareWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnshareWishlistInput, { description: 'The link to end.' }) input: UnshareWishlistInput,
  ): Promise<UnshareWishlistPayload> {
    return { shares: await unshareWishlist(ctx, input) };
  }
}

const stoneKind = 1;

@Resolver(() => SharedLine)
export class SharedLineResolver {
  @FieldResolver(() => stockOutput(diamonds), { nullable: true, description: 'The stone; null of other kinds.' })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { kind, itemId }: SharedLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return kind === stoneKind ? ((await diamondById(ctx, itemId, selectedPaths(info))) ?? null) : null;
  }
}
