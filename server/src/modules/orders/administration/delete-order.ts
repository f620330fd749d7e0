import { conflict } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { releaseStock } from '../../selling/allocation/index.ts';
import { lockOrder } from '../lock-order.ts';
import { Order } from '../order.entity.ts';
import { factsOf, orderDeleted } from '../order.events.ts';
import { OrderLine } from '../order-line.entity.ts';
import { orderIs, readOrder } from '../order-row.ts';
import { deletionRefusalOf, stockEffectOf } from '../order-status.ts';
import { DeleteOrderInput } from './admin-order.inputs.ts';

/**
 * Deletes an order for good; the audit log keeps what it was. Its stock is for sale again and its buyer gets an email.
 * Throws ORDER_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST 409 for an order that is past payment: its papers stay.
 */
export const deleteOrder = command(administrator, DeleteOrderInput, async (ctx, { id, expectedVersion }) => {
  const { em } = ctx;
  const order = await lockOrder(ctx, id);
  checkVersion(order, expectedVersion);
  const refusal = deletionRefusalOf(order.status);
  if (refusal !== null) throw conflict('id', 'is paid, delivered or completed: cancel it instead', refusal);
  await ctx.services.events.tell(em, orderDeleted, factsOf(await readOrder(em, orderIs(id))));
  if (stockEffectOf(order.status) === 'reserved') {
    await releaseStock(em, await em.find(OrderLine, { order }), order.userId);
    await em.flush();
  }
  await em.nativeDelete(Order, { id });
  return { orderId: id };
});
