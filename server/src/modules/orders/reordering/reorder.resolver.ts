import { Problem } from '../../../kernel/errors/problem.ts';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Cart } from '../../cart/index.ts';
import { BasketLine } from '../../selling/kinds/index.ts';
import { ReorderInput, reorder } from './reorder.ts';

@ObjectType({ description: 'Outcome of reorder.' })
class ReorderPayload {
  @Field(() => Cart, { description: 'The cart as it is now.' })
  cart!: Cart;

  @Field(() => [BasketLine], { description: 'Those lines of the cart that stand for lines of the order.' })
  lines!: readonly BasketLine[];

  @Field(() => [Problem], {
    description:
      'Lines of the order that cannot be had again, by their position in its `lines`; the others are in the cart.',
  })
  problems!: Problem[];
}

@Resolver()
export class ReorderResolver {
  @Mutation(() => ReorderPayload, {
    nullable: true,
    description:
      'Adds the items of one of the caller’s orders that are still available to the cart, at today’s prices. Items that are in the cart already get the amount of the order. ORDER_NOT_FOUND for another user’s order too. Problems: ITEM_NOT_FOUND, DIAMOND_NOT_FOUND, INVALID_REQUEST.',
  })
  async reorder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReorderInput, { description: 'The order that is wanted again.' }) input: ReorderInput,
  ): Promise<ReorderPayload> {
    const { cart, lineIds, problems } = await reorder(ctx, input);
    const wanted = new Set(lineIds);
    return {
      cart,
      lines: cart.lines.filter(({ id }) => wanted.has(id)),
      problems: problems.map((problem) => new Problem(problem)),
    };
  }
}
