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

/** Actions for subscribers of a feed. */
export enum ChangeAction {
  UPSERT = 'UPSERT',
  REMOVE = 'REMOVE',
}

describedEnum(ChangeAction, {
  name: 'ChangeAction',
  description: 'What to do with your copy of an item.',
  values: {
    UPSERT: 'Keep the item as it comes, in the place of what you have of it.',
    REMOVE: 'Remove it: it is gone, or not for you any more. You may not have had it.',
  },
});

@ObjectType('StockFeedChange', { simpleResolvers: true, description: 'An item that is to be kept or removed.' })
class StockFeedChangeType {
  @Field(() => ChangeAction, { description: 'Whether to keep or to remove it.' }) action!: ChangeAction;
  @Field(() => StockKind, { description: 'Of which type the item is.' }) kind!: string;
  @Field(() => ID, { description: 'Its id, unique among its type.' }) itemId!: number;
  @Field(() => StockItemType, { nullable: true, description: 'The item as it is now. Null: it is to be removed.' })
  item!: object | null;
}

@ObjectType('StockFeed', {
  simpleResolvers: true,
  description: 'A step of a feed: take over its changes in their order, then keep the cursor.',
})
class StockFeedType {
  @Field(() => [StockFeedChangeType], {
    description:
      'At most `first`; none if nothing has changed. If `lineSetStones`, `pairMate` or `set` are selected, the other stones of a changed stone’s line set and pair come in addition, as these fields of theirs may have changed.',
  })
  changes!: StockFeedChangeType[];

  @Field(() => String, { description: 'Where the next step begins. Good for a month.' }) cursor!: string;

  @Field(() => Boolean, { description: 'Whether the next step can be read at once; else a little later.' })
  hasMore!: boolean;
}

@ObjectType('FeedStatus', {
  simpleResolvers: true,
  description: 'How up to date feeds are. Whatever is committed is in them at once.',
})
class FeedStatusType implements FeedStatus {
  @Field(() => DateTimeScalar, { description: 'The moment of which all of this is said, by the clock of the house.' })
  asOf!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When any stock last changed, also what the caller does not see. Null: it never has.',
  })
  lastChangeAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: 'From when on the house still knows all changes. Cursors from before it are CURSOR_EXPIRED.',
  })
  recordedSince!: Date;

  @Field(() => Int, {
    description:
      'For how many seconds the house has been writing its longest change of this moment, such as an import: it comes with all of its items once it ends, and nothing waits for it. 0: none is being written.',
  })
  lagSeconds!: number;
}

@Resolver()
export class StockFeedResolver {
  @Query(() => FeedStatusType, {
    nullable: true,
    description: 'How up to date feeds are now. Open to everybody.',
  })
  feedStatus(@Ctx() ctx: RequestContext): Promise<FeedStatus> {
    return feedStatus(ctx);
  }

  @Query(() => StockFeedType, {
    nullable: true,
    description:
      'All stock that the caller may see, at the caller’s prices, and then what changes of it: without a cursor it begins with the stock as it is; with the cursor of the last step it goes on from there. Nothing is left out; an item may come more than once, so apply changes by kind and id. CURSOR_EXPIRED: what you see or pay has changed, or the cursor is older than a month; begin again. CURSOR_MISMATCH: ask with the same types and filter. A row costs a tenth of what it costs in a list.',
  })
  async stockFeed(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { defaultValue: 500, description: 'Changes per step at most: 1 to 1,000.' })
    first: number,
    @Arg('types', () => [StockKind], { nullable: true, description: 'Of these types; without it of all.' })
    types?: string[],
    @Arg('filter', () => StockFeedFilter, {
      nullable: true,
      description: 'Narrows the feed. The same for all of its steps.',
    })
    filter?: StockFeedFilter,
    @Arg('cursor', () => String, { nullable: true, description: 'Of the step before. Without it, from the beginning.' })
    cursor?: string,
  ): Promise<StockFeedType> {
    const feed = await stockFeed(ctx, { types, filter, cursor, first });
    const selected = selectedPaths(info, 'changes', 'item');
    const { changes, ...place } = await feed.step({
      fieldsOf: (type) => neededFor(type, selected),
      showsNeighbors: ({ neighbors }) => neighbors?.fields.some((name) => selected.has(name)) ?? false,
    });
    return {
      ...place,
      changes: changes.map(({ type, id, row }) => ({
        action: row ? ChangeAction.UPSERT : ChangeAction.REMOVE,
        kind: type.name,
        itemId: id,
        item: row && stockView(type, row),
      })),
    };
  }
}
