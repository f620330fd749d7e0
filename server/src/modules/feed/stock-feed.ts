import { coerceInputValue, isInputObjectType } from 'graphql';
import { invalid } from '../../kernel/errors/errors.ts';
import { largestStep } from '../../kernel/input/page.ts';
import { actorOf, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { FeedProgress } from '../../kernel/use-cases/key-usage.ts';
import { query, Unchecked, type UseCase } from '../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { FeedAddressInput, StockFeedFilter, StockFeedInput } from './feed.input.ts';
import { feedQuestion } from './feed-question.ts';
import { type FeedPlace, type FeedRequest, type FeedStep, readFeed, type StockChange } from './read-feed.ts';

const reader = withScope(signedIn, 'STOCK_READ');

/** A part of a feed that somebody has got. */
export interface FeedPage {
  readonly changes: readonly StockChange[];
  readonly cursor: string;
  readonly hasMore: boolean;
}

/** A feed at the place of a cursor. */
export interface StockFeed {
  /** Reads the step from there on, by default with all fields that the caller may read, and without neighbors. */
  step(shown?: Pick<FeedRequest, 'fieldsOf' | 'showsNeighbors'>): Promise<FeedPage>;
}

/**
 * The stock that the caller may see at the caller's prices, and from there on what changes of it. Whoever keeps the cursor of
 * each step has everything that was committed by then, whatever happens in between.
 */
export const stockFeed: UseCase<StockFeedInput, StockFeed> = query(
  reader,
  StockFeedInput,
  async (ctx: RequestContext, input) => {
    const question = feedQuestion(input, await viewerOf(ctx), actorOf(ctx).id);
    const { cursors, keyUsage } = ctx.services;
    const place = input.cursor ? cursors.read<FeedPlace>(input.cursor, question.purpose) : null;
    return {
      async step(shown = {}) {
        const step = await readFeed(ctx.em, {
          question,
          place,
          limit: input.first,
          ...shown,
        });
        if (ctx.key) keyUsage.fed(ctx.key.id, fedBy(step));
        return { changes: step.changes, cursor: cursors.sign(question.purpose, step.next), hasMore: step.hasMore };
      },
    };
  },
);

/** What the owner of a key is shown of a step. */
function fedBy({ changes, hasMore }: FeedStep): FeedProgress {
  const upserts = changes.filter(({ row }) => row !== null).length;
  return { upserts, removals: changes.length - upserts, isCaughtUp: !hasMore };
}

/** The same as REST asks for it, in the largest steps. */
export const wholeFeed: UseCase<FeedAddressInput, StockFeed> = query(
  reader,
  FeedAddressInput,
  (ctx, { types, filter, cursor }) =>
    stockFeed(ctx, new Unchecked({ types, filter: filterFrom(filter, ctx), cursor, first: largestStep })),
);

/** A filter in JSON as GraphQL reads it: with the names of its constants, and none that it does not know. */
function filterFrom(text: string | null | undefined, { services }: RequestContext): unknown {
  if (text == null) return null;
  const type = services.schema().getType(StockFeedFilter.name);
  if (!isInputObjectType(type)) throw new Error('the schema has no filter of feeds');
  return coerceInputValue(jsonOf(text), type, (path, _value, { message }) => {
    throw invalid(['filter', ...path].join('.'), message);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw invalid('filter', 'must be JSON');
  }
}
