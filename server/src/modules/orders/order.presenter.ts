import type { OrderLineRow, OrderRow } from './order-row.ts';

/** An order as REST spells it. */
export const presentOrder = (order: OrderRow) => ({
  id: order.id,
  userId: order.userId,
  creationDate: order.createdAt,
  completedDate: order.completedAt,
  status: order.status,
  totalPrice: order.totalPrice,
  items: order.lines.map(presentLine),
  user: { id: order.userId, email: order.buyerEmail, name: order.buyerName, address: order.buyerAddress },
});

/** Clients of the documented API read `productId` and `productType`, and know them as `id` and `type`. */
const presentLine = (line: OrderLineRow) => ({
  id: line.diamondId,
  productId: line.diamondId,
  type: line.itemType,
  productType: line.itemType,
  description: line.description,
  stockId: line.stockId,
  carats: line.carats,
  pricePerCarat: line.pricePerCarat,
  totalPrice: line.totalPrice,
  completedRing: null,
  engagementRing: null,
  eternityRing: null,
  completedRingId: null,
  engagementRingId: null,
  eternityRingId: null,
});
