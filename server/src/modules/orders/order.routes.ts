import Type from 'typebox';
import { create, del, list, patch, put, type Route } from '../../kernel/transport/route.ts';
import { createOrderWithHeader, deleteOrder, replaceOrderLines } from './administration/save-order.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { listMyOrders, listOrders } from './list-orders.ts';
import { orderShape } from './order.presenter.ts';
import { placeOrderWithHeader } from './placing/place-order.ts';

/** Parses a number in the query string. Returns NaN if it is not a number, so that input validation rejects it. */
const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

export const orderRoutes: readonly Route[] = [
  create('/orders', placeOrderWithHeader, {
    summary:
      "Places an order for items, for selected lines of the caller's cart, or for the whole cart, all or nothing. API keys must send `items` or `cartLineIds`, and `expectedTotal`. Users may omit the body to order their cart.",
    example: { items: [{ diamondId: 1 }], reference: 'PO 4711', expectedTotal: 5400 },
    ...orderShape,
    present: ({ order }) => orderShape.present(order),
    takesIdempotencyKey: true,
    errors: ['ADDRESS_NOT_FOUND', { code: 'ITEM_NOT_FOUND', status: 409 }, { code: 'INVALID_REQUEST', status: 409 }],
  }),
  list('/orders/currentuser', listMyOrders, {
    summary: "Lists the caller's orders, newest first.",
    ...orderShape,
    query: Type.Object({
      status: Type.Optional(Type.Integer({ description: 'Only orders in this status.' })),
      reference: Type.Optional(
        Type.String({ maxLength: 100, description: 'Only orders with exactly this reference.' }),
      ),
      updatedsince: Type.Optional(
        Type.String({
          description: 'Only orders placed or changed at or after this time: a timestamp, or a day in UTC.',
        }),
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
    summary: 'Lists the orders of all buyers, newest first.',
    ...orderShape,
  }),
  create('/orders/admin', createOrderWithHeader, {
    summary:
      "Creates an order for a user. The user must be able to order the items. Items without a given price get the user's price.",
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
      'Replaces the lines of an open order: existing lines (`lineId`), optionally with a new amount or price, and items to add (`item`). Lines that are not listed are removed. Omitted reference, note and addresses are unchanged.',
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
    summary:
      'Deletes an order. Stock of an open order becomes available again; sold items of a completed order remain sold.',
    from: ({ params }) => ({ id: params.id }),
    present: () => null,
    returns: null,
    errors: ['ORDER_NOT_FOUND'],
  }),
  patch('/orders/:id/status', changeOrderStatus, {
    summary: 'Changes the status of an order, and reserves, sells or releases its stock accordingly.',
    names: { newStatus: 'status' },
    ...orderShape,
    errors: ['ORDER_NOT_FOUND', { code: 'ITEM_NOT_FOUND', status: 409 }],
  }),
];
