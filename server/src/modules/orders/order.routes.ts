import { create, list, patch, type Route } from '../../kernel/route.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { listMyOrders, listOrders } from './list-orders.ts';
import { presentOrder } from './order.presenter.ts';
import { placeOrderWithHeader } from './place-order.ts';

export const orderRoutes: readonly Route[] = [
  create('/orders', placeOrderWithHeader, { present: ({ order }) => presentOrder(order) }),
  list('/orders/currentuser', listMyOrders, { present: presentOrder }),
  list('/orders', listOrders, { present: presentOrder }),
  patch('/orders/:id/status', changeOrderStatus, { names: { newStatus: 'status' }, present: presentOrder }),
];
