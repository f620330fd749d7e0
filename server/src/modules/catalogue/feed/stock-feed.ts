import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/index.ts';
import type { StockField } from '../stock/fields/stock-field.ts';
import type { StockType } from '../stock/stock-type.ts';
import { StockFeedInput } from './feed.input.ts';
import { feedQuestion } from './feed-question.ts';
import { type FeedPlace, readFeed, type StockChange } from './read-feed.ts';

/** A part of a feed that somebody has got. */
export interface FeedPage {
  readonly changes: readonly StockChange[];
  readonly cursor: string;
  readonly hasMore: boolean;
}

/** A feed, read step by step as whoever asks takes it. */
export interface StockFeed {
  /** The next step; `fieldsOf` says what is read of items, by default all that the caller may. */
  next(fieldsOf?: (type: StockType) => readonly StockField[]): Promise<FeedPage>;
}

/**
 * The stock that the caller may see at the caller's prices, and from there on what changes of it. Whoever keeps the cursor of
 * each step has everything that was committed by then, whatever happens in between.
 */
export const stockFeed: UseCase<StockFeedInput, StockFeed> = query(
  signedIn,
  StockFeedInput,
  async (ctx: RequestContext, input) => {
    const question = feedQuestion(input, await viewerOf(ctx), actorOf(ctx).id);
    const { cursors } = ctx.services;
    let place = input.cursor ? cursors.read<FeedPlace>(input.cursor, question.purpose) : null;
    return {
      async next(fieldsOf) {
        const step = await readFeed(ctx.em, {
          question,
          place,
          limit: input.first,
          ...(fieldsOf && { fieldsOf }),
        });
        place = step.next;
        return { changes: step.changes, cursor: cursors.sign(question.purpose, step.next), hasMore: step.hasMore };
      },
    };
  },
);
