import Type from 'typebox';
import { create, del, list, patch, put, type Route } from '../../kernel/transport/route.ts';
import { createOrderWithHeader, deleteOrder, replaceOrderLines } from './administration/save-order.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { listMyOrders, listOrders } from './list-orders.ts';
import { orderShape } from './order.presenter.ts';
import { placeOrderWithHeader } from './placing/place-order.ts';

/** A number of the query; NaN for what is none: the input says what is wrong. */
const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

export const orderRoutes: readonly Route[] = [
  create('/orders', placeOrderWithHeader, {
    summary:
      'Orders items, lines of the caller’s cart, or all of it, all or nothing. API keys must send `items` or `cartLineIds`, and `expectedTotal`; people may send no body to order their cart.',
    example: { items: [{ diamondId: 1 }], reference: 'PO 4711', expectedTotal: 5400 },
    ...orderShape,
    present: ({ order }) => orderShape.present(order),
    takesIdempotencyKey: true,
    errors: ['ADDRESS_NOT_FOUND', { code: 'ITEM_NOT_FOUND', status: 409 }, { code: 'INVALID_REQUEST', status: 409 }],
  }),
  list('/orders/currentuser', listMyOrders, {
    summary: 'The caller’s own orders, newest first.',
    ...orderShape,
    query: Type.Object({
      status: Type.Optional(Type.Integer({ description: 'Those in this status only.' })),
      reference: Type.Optional(Type.String({ maxLength: 100, description: 'Those with exactly this reference.' })),
      updatedsince: Type.Optional(
        Type.String({ description: 'Those that were placed or changed then or later: an instant, or a day in UTC.' }),
      ),
    }),
    from: ({ query: { status, reference, updatedsince } }) => ({
      statuses: status === undefined ? null : [numberOf(status)],
      reference,
      updatedSince: updatedsince,
    }),
    names: { status: 'statuses', updatedsince: 'updatedSince' },
  }),
  list('/orders', listOrders, {
    summary: 'Everybody’s orders, newest first.',
    ...orderShape,
  }),
  create('/orders/admin', createOrderWithHeader, {
    summary: 'Orders for a user what they could order themselves, at their prices unless others are set.',
    names: { items: 'lines' },
    ...orderShape,
    present: ({ order }) => orderShape.present(order),
    takesIdempotencyKey: true,
    errors: [
      'USER_NOT_FOUND',
      'DIAMOND_NOT_FOUND',
      'ITEM_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      { code: 'ITEM_NOT_FOUND', status: 409 },
      { code: 'INVALID_REQUEST', status: 409 },
    ],
  }),
  put('/orders/admin/:id', replaceOrderLines, {
    summary:
      'Says what is on an open order: lines that stay (`lineId`), perhaps with another amount or price, and items to put on (`item`). Lines that are not named are taken off. Reference, note and addresses change where they are given.',
    names: { items: 'lines' },
    ...orderShape,
    errors: [
      'ORDER_NOT_FOUND',
      'DIAMOND_NOT_FOUND',
      'ITEM_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      { code: 'ITEM_NOT_FOUND', status: 409 },
    ],
  }),
  del('/orders/admin/:id', deleteOrder, {
    summary: 'Deletes an order. Stock of an open one is for sale again; what a completed one has sold stays sold.',
    from: ({ params }) => ({ id: params.id }),
    present: () => null,
    returns: null,
    errors: ['ORDER_NOT_FOUND'],
  }),
  patch('/orders/:id/status', changeOrderStatus, {
    summary: 'Moves an order to any status, with what that means for its stock.',
    names: { newStatus: 'status' },
    ...orderShape,
    errors: ['ORDER_NOT_FOUND', { code: 'ITEM_NOT_FOUND', status: 409 }],
  }),
];
