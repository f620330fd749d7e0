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
import { type CartView, viewCart, viewCartOf } from './read-cart.ts';

@ObjectType({ description: 'What the caller is about to order. It reserves nothing.' })
export class Cart {
  @Field(() => [BasketLine], { description: 'Oldest first. The stones of a line set are one line.' })
  lines!: readonly BasketLine[];

  @Field(() => String, { description: 'Currency of the total, as ISO 4217 has it.' })
  currency!: string;

  readonly totalPrice!: string | null;
}

@ObjectType({ description: 'What a user is about to order, as they see it.' })
class UserCart {
  @Field(() => [BasketLine], { description: 'Oldest first, at their prices.' })
  lines!: readonly BasketLine[];

  @Field(() => MoneyScalar, { description: 'Sum of the lines that they can order.' })
  totalPrice!: string;

  @Field(() => String, { description: 'Currency of the total, as ISO 4217 has it.' })
  currency!: string;
}

@ObjectType({ description: 'Outcome of addToCart.' })
class AddToCartPayload {
  @Field(() => Cart, { description: 'The cart as it is now.' })
  cart!: Cart;

  @Field(() => [Problem], { description: 'Items that could not be added; the others were.' })
  problems!: Problem[];
}

@ObjectType({ description: 'Outcome of removeFromCart.' })
class RemoveFromCartPayload {
  @Field(() => Cart, { description: 'The cart as it is now.' })
  cart!: Cart;

  @Field(() => [Problem], { description: 'Lines that were not there; the others are gone.' })
  problems!: Problem[];
}

@Resolver(() => Cart)
export class CartResolver {
  @Query(() => Cart, { nullable: true, description: 'The caller’s cart. Signed-in users only.' })
  cart(@Ctx() ctx: RequestContext): Promise<Cart> {
    return viewCart(ctx);
  }

  @Query(() => UserCart, {
    nullable: true,
    description: 'The cart of a user as they see it, at their prices. USER_NOT_FOUND. Administrators only.',
  })
  userCart(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: number,
  ): Promise<CartView> {
    return viewCartOf(ctx, { userId });
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
      'Adds to the caller’s cart what can be ordered now. Problems: DIAMOND_NOT_FOUND; ITEM_NOT_FOUND for an unknown wish and for what is not for sale.',
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
    description: 'Removes lines from the caller’s cart. Problems: ITEM_NOT_FOUND.',
  })
  async removeFromCart(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromCartInput) input: RemoveFromCartInput,
  ): Promise<RemoveFromCartPayload> {
    const { cart, problems } = await removeFromCart(ctx, input);
    return { cart, problems: problems.map((problem) => new Problem(problem)) };
  }
}
