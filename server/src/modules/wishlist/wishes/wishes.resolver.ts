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
  description: 'One item that a user wishes for; each stone of a line set by itself. Administrators see it.',
})
class WishedItemType {
  @Field(() => ID, { description: 'Wish ID.' }) id!: number;
  @Field(() => String, { description: 'What the item was called when it was wished for.' }) description!: string;
  @Field(() => String, { nullable: true, description: 'The line set or pair with which it is sold.' })
  lineSet!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was wished for.' }) createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of wishes.' })
export class WishedItemPage {
  @Field(() => [WishedItemType], { description: 'At most `size`.' }) items!: readonly WishedItemType[];
  @Field(() => Int, { description: 'Wishes on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}

@Resolver(() => WishedItemType)
export class WishesResolver {
  @Query(() => WishedItemPage, {
    nullable: true,
    description: 'Everybody’s wishes, one row per item, user by user unless sorted otherwise. Administrators only.',
  })
  wishedItems(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => WishFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: WishFilter | null,
    @Arg('sort', () => [WishSort], { nullable: true, description: 'At most 3 levels.' })
    sort?: WishSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<WishedItemType>> {
    return findWishes(ctx, { filter, sort, page });
  }

  @FieldResolver(() => User, { nullable: true, description: 'Owner of the wish.' })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: WishlistItem): Promise<UserRow | null> {
    return (await userById(ctx, userId)) ?? null;
  }

  @FieldResolver(() => ItemKindEnum, { description: 'Kind of item.' })
  kind(@Root() { itemType }: WishlistItem): number {
    return itemType;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The item, among those of its kind.' })
  itemId(@Root() wish: WishlistItem): number | null {
    return wish.itemId;
  }

  @FieldResolver(() => Int, { description: 'How many users wish for the same item, this one included.' })
  async wishers(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<number> {
    return (await wishersOf(ctx, wish)) ?? 0;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Stock number; null where the user does not see the item.',
  })
  async stockNumber(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<string | null> {
    return (await offerToWisher(ctx, wish))?.stockId ?? null;
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'What the user would pay for it now; null where they do not see it or may not act.',
  })
  async price(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<string | null> {
    return (await offerToWisher(ctx, wish))?.totalPrice ?? null;
  }

  @FieldResolver(() => Availability, {
    description: 'What it is to the user now; GONE also where they do not see it or may not act.',
  })
  async availability(@Ctx() ctx: RequestContext, @Root() wish: WishlistItem): Promise<Availability> {
    return (await offerToWisher(ctx, wish))?.availability ?? Availability.GONE;
  }
}
