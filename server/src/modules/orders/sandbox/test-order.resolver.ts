import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Order } from '../order.entity.ts';
import { MoveTestOrderInput } from '../order.inputs.ts';
import type { OrderRow } from '../order-row.ts';
import { moveTestOrder } from './test-orders.ts';

@ObjectType({ description: 'Result of `moveTestOrder`.' })
class MoveTestOrderPayload {
  @Field(() => Order, { description: 'The updated order.' })
  order!: Order;
}

@Resolver()
export class TestOrderResolver {
  @Mutation(() => MoveTestOrderPayload, {
    nullable: true,
    description:
      'Changes the status of a test order as an administrator would. The timeline, `orderFeed` and webhooks include the change. ORDER_NOT_FOUND for all other orders. INVALID_REQUEST 409 (STALE_VERSION). Test keys only; FORBIDDEN for users and other keys.',
  })
  async moveTestOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveTestOrderInput, { description: 'Order ID and new status.' }) input: MoveTestOrderInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await moveTestOrder(ctx, input) };
  }
}
