import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { Order } from './order.entity.ts';

/** The order for a change: other changes of it wait until the transaction ends. Throws ORDER_NOT_FOUND. */
export async function lockOrder(em: EntityManager, id: number): Promise<Order> {
  const order = await em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}
