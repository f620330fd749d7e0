import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import {
  ResendOrderMessageInput,
  resendOrderMessage,
  SendOrderMessageInput,
  sendOrderMessage,
} from './send-message.ts';

@ObjectType({ description: 'Outcome of sendOrderMessage.' })
class SendOrderMessagePayload {
  @Field(() => Order, { description: 'The order, with the message in its timeline.' })
  order!: Order;
}

@ObjectType({ description: 'Outcome of resendOrderMessage.' })
class ResendOrderMessagePayload {
  @Field(() => Order, { description: 'The order, with the message in its timeline.' })
  order!: Order;
}

@Resolver()
export class OrderMessageResolver {
  @Mutation(() => SendOrderMessagePayload, {
    nullable: true,
    description:
      'Writes to the buyer of an order by mail; answers go to the house, and the message stands in the order’s timeline with what became of it. ORDER_NOT_FOUND; INVALID_REQUEST 429 (RATE_LIMITED) for too many about one order. Administrators only.',
  })
  async sendOrderMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendOrderMessageInput, { description: 'About which order, and what.' })
    input: SendOrderMessageInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await sendOrderMessage(ctx, input) };
  }

  @Mutation(() => ResendOrderMessagePayload, {
    nullable: true,
    description:
      'Sends a message once more that could not be sent. ITEM_NOT_FOUND; INVALID_REQUEST 409 for one that was sent or is still being tried, 429 for too many. Administrators only.',
  })
  async resendOrderMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResendOrderMessageInput, { description: 'The message that could not be sent.' })
    input: ResendOrderMessageInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await resendOrderMessage(ctx, input) };
  }
}
