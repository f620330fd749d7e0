import Type, { type Static } from 'typebox';
import { ItemType } from '../basket-lines/index.ts';
import type { OrderLineRow, OrderRow, RingParts } from './order-row.ts';
import { OrderStatus } from './order-status.ts';

const numbersOf = (values: object): number[] => Object.values(values).filter((value) => typeof value === 'number');
const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false };
const instant = Type.String({ format: 'date-time' });
const id = Type.Integer();

const EngagementRingSchema = Type.Object(
  {
    id,
    ringSettingId: id,
    diamondId: id,
    ringSize: nullable(Type.Number()),
    engraving: nullable(Type.String()),
  },
  closed,
);
const CompletedRingSchema = Type.Object(
  {
    id,
    ringSettingId: id,
    genericDiamondId: id,
    ringSize: nullable(Type.Number()),
    engraving: nullable(Type.String()),
  },
  closed,
);
const EternityRingSchema = Type.Object({ id, stockNumber: Type.String(), name: Type.String() }, closed);

const OrderItemSchema = Type.Object(
  {
    lineId: Type.Integer({ description: 'Of the line.' }),
    id: nullable(id),
    productId: nullable(id),
    type: Type.Enum(numbersOf(ItemType)),
    productType: Type.Enum(numbersOf(ItemType)),
    description: Type.String(),
    stockId: Type.String(),
    numberOfStones: nullable(Type.Integer()),
    ringSize: nullable(Type.String()),
    carats: nullable(Type.Number()),
    pricePerCarat: nullable(Type.Number()),
    totalPrice: Type.Number(),
    completedRing: nullable(CompletedRingSchema),
    engagementRing: nullable(EngagementRingSchema),
    eternityRing: nullable(EternityRingSchema),
    completedRingId: nullable(id),
    engagementRingId: nullable(id),
    eternityRingId: nullable(id),
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
    user: Type.Object(
      { id: nullable(id), email: Type.String(), name: Type.String(), address: nullable(Type.String()) },
      { ...closed, description: 'The buyer as he was at the moment of ordering.' },
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
  items: order.lines.map(presentLine),
  user: { id: order.userId, email: order.buyerEmail, name: order.buyerName, address: order.buyerAddress },
});

/** Clients of the documented API read `productId` and `productType`, and know them as `id` and `type`. */
const presentLine = (line: OrderLineRow): Static<typeof OrderItemSchema> => ({
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
  completedRing: line.completedRing && completedRingOf(line.completedRing),
  engagementRing: line.engagementRing && engagementRingOf(line.engagementRing),
  eternityRing: line.eternityRing,
  completedRingId: line.completedRing?.id ?? null,
  engagementRingId: line.engagementRing?.id ?? null,
  eternityRingId: line.eternityRing?.id ?? null,
});

const engagementRingOf = ({ stoneId, ...ring }: RingParts): Static<typeof EngagementRingSchema> => ({
  ...ring,
  diamondId: stoneId,
});
const completedRingOf = ({ stoneId, ...ring }: RingParts): Static<typeof CompletedRingSchema> => ({
  ...ring,
  genericDiamondId: stoneId,
});
