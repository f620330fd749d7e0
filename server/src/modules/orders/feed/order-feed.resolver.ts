import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { ChangeAction } from '../../feed/index.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import { orderFeed } from './order-feed.ts';

@ObjectType('OrderFeedChange', { simpleResolvers: true, description: 'An order that is to be kept or removed.' })
class OrderFeedChangeType {
  @Field(() => ChangeAction, { description: 'Whether to keep the order or to remove it.' }) action!: ChangeAction;
  @Field(() => ID, { description: 'Id of the order.' }) id!: number;
  @Field(() => Order, {
    nullable: true,
    description: 'The order as it is now. Null: the house has deleted it, and it is to be removed.',
  })
  order!: OrderRow | null;
}

@ObjectType('OrderFeed', {
  simpleResolvers: true,
  description: 'A step of the feed of orders: take over its changes in their order, then keep the cursor.',
})
class OrderFeedType {
  @Field(() => [OrderFeedChangeType], { description: 'At most `first`; none where nothing has changed.' })
  changes!: OrderFeedChangeType[];

  @Field(() => String, { description: 'Where the next step begins. Good for a month.' }) cursor!: string;

  @Field(() => Boolean, { description: 'Whether the next step can be read at once; else a little later.' })
  hasMore!: boolean;
}

@Resolver()
export class OrderFeedResolver {
  @Query(() => OrderFeedType, {
    nullable: true,
    description:
      'The caller’s own orders, and then what changes of them: without a cursor it begins with all of them as they are; with the cursor of the last step it goes on from there. Nothing is left out; each order comes as it is at that moment, and may come more than once, so apply changes by id. CURSOR_EXPIRED: the cursor is older than a month; begin again. CURSOR_MISMATCH: it is of another feed or account. A row costs a tenth of what it costs in a list. Signed-in users only.',
  })
  async orderFeed(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 100, description: 'Changes per step at most: 1 to 1,000.' })
    first: number,
    @Arg('cursor', () => String, { nullable: true, description: 'Of the step before. Without it, from the beginning.' })
    cursor?: string,
  ): Promise<OrderFeedType> {
    const { changes, ...place } = await orderFeed(ctx, { cursor, first });
    return {
      ...place,
      changes: changes.map(({ id, order }) => ({
        action: order ? ChangeAction.UPSERT : ChangeAction.REMOVE,
        id,
        order,
      })),
    };
  }
}
