import { Problem } from '../../kernel/errors/problem.ts';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../kernel/graphql.ts';
import { scopeMissing } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../kernel/values/scalars.ts';
import { BasketLine } from '../selling/kinds/index.ts';
import { AddToCartInput, addToCart, RemoveFromCartInput, removeFromCart } from './change-cart.ts';
import { type CartView, findCartOfUser, viewCart } from './read-cart.ts';

@ObjectType({ description: 'Cart of the caller. Does not reserve stock.' })
export class Cart {
  @Field(() => [BasketLine], { description: 'Lines, oldest first. The stones of a line set are one line.' })
  lines!: readonly BasketLine[];

  @Field(() => String, { description: 'Currency of the total, as an ISO 4217 code.' })
  currency!: string;

  readonly totalPrice!: string | null;
}

@ObjectType({ description: 'Cart of a user, with the prices and availability for that user.' })
class UserCart {
  @Field(() => [BasketLine], { description: "Lines, oldest first, with the user's prices." })
  lines!: readonly BasketLine[];

  @Field(() => MoneyScalar, { description: 'Sum of the lines that the user can order.' })
  totalPrice!: string;

  @Field(() => String, { description: 'Currency of the total, as an ISO 4217 code.' })
  currency!: string;
}

@ObjectType({ description: 'Result of `addToCart`.' })
class AddToCartPayload {
  @Field(() => Cart, { description: 'The updated cart.' })
  cart!: Cart;

  @Field(() => [Problem], { description: 'Items that could not be added. The other items were added.' })
  problems!: Problem[];
}

@ObjectType({ description: 'Result of `removeFromCart`.' })
class RemoveFromCartPayload {
  @Field(() => Cart, { description: 'The updated cart.' })
  cart!: Cart;

  @Field(() => [Problem], { description: 'Lines that were not in the cart. The other lines were removed.' })
  problems!: Problem[];
}

@Resolver(() => Cart)
export class CartResolver {
  @Query(() => Cart, { nullable: true, description: 'Cart of the caller. Signed-in users only.' })
  cart(@Ctx() ctx: RequestContext): Promise<Cart> {
    return viewCart(ctx);
  }

  @Query(() => UserCart, {
    nullable: true,
    description: "Cart of a user, with that user's prices. Errors: USER_NOT_FOUND. Administrators only.",
  })
  userCart(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'User ID.' }) userId: number,
  ): Promise<CartView> {
    return findCartOfUser(ctx, { userId });
  }

  @FieldResolver(() => MoneyScalar, {
    description: 'Sum of the lines that can be ordered. FORBIDDEN to keys without the scope PRICES_READ.',
  })
  totalPrice(@Root() { totalPrice }: CartView): string {
    if (totalPrice === null) throw scopeMissing('PRICES_READ', 'prices');
    return totalPrice;
  }

  @Mutation(() => AddToCartPayload, {
    nullable: true,
    description:
      "Adds items to the caller's cart if they are available. Problems: DIAMOND_NOT_FOUND; ITEM_NOT_FOUND for an unknown wishlist line and for items that are not available.",
  })
  async addToCart(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddToCartInput) input: AddToCartInput,
  ): Promise<AddToCartPayload> {
    const { cart, problems } = await addToCart(ctx, input);
    return { cart, problems: problems.map((problem) => new Problem(problem)) };
  }

  @Mutation(() => RemoveFromCartPayload, {
    nullable: true,
    description: "Removes lines from the caller's cart. Problems: ITEM_NOT_FOUND.",
  })
  async removeFromCart(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromCartInput) input: RemoveFromCartInput,
  ): Promise<RemoveFromCartPayload> {
    const { cart, problems } = await removeFromCart(ctx, input);
    return { cart, problems: problems.map((problem) => new Problem(problem)) };
  }
}
