import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { largestStep } from '../../../kernel/input/page.ts';
import { actorOf, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import type { CursorPurpose } from '../../../kernel/use-cases/cursors.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { type OrderFeedPlace, readOrderFeed } from './read-order-feed.ts';

/** From where on somebody follows their orders. */
class OrderFeedInput {
  @IsOptional()
  @MaxLength(20_000)
  cursor?: string | null | undefined;

  @Max(largestStep)
  @Min(1)
  @IsInt()
  first: number = 100;
}

/**
 * The caller's own orders, and from there on what changes of them. Whoever keeps the cursor of each step has everything that
 * was committed by then. Throws INVALID_REQUEST at `cursor`: VALIDATION_FAILED, CURSOR_MISMATCH, CURSOR_EXPIRED.
 */
export const orderFeed = query(withScope(signedIn, 'ORDERS_READ'), OrderFeedInput, async (ctx, { cursor, first }) => {
  const { id: userId } = actorOf(ctx);
  const { cursors } = ctx.services;
  const purpose: CursorPurpose = { feed: 'orders', ownerId: userId, question: isTest(ctx) ? 'tests' : '', terms: '' };
  const place = cursor ? cursors.read<OrderFeedPlace>(cursor, purpose) : null;
  const { changes, next, hasMore } = await readOrderFeed(ctx.em, { userId, isTest: isTest(ctx), place, limit: first });
  return { changes, cursor: cursors.sign(purpose, next), hasMore };
});
