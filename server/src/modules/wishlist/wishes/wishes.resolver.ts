import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { type Page, PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { User, type UserRow, userById } from '../../accounts/users/index.ts';
import { ItemKindEnum } from '../../selling/kinds/index.ts';
import { Availability } from '../../stock/values/index.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { findWishes, offerToWisher, wishersOf } from './find-wishes.ts';
import { WishFilter, WishSort } from './wishes.input.ts';

@ObjectType('WishedItem', {
  simpleResolvers: true,
  description: 'Item on a user’s wishlist. Stones of a line set are separate items. Administrators only.',
})
class WishedItemType {
  @Field(() => ID, { description: 'ID of the wishlist item.' }) id!: number;
  @Field(() => String, { description: 'Description of the item when it was added.' }) description!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the line set or pair that the item was added with. Null for other items.',
  })
  lineSet!: string | null;
  @Field(() => DateTimeScalar, { description: 'Time when the item was added.' }) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of wishlist items.' })
export class WishedItemPage {
  @Field(() => [WishedItemType], { description: 'Items on this page. At most `size`.' })
  items!: readonly WishedItemType[];
  @Field(() => Int, { description: 'Number of items on all pages.' }) total!: number;
  @Field(() => Int, { description: 'Page number, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}

@Resolver(() => WishedItemType)
export class WishesResolver {
  @Query(() => WishedItemPage, {
    nullable: true,
    description: 'Items on all wishlists. Default sort: by user. Administrators only.',
  })
  wishedItems(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => WishFilter, { nullable: true, description: 'Filter. If omitted, all items.' })
    filter?: WishFilter | null,
    @Arg('sort', () => [WishSort], { nullable: true, description: 'Sort order. At most 3 criteria. Default: by user.' })
    sort?: WishSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page. Default: the first 36 items.' })
    page?: PageInput | null,
  ): Promise<Page<WishedItemType>> {
    return findWishes(ctx, { filter, sort, page });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Owner of the wishlist. Null if the account has been deleted.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: WishlistItem): Promise<UserRow | null> {
    return (await userById(ctx, userId)) ?? null;
  }

  @FieldResolver(() => ItemKindEnum, { description: 'Kind of item.' })
  kind(@Root() { itemType }: WishlistItem): number {
    return itemType;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Item ID, unique within its kind.' })
  itemId(@Root() wish: WishlistItem): number | null {
    return wish.itemId;
  }

  @FieldResolver(() => Int, {
    description: 'Number of users with the same item on their wishlist, including this user.',
  })
  async wishers(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<number> {
    return (await wishersOf(ctx, wish)) ?? 0;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Stock number. Null if the user cannot see the item or may not sign in.',
  })
  async stockNumber(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<string | null> {
    return (await offerToWisher(ctx, wish))?.stockId ?? null;
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'Current price for the user. Null if the user cannot see the item or may not sign in.',
  })
  async price(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<string | null> {
    return (await offerToWisher(ctx, wish))?.totalPrice ?? null;
  }

  @FieldResolver(() => Availability, {
    description: 'Current availability for the user. `GONE` if the user cannot see the item or may not sign in.',
  })
  async availability(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<Availability> {
    return (await offerToWisher(ctx, wish))?.availability ?? Availability.GONE;
  }
}
