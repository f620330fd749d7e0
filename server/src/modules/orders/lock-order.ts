import { LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../kernel/errors/errors.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { Order } from './order.entity.ts';

/** What of an order there has to be. */
type Wanted = Pick<Order, 'id'> & Partial<Pick<Order, 'userId' | 'isTest'>>;

async function lock({ em }: RequestContext, wanted: Wanted): Promise<Order> {
  const order = await em.findOne(Order, wanted, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/**
 * Anybody's order for a change by the house: other changes of it wait until the transaction ends. Throws ORDER_NOT_FOUND,
 * and INVALID_REQUEST 409 naming `path` for a test: what the house does with orders takes stock, and writes to people.
 */
export async function lockOrder(ctx: RequestContext, id: number, path = 'id'): Promise<Order> {
  const order = await lock(ctx, { id });
  if (order.isTest) throw conflict(path, 'is a test order: only its test key can change it', noTests);
  return order;
}

const noTests = 'This is a test order: it is a partner’s to try things out with, and will be gone within a week.';

/** An order of the caller's own for a change, and a test where the request is one. Throws ORDER_NOT_FOUND. */
export const lockOwnOrder = (ctx: RequestContext, id: number): Promise<Order> =>
  lock(ctx, { id, userId: actorOf(ctx).id, isTest: isTest(ctx) });
