import { coerceInputValue, isInputObjectType } from 'graphql';
import { invalid } from '../../kernel/errors/errors.ts';
import { largestStep } from '../../kernel/input/page.ts';
import { actorOf, forEveryKey, guest, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { FeedProgress } from '../../kernel/use-cases/key-usage.ts';
import { query, Unchecked, type UseCase } from '../../kernel/use-cases/use-case.ts';
import { type LogHealth, logHealth } from '../../platform/change-log/log-health.ts';
import { lastChange } from '../../platform/database/change-marks.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { stockSubjects } from '../stock-types/index.ts';
import { FeedAddressInput, StockFeedFilter, StockFeedInput } from './feed.input.ts';
import { feedQuestion } from './feed-query.ts';
import { type FeedPosition, type FeedRequest, type FeedStep, readFeed, type StockChange } from './read-feed.ts';

const reader = withScope(signedIn, 'STOCK_READ');

export interface FeedPage {
  readonly changes: readonly StockChange[];
  readonly cursor: string;
  readonly hasMore: boolean;
}

/** Feed that continues from the position in a cursor. */
export interface StockFeed {
  /** Reads the next page. By default, it contains all fields that the caller may read, but no neighbors. */
  step(options?: Pick<FeedRequest, 'fieldsOf' | 'showsNeighbors'>): Promise<FeedPage>;
}

/**
 * Returns a feed of the stock that the caller can see, at the caller's prices, followed by its changes. A client that
 * stores the cursor from each response misses no committed change, even after interruptions.
 */
export const stockFeed: UseCase<StockFeedInput, StockFeed> = query(
  reader,
  StockFeedInput,
  async (ctx: RequestContext, input) => {
    const question = feedQuestion(input, await viewerOf(ctx), actorOf(ctx).id);
    const { cursors, keyUsage } = ctx.services;
    const position = input.cursor ? cursors.read<FeedPosition>(input.cursor, question.purpose) : null;
    return {
      async step(options = {}) {
        const step = await readFeed(ctx.em, {
          question,
          position,
          limit: input.first,
          ...options,
        });
        if (ctx.key) keyUsage.fed(ctx.key.id, progressOf(step));
        return { changes: step.changes, cursor: cursors.sign(question.purpose, step.next), hasMore: step.hasMore };
      },
    };
  },
);

/** Returns the counts of a page for the usage statistics of an API key. */
function progressOf({ changes, hasMore }: FeedStep): FeedProgress {
  const upserts = changes.filter(({ row }) => row !== null).length;
  return { upserts, removals: changes.length - upserts, isCaughtUp: !hasMore };
}

/** Returns the same feed for REST, with pages of the maximum size. */
export const wholeFeed: UseCase<FeedAddressInput, StockFeed> = query(
  reader,
  FeedAddressInput,
  (ctx, { types, filter, cursor }) =>
    stockFeed(ctx, new Unchecked({ types, filter: filterFrom(filter, ctx), cursor, first: largestStep })),
);

/**
 * Parses a JSON filter in the same way as GraphQL: enum values are specified by name, and unknown names are rejected.
 */
function filterFrom(text: string | null | undefined, { services }: RequestContext): unknown {
  if (text == null) return null;
  const type = services.schema().getType(StockFeedFilter.name);
  if (!isInputObjectType(type)) throw new Error('the schema has no feed filter');
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

export interface FeedStatus extends LogHealth {
  /**
   * Time of the last change to any stock, including stock that the caller cannot see. Null if stock has never
   * changed.
   */
  readonly lastChangeAt: Date | null;
}

/**
 * Returns the state of the feeds. It is the same for all callers. It only reveals that some stock has changed, as
 * does the webhook event `stock.changed`.
 */
export const feedStatus = query(forEveryKey(guest), async ({ em }): Promise<FeedStatus> => {
  const [health, lastChangeAt] = await Promise.all([logHealth(em), lastChange(em, stockSubjects)]);
  return { ...health, lastChangeAt };
});
