import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { queryIn } from '../database.ts';
import { lockOrder } from '../lock-order.ts';
import { orderMessageSent } from '../order.events.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { OrderMessage } from '../timeline/order-message.entity.ts';
import { writeTimeline } from '../timeline/write-timeline.ts';
import { ResendOrderMessageInput, SendOrderMessageInput } from './order-message.inputs.ts';
import { sendMessage } from './send-message.job.ts';

/** Buyers are not flooded: so many mails about one order, whoever of the house writes them. */
const guard = ({ request, services }: RequestContext, orderId: number): Promise<void> =>
  services.rateLimits.consume('orderMessage', { ip: request.ip, email: `order ${orderId}` });

/**
 * Writes to the buyer of an order by mail, whatever its status; the message stands in the order's timeline. Throws
 * ORDER_NOT_FOUND, and RATE_LIMITED after twenty messages about an order in a quarter of an hour.
 */
export const sendOrderMessage = preparedCommand(
  administrator,
  SendOrderMessageInput,
  (ctx, { orderId }) => guard(ctx, orderId),
  async (ctx, { idempotencyKey: key, ...input }): Promise<OrderRow> => {
    const { em, services } = ctx;
    const { orderId, subject, text } = input;
    await once(ctx, { operation: 'sendOrderMessage', key, input }, async () => {
      const order = await lockOrder(ctx, orderId, 'orderId');
      const message = em.create(OrderMessage, { order, recipient: order.buyerEmail, subject, text });
      await em.flush();
      await writeTimeline(ctx, order, [{ kind: OrderEventKind.MESSAGE_SENT, messageId: message.id }]);
      // Its buyer reads it with the order, which is as it was otherwise: `version` counts nothing.
      const updated_at = new Date().toISOString();
      await queryIn(em).updateTable('sales_order').set({ updated_at }).where('id', '=', orderId).execute();
      const facts = { id: message.id, orderId, userId: order.userId, subject };
      await services.events.tell(em, orderMessageSent, facts);
      await sendMessage.enqueue(services.jobs, em, message.id);
      return message.id;
    });
    return readOrder(em, orderIs(orderId));
  },
);

/**
 * Sends a message once more that could not be sent, to the address that the order has. Throws ITEM_NOT_FOUND for an unknown
 * one, and INVALID_REQUEST 409 for one that was sent or is still being tried.
 */
export const resendOrderMessage = preparedCommand(
  administrator,
  ResendOrderMessageInput,
  async (ctx, { messageId }) => {
    const message = await ctx.em.fork().findOne(OrderMessage, { id: messageId });
    if (!message) throw unknown();
    await guard(ctx, message.order.id);
  },
  async (ctx, { messageId }): Promise<OrderRow> => {
    const { em, services } = ctx;
    const known = await em.findOne(OrderMessage, { id: messageId });
    if (!known) throw unknown();
    const orderId = known.order.id;
    // Only one of several that ask at once finds it failed.
    const taken = await em.nativeUpdate(
      OrderMessage,
      { id: messageId, status: MailStatus.FAILED },
      { status: MailStatus.PENDING, attempts: 0, dueAt: new Date(), settledAt: null },
    );
    if (taken === 0) {
      throw conflict(
        'messageId',
        'was sent, or is still being tried',
        'This message was sent, or is still being tried.',
      );
    }
    await sendMessage.enqueue(services.jobs, em, messageId);
    return readOrder(em, orderIs(orderId));
  },
);

const unknown = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'messageId', message: 'is no message about an order' }] });
