import { create, list, patch, type Route } from '../../kernel/route.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { listMyOrders, listOrders } from './list-orders.ts';
import { OrderSchema, presentOrder } from './order.presenter.ts';
import { placeOrderWithHeader } from './place-order.ts';

export const orderRoutes: readonly Route[] = [
  create('/orders', placeOrderWithHeader, {
    summary: 'Orders the caller’s cart, all or nothing.',
    present: ({ order }) => presentOrder(order),
    returns: OrderSchema,
    takesIdempotencyKey: true,
    errors: [
      { code: 'ITEM_NOT_FOUND', status: 409 },
      { code: 'INVALID_REQUEST', status: 409 },
    ],
  }),
  list('/orders/currentuser', listMyOrders, {
    summary: 'The caller’s own orders, newest first.',
    present: presentOrder,
    returns: OrderSchema,
  }),
  list('/orders', listOrders, {
    summary: 'Everybody’s orders, newest first.',
    present: presentOrder,
    returns: OrderSchema,
  }),
  patch('/orders/:id/status', changeOrderStatus, {
    summary: 'Moves an order to any status, with what that means for its stock.',
    names: { newStatus: 'status' },
    present: presentOrder,
    returns: OrderSchema,
    errors: ['ORDER_NOT_FOUND', { code: 'ITEM_NOT_FOUND', status: 409 }],
  }),
];
