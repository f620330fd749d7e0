import { LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../kernel/errors/errors.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { Order } from './order.entity.ts';

type OrderCriteria = Pick<Order, 'id'> & Partial<Pick<Order, 'userId' | 'isTest'>>;

async function lock({ em }: RequestContext, criteria: OrderCriteria): Promise<Order> {
  const order = await em.findOne(Order, criteria, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/**
 * Locks any buyer's order until the transaction ends, for a change by an administrator. Throws ORDER_NOT_FOUND.
 * Throws INVALID_REQUEST 409, naming `path`, for a test order, because changes by administrators affect stock and
 * send emails.
 */
export async function lockOrder(ctx: RequestContext, id: number, path = 'id'): Promise<Order> {
  const order = await lock(ctx, { id });
  if (order.isTest) throw conflict(path, 'is a test order and can only be changed with its test key', noTests);
  return order;
}

const noTests = 'This is a test order of a partner. It will be deleted within 7 days.';

/**
 * Locks one of the caller's orders for a change. For a request with a test key, locks only test orders. Throws
 * ORDER_NOT_FOUND.
 */
export const lockOwnOrder = (ctx: RequestContext, id: number): Promise<Order> =>
  lock(ctx, { id, userId: actorOf(ctx).id, isTest: isTest(ctx) });
