import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Order } from '../order.entity.ts';
import { MoveTestOrderInput } from '../order.inputs.ts';
import type { OrderRow } from '../order-row.ts';
import { moveTestOrder } from './test-orders.ts';

@ObjectType({ description: 'Outcome of moveTestOrder.' })
class MoveTestOrderPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: Order;
}

@Resolver()
export class TestOrderResolver {
  @Mutation(() => MoveTestOrderPayload, {
    nullable: true,
    description:
      'Moves a test order to any status, as the house would: its timeline, `orderFeed` and webhooks tell of it. ORDER_NOT_FOUND for every order that is none; INVALID_REQUEST 409 (STALE_VERSION). Test keys only: FORBIDDEN to people and other keys.',
  })
  async moveTestOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveTestOrderInput, { description: 'Which order, and where to.' }) input: MoveTestOrderInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await moveTestOrder(ctx, input) };
  }
}
