import Type from 'typebox';
import { restShape } from '../../kernel/resources/rest-shape.ts';
import { itemTypes } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { presentSetTotals, type SetTotals, SetTotalsSchema, totalsOfSets } from '../stock-types/diamonds/index.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);
const id = Type.Integer();

/** Item kinds whose lines have additional fields in REST: fields of the item, and the item ID under a second name. */
const detailed = itemKinds.flatMap(({ itemType, rest }) => (rest?.inOrders ? [{ itemType, ...rest.inOrders }] : []));

interface LineOfSet extends OrderLineRow {
  /** Totals of the set that the line belongs to. */
  readonly set: SetTotals | undefined;
}

const line = restShape<LineOfSet>(OrderLine, {
  title: 'OrderItem',
  also: {
    lineId: Type.Integer({ description: 'Order line ID.' }),
    id: nullable(id),
    productId: nullable(id),
    type: itemTypes,
    productType: itemTypes,
    pricePerCarat: nullable(Type.Number()),
    totalPrice: Type.Number(),
    set: Type.Optional(SetTotalsSchema),
    ...Object.fromEntries(detailed.map(({ name, schema }) => [name, nullable(schema)])),
    ...Object.fromEntries(detailed.map(({ name }) => [`${name}Id`, nullable(id)])),
  },
  // REST returns the item ID and item type under two names each, because clients use either pair: `productId` and
  // `productType`, or `id` and `type`.
  derive: ({ id: lineId, itemId, itemType, set, details }) => ({
    lineId,
    id: itemId,
    productId: itemId,
    type: itemType,
    productType: itemType,
    set: set && presentSetTotals(set),
    ...details,
    ...Object.fromEntries(detailed.map((kind) => [`${kind.name}Id`, kind.itemType === itemType ? itemId : null])),
  }),
});

/** REST schema and presenter of orders. */
export const orderShape = restShape<OrderRow>(Order, {
  also: {
    userId: nullable(id),
    items: Type.Array(line.returns),
    isTest: Type.Optional(Type.Boolean({ description: 'True if placed with a test key. Omitted for other orders.' })),
    user: Type.Object(
      {
        id: nullable(id),
        email: Type.String(),
        name: Type.String(),
        address: nullable(Type.String()),
        vatNumber: Type.Optional(Type.String({ description: 'VAT number of the company. Omitted if not set.' })),
      },
      { additionalProperties: false, description: "Copy of the buyer's details at the time of the order." },
    ),
  },
  derive: (order) => {
    const sets = totalsOfSets(order.lines);
    return {
      items: order.lines.map((row) => line.present({ ...row, set: sets.get(row.lineSet ?? '') })),
      isTest: order.isTest || undefined,
      user: {
        id: order.userId,
        email: order.buyerEmail,
        name: order.buyerName,
        address: order.buyerAddress,
        ...(order.buyerVatNumber !== null && { vatNumber: order.buyerVatNumber }),
      },
    };
  },
});
