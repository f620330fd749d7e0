import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { NoControlCharacters, RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { queryIn } from '../database.ts';
import { lockOrder } from '../lock-order.ts';
import { orderMessageSent } from '../order.events.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { OrderMessage } from '../timeline/order-message.entity.ts';
import { writeTimeline } from '../timeline/timeline.ts';
import { sendMessage } from './send-message.job.ts';

@InputType({ description: 'Input for `sendOrderMessage`.' })
export class SendOrderMessageInput {
  @Field(() => ID, { description: 'Order ID. The buyer gets the email.' })
  @IsId()
  orderId!: number;

  @Field(() => String, { description: 'Subject: one line of at most 200 characters.' })
  @RequiredLine(200)
  subject!: string;

  @Field(() => String, { description: 'Plain text, at most 5,000 characters.' })
  @NoControlCharacters()
  @RequiredText(5_000)
  text!: string;

  @RequiredIdempotencyKey('message')
  idempotencyKey!: string;
}

@InputType({ description: 'Input for `resendOrderMessage`.' })
export class ResendOrderMessageInput {
  @Field(() => ID, { description: 'ID of a message that could not be sent.' })
  @IsId()
  messageId!: number;
}

/** Limits the number of messages about one order. All administrators share the limit. */
const limitMessages = ({ request, services }: RequestContext, orderId: number): Promise<void> =>
  services.rateLimits.consume('orderMessage', { ip: request.ip, email: `order ${orderId}` });

/**
 * Sends a message to the buyer by email, regardless of the order status. The message is listed in the order's
 * timeline. Throws ORDER_NOT_FOUND, and RATE_LIMITED after 20 messages about an order in 15 minutes.
 */
export const sendOrderMessage = preparedCommand(
  administrator,
  SendOrderMessageInput,
  (ctx, { orderId }) => limitMessages(ctx, orderId),
  async (ctx, { idempotencyKey: key, ...input }): Promise<OrderRow> => {
    const { em, services } = ctx;
    const { orderId, subject, text } = input;
    await once(ctx, { operation: 'sendOrderMessage', key, input }, async () => {
      const order = await lockOrder(ctx, orderId, 'orderId');
      const message = em.create(OrderMessage, { order, recipient: order.buyerEmail, subject, text });
      await em.flush();
      await writeTimeline(ctx, order, [{ kind: OrderEventKind.MESSAGE_SENT, messageId: message.id }]);
      // A new message changes the order's `updated_at`, but not its version.
      const updated_at = new Date().toISOString();
      await queryIn(em).updateTable('sales_order').set({ updated_at }).where('id', '=', orderId).execute();
      const facts = { id: message.id, orderId, userId: order.userId, subject };
      await services.events.publish(em, orderMessageSent, facts);
      await sendMessage.enqueue(services.jobs, em, message.id);
      return message.id;
    });
    return readOrder(em, orderIs(orderId));
  },
);

/**
 * Resends a failed message to the current email address of the order. Throws ITEM_NOT_FOUND, and INVALID_REQUEST 409
 * if the message was sent or is still being sent.
 */
export const resendOrderMessage = preparedCommand(
  administrator,
  ResendOrderMessageInput,
  async (ctx, { messageId }) => {
    const message = await ctx.em.fork().findOne(OrderMessage, { id: messageId });
    if (!message) throw unknown();
    await limitMessages(ctx, message.order.id);
  },
  async (ctx, { messageId }): Promise<OrderRow> => {
    const { em, services } = ctx;
    const existing = await em.findOne(OrderMessage, { id: messageId });
    if (!existing) throw unknown();
    const orderId = existing.order.id;
    // If requests are concurrent, only one of them updates the row and resends the message.
    const updatedRows = await em.nativeUpdate(
      OrderMessage,
      { id: messageId, status: MailStatus.FAILED },
      { status: MailStatus.PENDING, attempts: 0, dueAt: new Date(), settledAt: null },
    );
    if (updatedRows === 0) {
      throw conflict('messageId', 'was sent or is still being sent', 'This message was sent or is still being sent.');
    }
    await sendMessage.enqueue(services.jobs, em, messageId);
    return readOrder(em, orderIs(orderId));
  },
);

const unknown = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'messageId', message: 'the message does not exist' }] });
