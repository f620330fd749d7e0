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

@ObjectType({ description: 'Result of `sendOrderMessage`.' })
class SendOrderMessagePayload {
  @Field(() => Order, { description: 'The order, with the message in its timeline.' })
  order!: Order;
}

@ObjectType({ description: 'Result of `resendOrderMessage`.' })
class ResendOrderMessagePayload {
  @Field(() => Order, { description: 'The order, with the message in its timeline.' })
  order!: Order;
}

@Resolver()
export class OrderMessageResolver {
  @Mutation(() => SendOrderMessagePayload, {
    nullable: true,
    description:
      "Sends a message to the buyer of an order by email. Replies go to the brand's mailbox. The timeline of the order lists the message with its delivery status. ORDER_NOT_FOUND. INVALID_REQUEST 429 (RATE_LIMITED) for too many messages about one order. Administrators only.",
  })
  async sendOrderMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendOrderMessageInput, { description: 'Order ID and message.' })
    input: SendOrderMessageInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await sendOrderMessage(ctx, input) };
  }

  @Mutation(() => ResendOrderMessagePayload, {
    nullable: true,
    description:
      'Resends a message that could not be sent. ITEM_NOT_FOUND. INVALID_REQUEST 409 for a message that was sent or is still being sent, 429 for too many messages. Administrators only.',
  })
  async resendOrderMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResendOrderMessageInput, { description: 'ID of the message that could not be sent.' })
    input: ResendOrderMessageInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await resendOrderMessage(ctx, input) };
  }
}
