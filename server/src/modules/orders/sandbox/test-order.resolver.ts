import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { MoveTestOrderInput } from '../order.inputs.ts';
import { OrderType } from '../order.type.ts';
import { moveTestOrder } from './test-orders.ts';

@ObjectType({ description: 'Outcome of moveTestOrder.' })
class MoveTestOrderPayload {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
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
  ): Promise<MoveTestOrderPayload> {
    return { order: new OrderType(await moveTestOrder(ctx, input)) };
  }
}
