import Type, { type Static } from 'typebox';
import { itemTypes } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { presentSetTotals, type SetTotals, SetTotalsSchema, totalsOfSets } from '../stock-types/diamonds/index.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';
import { OrderStatus } from './order-status.ts';

const numbersOf = (values: object): number[] => Object.values(values).filter((value) => typeof value === 'number');
const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false };
const instant = Type.String({ format: 'date-time' });
const id = Type.Integer();

/** What some kinds tell of their items, and the item's id once more. */
const detailed = itemKinds.flatMap(({ itemType, rest }) => (rest?.inOrders ? [{ itemType, ...rest.inOrders }] : []));

const OrderItemSchema = Type.Object(
  {
    lineId: Type.Integer({ description: 'Of the line.' }),
    id: nullable(id),
    productId: nullable(id),
    type: itemTypes,
    productType: itemTypes,
    description: Type.String(),
    stockId: Type.String(),
    numberOfStones: nullable(Type.Integer()),
    ringSize: nullable(Type.String()),
    carats: nullable(Type.Number()),
    pricePerCarat: nullable(Type.Number()),
    totalPrice: Type.Number(),
    set: Type.Optional(SetTotalsSchema),
    ...Object.fromEntries(detailed.map(({ name, schema }) => [name, nullable(schema)])),
    ...Object.fromEntries(detailed.map(({ name }) => [`${name}Id`, nullable(id)])),
  },
  closed,
);

/** An order as REST spells it. */
export const OrderSchema = Type.Object(
  {
    id,
    userId: nullable(id),
    creationDate: instant,
    completedDate: nullable(instant),
    status: Type.Enum(numbersOf(OrderStatus), {
      description: '0 processing, 1 cancelled, 2 payment, 3 delivery, 4 completed.',
    }),
    totalPrice: Type.Number(),
    items: Type.Array(OrderItemSchema),
    isTest: Type.Optional(
      Type.Boolean({ description: 'True where it was placed with a test key; left out of all other orders.' }),
    ),
    user: Type.Object(
      {
        id: nullable(id),
        email: Type.String(),
        name: Type.String(),
        address: nullable(Type.String()),
        vatNumber: Type.Optional(Type.String({ description: 'VAT number of the company; left out if not set.' })),
      },
      { ...closed, description: 'The buyer as they were at the moment of ordering.' },
    ),
  },
  { ...closed, title: 'Order' },
);

export const presentOrder = (order: OrderRow): Static<typeof OrderSchema> => ({
  id: order.id,
  userId: order.userId,
  creationDate: order.createdAt.toISOString(),
  completedDate: order.completedAt?.toISOString() ?? null,
  status: order.status,
  totalPrice: order.totalPrice,
  items: itemsOf(order.lines),
  ...(order.isTest && { isTest: true }),
  user: {
    id: order.userId,
    email: order.buyerEmail,
    name: order.buyerName,
    address: order.buyerAddress,
    ...(order.buyerVatNumber !== null && { vatNumber: order.buyerVatNumber }),
  },
});

function itemsOf(lines: readonly OrderLineRow[]): Static<typeof OrderItemSchema>[] {
  const sets = totalsOfSets(lines);
  return lines.map((line) => presentLine(line, sets.get(line.lineSet ?? '')));
}

/** Clients of the documented API read `productId` and `productType`, and know them as `id` and `type`. */
const presentLine = (line: OrderLineRow, set: SetTotals | undefined): Static<typeof OrderItemSchema> => ({
  lineId: line.id,
  id: line.itemId,
  productId: line.itemId,
  type: line.itemType,
  productType: line.itemType,
  description: line.description,
  stockId: line.stockId,
  numberOfStones: line.numberOfStones,
  ringSize: line.ringSize,
  carats: line.carats,
  pricePerCarat: line.pricePerCarat,
  totalPrice: line.totalPrice,
  ...(set && { set: presentSetTotals(set) }),
  ...line.details,
  ...Object.fromEntries(
    detailed.map(({ name, itemType }) => [`${name}Id`, line.itemType === itemType ? line.itemId : null]),
  ),
});
