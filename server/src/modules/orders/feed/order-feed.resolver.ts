import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { ChangeAction } from '../../feed/index.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import { orderFeed } from './order-feed.ts';

@ObjectType('OrderFeedChange', {
  simpleResolvers: true,
  description: 'Change in the order feed. Store the order, or remove it from your copy.',
})
class OrderFeedChangeType {
  @Field(() => ChangeAction, { description: 'Whether to store or to remove the order.' }) action!: ChangeAction;
  @Field(() => ID, { description: 'Order ID.' }) id!: number;
  @Field(() => Order, {
    nullable: true,
    description: 'Current state of the order. Null if the order was deleted.',
  })
  order!: OrderRow | null;
}

@ObjectType('OrderFeed', {
  simpleResolvers: true,
  description: 'Response of the order feed. Apply its changes in order, then store the cursor.',
})
class OrderFeedType {
  @Field(() => [OrderFeedChangeType], { description: 'At most `first` changes. Empty if nothing has changed.' })
  changes!: OrderFeedChangeType[];

  @Field(() => String, { description: 'Cursor for the next request. Valid for one month.' }) cursor!: string;

  @Field(() => Boolean, {
    description: 'True if more changes are available now. If false, wait before the next request.',
  })
  hasMore!: boolean;
}

@Resolver()
export class OrderFeedResolver {
  @Query(() => OrderFeedType, {
    nullable: true,
    description:
      "Returns the caller's orders, followed by their changes. Without a cursor, the feed begins with the current state of all orders. With the cursor of the last response, it continues after that response. No change is missed. An order may be returned more than once, always in its current state, so apply changes by ID. CURSOR_EXPIRED: the cursor is older than one month; start without a cursor. CURSOR_MISMATCH: the cursor belongs to another feed or account. Each row costs a tenth of a list row. Signed-in users only.",
  })
  async orderFeed(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 100, description: 'Maximum number of changes per response: 1 to 1,000.' })
    first: number,
    @Arg('cursor', () => String, {
      nullable: true,
      description: 'Cursor of the previous response. If omitted, the feed starts from the beginning.',
    })
    cursor?: string,
  ): Promise<OrderFeedType> {
    const { changes, ...position } = await orderFeed(ctx, { cursor, first });
    return {
      ...position,
      changes: changes.map(({ id, order }) => ({
        action: order ? ChangeAction.UPSERT : ChangeAction.REMOVE,
        id,
        order,
      })),
    };
  }
}
