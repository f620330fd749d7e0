import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageInput, pageWith } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type UserRow, UserType, userById } from '../accounts/users/index.ts';
import { BasketLine } from '../selling/kinds/index.ts';
import { findWishlists, WishlistFilter, type WishlistView } from './find-wishlists.ts';

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
  @FieldResolver(() => UserType, { nullable: true, description: 'The user.' })
  async user(@Ctx() ctx: RequestContext, @Root() { id }: UserWishlist): Promise<UserRow | null> {
    return (await userById(ctx, id)) ?? null;
  }
}
