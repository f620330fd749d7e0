import { sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { checkVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { updateEntries } from '../../../platform/database/audit-trail.ts';
import { isSoldByLine } from '../../reservations/index.ts';
import { releaseStock } from '../../selling/allocation/index.ts';
import { maxItems } from '../../selling/items/index.ts';
import { queryIn } from '../database.ts';
import { lockOrder } from '../lock-order.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { writeTimeline } from '../timeline/timeline.ts';

@InputType({ description: 'Input for `returnToStock`.' })
export class ReturnToStockInput {
  @Field(() => ID, { description: 'Order ID. The order must be completed.' })
  @IsId()
  orderId!: number;

  @Field(() => [ID], {
    description: 'IDs of the lines whose items are returned to stock. Each stone of a set is a separate line.',
  })
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  lineIds!: number[];

  @Field(() => String, {
    description:
      'Reason, 1 to 500 characters. Stored in the audit log and in the timeline of the order, which the buyer can read.',
  })
  @RequiredText(500)
  reason!: string;

  @Field(() => Int, {
    nullable: true,
    description: '`version` of the order that was read. If omitted, the version is not checked.',
  })
  @OptionalVersion()
  expectedVersion?: number | null;
}

/**
 * Returns sold items of a completed order to stock: whole items, and amounts of parcels and lots. The order and its
 * documents do not change. Throws ORDER_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST 409 naming the lines without a
 * sold item.
 */
export const returnToStock = command(administrator, ReturnToStockInput, async (ctx, input): Promise<OrderRow> => {
  const { em, request } = ctx;
  const { orderId, lineIds, reason, expectedVersion } = input;
  const order = await lockOrder(ctx, orderId, 'orderId');
  checkVersion(order, expectedVersion);
  const lines = await em.find(OrderLine, { order, id: { $in: lineIds } }, { orderBy: { position: 'asc' } });
  const ids = new Set(lines.map(({ id }) => id));
  const unknownIndex = lineIds.findIndex((id) => !ids.has(id));
  if (unknownIndex >= 0) throw invalid(`lineIds.${unknownIndex}`, 'is not a line of this order');
  const isSold = await isSoldByLine(em, [...ids]);
  const unsold = lines.filter(({ id }) => isSold.get(id) !== true);
  if (unsold.length > 0) throw notSoldError(unsold, lineIds);
  await releaseStock(em, lines, order.userId);
  await em.flush();
  await em.nativeUpdate(Order, { id: orderId }, { version: order.version + 1, updatedAt: new Date() });
  const returned = await readOrder(em, orderIs(orderId));
  const stockNumbers = lines.map(({ stockId }) => stockId).join(', ');
  await writeTimeline(ctx, returned, [{ kind: OrderEventKind.RETURNED_TO_STOCK, note: `${stockNumbers}: ${reason}` }]);
  const author = { actorId: actorOf(ctx).id, requestId: request.id };
  const after = JSON.stringify({ returned_to_stock: stockNumbers, reason });
  const from = sql`(select ${orderId}::int as id, ${returned.buyerName}::text as label, '{}'::jsonb as before, ${after}::jsonb as after) r`;
  await updateEntries(author, { subject: 'order', fileName: null, importRunId: null, from }).execute(queryIn(em));
  return returned;
});

const notSoldError = (unsold: readonly OrderLine[], lineIds: readonly number[]): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'VALIDATION_FAILED',
    details: unsold.map(({ id, stockId }) => ({
      path: `lineIds.${lineIds.indexOf(id)}`,
      message: `${stockId} was not sold by this order`,
    })),
    explanation:
      'Only items sold by a completed order can be returned to stock. To release items of an open order, cancel the order or remove the line.',
  });
