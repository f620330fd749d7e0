import { Problem } from '../../kernel/errors/problem.ts';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../kernel/graphql.ts';
import { type Page, PageInput, pageWith } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { BasketLine } from '../selling/kinds/index.ts';
import { AddToWishlistInput, addToWishlist, RemoveFromWishlistInput, removeFromWishlist } from './change-wishlist.ts';
import { findWishlists, WishlistFilter, type WishlistView } from './find-wishlists.ts';
import { viewWishlist, viewWishlistOf } from './read-wishlist.ts';

@ObjectType({ description: 'Wishlist of the caller. Items are removed when they are ordered.' })
class Wishlist {
  @Field(() => [BasketLine], { description: 'Lines, oldest first. The stones of a line set are one line.' })
  lines!: readonly BasketLine[];
}

@ObjectType({ description: 'Result of `addToWishlist`.' })
class AddToWishlistPayload {
  @Field(() => Wishlist, { description: 'The updated wishlist.' })
  wishlist!: Wishlist;

  @Field(() => [Problem], { description: 'Items that could not be added. The others were added.' })
  problems!: Problem[];
}

@ObjectType({ description: 'Result of `removeFromWishlist`.' })
class RemoveFromWishlistPayload {
  @Field(() => Wishlist, { description: 'The updated wishlist.' })
  wishlist!: Wishlist;

  @Field(() => [Problem], { description: 'Lines that were not found. The others were removed.' })
  problems!: Problem[];
}

@Resolver()
export class WishlistResolver {
  @Query(() => Wishlist, { nullable: true, description: 'The caller’s wishlist. Signed-in users only.' })
  wishlist(@Ctx() ctx: RequestContext): Promise<Wishlist> {
    return viewWishlist(ctx);
  }

  @Query(() => [BasketLine], {
    nullable: true,
    description:
      'Wishlist of a user, at the user’s prices, oldest lines first. USER_NOT_FOUND if the user does not exist. Administrators only.',
  })
  async userWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'User ID.' }) userId: number,
  ): Promise<readonly BasketLine[]> {
    return (await viewWishlistOf(ctx, { userId })).lines;
  }

  @Mutation(() => AddToWishlistPayload, {
    nullable: true,
    description:
      'Adds items to the caller’s wishlist. Items that cannot be added are returned as problems: DIAMOND_NOT_FOUND, ITEM_NOT_FOUND.',
  })
  async addToWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddToWishlistInput) input: AddToWishlistInput,
  ): Promise<AddToWishlistPayload> {
    const { wishlist, problems } = await addToWishlist(ctx, input);
    return { wishlist, problems: problems.map((problem) => new Problem(problem)) };
  }

  @Mutation(() => RemoveFromWishlistPayload, {
    nullable: true,
    description:
      'Removes lines from the caller’s wishlist. Lines that do not exist are returned as problems: ITEM_NOT_FOUND.',
  })
  async removeFromWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromWishlistInput) input: RemoveFromWishlistInput,
  ): Promise<RemoveFromWishlistPayload> {
    const { wishlist, problems } = await removeFromWishlist(ctx, input);
    return { wishlist, problems: problems.map((problem) => new Problem(problem)) };
  }
}

@ObjectType({ description: 'Wishlist of a user, as seen by administrators.' })
class UserWishlist {
  @Field(() => ID, { description: 'User ID.' })
  id: number;

  @Field(() => [BasketLine], {
    description:
      'Lines, oldest first. Prices and availability are those of the caller, without the user’s markups. The stones of a line set are one line.',
  })
  lines: readonly BasketLine[];

  constructor({ userId, lines }: WishlistView) {
    this.id = userId;
    this.lines = lines;
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of wishlists.' })
export class WishlistPage {
  @Field(() => [UserWishlist], { description: 'Wishlists on this page. At most `size`.' })
  items!: readonly UserWishlist[];
  @Field(() => Int, { description: 'Total number of users with a wishlist, across all pages.' }) total!: number;
  @Field(() => Int, { description: 'Page number, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}

@Resolver()
export class WishlistsResolver {
  @Query(() => WishlistPage, {
    nullable: true,
    description: 'Wishlists that contain items, of all users, ordered by user ID. Administrators only.',
  })
  async wishlists(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => WishlistFilter, { nullable: true, description: 'Filter. If omitted, all wishlists.' })
    filter?: WishlistFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page. Default: the first 36 wishlists.' })
    page?: PageInput | null,
  ): Promise<Page<UserWishlist>> {
    return pageWith(await findWishlists(ctx, { filter, page }), (view) => new UserWishlist(view));
  }
}

@Resolver(() => UserWishlist)
export class UserWishlistResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Owner of the wishlist. Null if the account has been deleted.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { id }: UserWishlist): Promise<UserRow | null> {
    return (await userById(ctx, id)) ?? null;
  }
}
