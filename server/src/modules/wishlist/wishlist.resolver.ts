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

@ObjectType({ description: 'What the caller wishes for. Items stay on it until they are ordered.' })
class Wishlist {
  @Field(() => [BasketLine], { description: 'Oldest first. The stones of a line set are one line.' })
  lines!: readonly BasketLine[];
}

@ObjectType({ description: 'Outcome of addToWishlist.' })
class AddToWishlistPayload {
  @Field(() => Wishlist, { description: 'The wishlist as it is now.' })
  wishlist!: Wishlist;

  @Field(() => [Problem], { description: 'Items that could not be added; the others were.' })
  problems!: Problem[];
}

@ObjectType({ description: 'Outcome of removeFromWishlist.' })
class RemoveFromWishlistPayload {
  @Field(() => Wishlist, { description: 'The wishlist as it is now.' })
  wishlist!: Wishlist;

  @Field(() => [Problem], { description: 'Lines that were not there; the others are gone.' })
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
      'The wishlist of a user as they see it: oldest first, at their prices. USER_NOT_FOUND. Administrators only.',
  })
  async userWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: number,
  ): Promise<readonly BasketLine[]> {
    return (await viewWishlistOf(ctx, { userId })).lines;
  }

  @Mutation(() => AddToWishlistPayload, {
    nullable: true,
    description: 'Adds to the caller’s wishlist what can be added. Problems: DIAMOND_NOT_FOUND, ITEM_NOT_FOUND.',
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
    description: 'Removes lines from the caller’s wishlist. Problems: ITEM_NOT_FOUND.',
  })
  async removeFromWishlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromWishlistInput) input: RemoveFromWishlistInput,
  ): Promise<RemoveFromWishlistPayload> {
    const { wishlist, problems } = await removeFromWishlist(ctx, input);
    return { wishlist, problems: problems.map((problem) => new Problem(problem)) };
  }
}

@ObjectType({ description: 'What one user wishes for, as administrators see it.' })
class UserWishlist {
  @Field(() => ID, { description: 'Id of the user.' })
  id: number;

  @Field(() => [BasketLine], {
    description:
      'Oldest first. Prices and availability are those of the caller, without the user’s markups. The stones of a line set are one line.',
  })
  lines: readonly BasketLine[];

  constructor({ userId, lines }: WishlistView) {
    this.id = userId;
    this.lines = lines;
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of wishlists.' })
export class WishlistPage {
  @Field(() => [UserWishlist], { description: 'At most `size`.' }) items!: readonly UserWishlist[];
  @Field(() => Int, { description: 'Users on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}

@Resolver()
export class WishlistsResolver {
  @Query(() => WishlistPage, {
    nullable: true,
    description: 'Who wishes for what: users who wish for anything, in the order of their ids. Administrators only.',
  })
  async wishlists(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => WishlistFilter, { nullable: true, description: 'Whose; everybody’s where it is left out.' })
    filter?: WishlistFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<UserWishlist>> {
    return pageWith(await findWishlists(ctx, { filter, page }), (view) => new UserWishlist(view));
  }
}

@Resolver(() => UserWishlist)
export class UserWishlistResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The user.' })
  async user(@Ctx() ctx: RequestContext, @Root() { id }: UserWishlist): Promise<UserRow | null> {
    return (await userById(ctx, id)) ?? null;
  }
}
