import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { BasketLine } from '../selling/kinds/index.ts';
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts';
import { viewWishlist, viewWishlistOf } from './read-wishlist.ts';
import { AddToWishlistInput, RemoveFromWishlistInput } from './wishlist.inputs.ts';

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
