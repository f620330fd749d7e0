import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { Order } from './order.entity.ts';

/**
 * The order for a change: other changes of it wait until the transaction ends. `buyerId`: whose it must be. Throws
 * ORDER_NOT_FOUND.
 */
export async function lockOrder(em: EntityManager, id: number, buyerId?: number): Promise<Order> {
  const wanted = buyerId === undefined ? { id } : { id, userId: buyerId };
  const order = await em.findOne(Order, wanted, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}
