import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Int, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { StockKind } from '../stock/fields/index.ts';
import { neededFor, StockItemType, stockView } from '../stock/graphql/index.ts';
import { StockFeedFilter } from './feed.input.ts';
import { type FeedStatus, feedStatus, stockFeed } from './stock-feed.ts';

/** Type of a change in the feed. */
export enum ChangeAction {
  UPSERT = 'UPSERT',
  REMOVE = 'REMOVE',
}

describedEnum(ChangeAction, {
  name: 'ChangeAction',
  description: 'Action to apply to your copy of the item.',
  values: {
    UPSERT: 'Store the item. It replaces your copy.',
    REMOVE: 'Remove the item. It was deleted or is no longer visible to you. You may not have a copy.',
  },
});

@ObjectType('StockFeedChange', {
  simpleResolvers: true,
  description: 'Change in the stock feed. Store the item, or remove it from your copy.',
})
class StockFeedChangeType {
  @Field(() => ChangeAction, { description: 'Whether to store or to remove the item.' }) action!: ChangeAction;
  @Field(() => StockKind, { description: 'Stock type of the item.' }) kind!: string;
  @Field(() => ID, { description: 'Item ID, unique within the stock type.' }) itemId!: number;
  @Field(() => StockItemType, {
    nullable: true,
    description: 'Current state of the item. Null if the item must be removed.',
  })
  item!: object | null;
}

@ObjectType('StockFeed', {
  simpleResolvers: true,
  description: 'Response of the stock feed. Apply its changes in order, then store the cursor.',
})
class StockFeedType {
  @Field(() => [StockFeedChangeType], {
    description:
      "At most `first` changes. Empty if nothing has changed. If `lineSetStones`, `pairMate` or `set` are selected, other stones of a changed stone's line set and pair are added, because these fields may have changed.",
  })
  changes!: StockFeedChangeType[];

  @Field(() => String, { description: 'Cursor for the next request. Valid for one month.' }) cursor!: string;

  @Field(() => Boolean, {
    description: 'True if more changes are available now. If false, wait before the next request.',
  })
  hasMore!: boolean;
}

@ObjectType('FeedStatus', {
  simpleResolvers: true,
  description: 'State of the feeds. Committed changes are available immediately.',
})
class FeedStatusType implements FeedStatus {
  @Field(() => DateTimeScalar, { description: "Time of the response, by the server's clock." })
  asOf!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When any stock last changed, including stock that the caller cannot see. Null if it never changed.',
  })
  lastChangeAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: 'Time from which changes are recorded. Older cursors are rejected with CURSOR_EXPIRED.',
  })
  recordedSince!: Date;

  @Field(() => Int, {
    description:
      'Age in seconds of the longest running transaction with changes, such as an import. Its items appear when it ends; other changes do not wait for it. 0 if there is none.',
  })
  lagSeconds!: number;
}

@Resolver()
export class StockFeedResolver {
  @Query(() => FeedStatusType, {
    nullable: true,
    description: 'Returns the state of the feeds. Public.',
  })
  feedStatus(@Ctx() ctx: RequestContext): Promise<FeedStatus> {
    return feedStatus(ctx);
  }

  @Query(() => StockFeedType, {
    nullable: true,
    description:
      "Returns the stock that the caller can see, at the caller's prices, followed by its changes. Without a cursor, the feed begins with the current stock. With the cursor of the previous response, it continues from there. No change is missed. An item may be returned more than once, so apply changes by kind and ID. CURSOR_EXPIRED: the caller's visibility or prices have changed, or the cursor is older than one month; start without a cursor. CURSOR_MISMATCH: send the same types and filter. Each row costs a tenth of a list row.",
  })
  async stockFeed(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { defaultValue: 500, description: 'Maximum number of changes per response: 1 to 1,000.' })
    first: number,
    @Arg('types', () => [StockKind], { nullable: true, description: 'Stock types. If omitted, all types.' })
    types?: string[],
    @Arg('filter', () => StockFeedFilter, {
      nullable: true,
      description: 'Filter for the feed. Send the same filter with every request of a sync.',
    })
    filter?: StockFeedFilter,
    @Arg('cursor', () => String, {
      nullable: true,
      description: 'Cursor of the previous response. If omitted, the feed starts from the beginning.',
    })
    cursor?: string,
  ): Promise<StockFeedType> {
    const feed = await stockFeed(ctx, { types, filter, cursor, first });
    const selected = selectedPaths(info, 'changes', 'item');
    const { changes, ...position } = await feed.step({
      fieldsOf: (type) => neededFor(type, selected),
      showsNeighbors: ({ neighbors }) => neighbors?.fields.some((name) => selected.has(name)) ?? false,
    });
    return {
      ...position,
      changes: changes.map(({ type, id, row }) => ({
        action: row ? ChangeAction.UPSERT : ChangeAction.REMOVE,
        kind: type.name,
        itemId: id,
        item: row && stockView(type, row),
      })),
    };
  }
}
