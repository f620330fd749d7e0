import { Problem } from '../../../kernel/errors/problem.ts';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Cart } from '../../cart/index.ts';
import { BasketLine } from '../../selling/kinds/index.ts';
import { ReorderInput, reorder } from './reorder.ts';

@ObjectType({ description: 'Result of `reorder`.' })
class ReorderPayload {
  @Field(() => Cart, { description: 'The updated cart.' })
  cart!: Cart;

  @Field(() => [BasketLine], { description: 'Cart lines of the reordered items.' })
  lines!: readonly BasketLine[];

  @Field(() => [Problem], {
    description:
      "Problems with order lines that could not be added to the cart. `index` is the position in the order's `lines`.",
  })
  problems!: Problem[];
}

@Resolver()
export class ReorderResolver {
  @Mutation(() => ReorderPayload, {
    nullable: true,
    description:
      "Adds those items of one of the caller's orders that are still available to the cart, at current prices. Items that are already in the cart get the amount of the order. ORDER_NOT_FOUND for orders of other users. Problems: ITEM_NOT_FOUND, DIAMOND_NOT_FOUND, INVALID_REQUEST.",
  })
  async reorder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReorderInput, { description: 'Order ID.' }) input: ReorderInput,
  ): Promise<ReorderPayload> {
    const { cart, lineIds, problems } = await reorder(ctx, input);
    const addedIds = new Set(lineIds);
    return {
      cart,
      lines: cart.lines.filter(({ id }) => addedIds.has(id)),
      problems: problems.map((problem) => new Problem(problem)),
    };
  }
}
