import { OrderStatus } from '../../src/modules/orders/index.ts';
import type { ItemCounts } from './available-items.ts';

/** Wishlist, cart and orders of a demo account. */
export interface Trader {
  readonly email: string;
  readonly wishlist: ItemCounts;
  readonly cart: ItemCounts;
  /** Items, order date (`YYYY-MM-DD`) and current status of each order. */
  readonly orders: readonly (readonly [items: ItemCounts, day: string, status: OrderStatus])[];
}

const { PROCESSING, CANCELLED, PAYMENT, DELIVERY, COMPLETED } = OrderStatus;

export const traders: readonly Trader[] = [
  {
    email: 'shopper@example.com',
    wishlist: { W: 3, S: 2, C: 1, L: 1, JR: 1, bracelet: 1, engagementRing: 1, melee: 1 },
    cart: { W: 1, S: 1, L: 1, eternityRing: 1, completedRing: 1 },
    orders: [
      [{ W: 2 }, '2026-03-11', COMPLETED],
      [{ JE: 1, bracelet: 1 }, '2026-05-22', COMPLETED],
      [{ S: 1, W: 1 }, '2026-10-29', DELIVERY],
      [{ G: 3 }, '2026-09-02', CANCELLED],
      [{ engagementRing: 1, eternityRing: 1 }, '2026-11-12', PAYMENT],
      [{ W: 1, C: 1, melee: 1 }, '2026-11-19', PROCESSING],
    ],
  },
  {
    email: 'wholesaler@example.com',
    wishlist: { W: 2, MP: 2, PC: 1 },
    cart: { W: 3, PC: 1 },
    orders: [
      [{ W: 12, S: 6 }, '2026-02-09', COMPLETED],
      [{ PC: 2, melee: 3 }, '2026-10-21', DELIVERY],
      [{ W: 6, S: 4 }, '2026-11-10', PAYMENT],
      [{ G: 5 }, '2026-07-06', COMPLETED],
      [{ L: 1, MP: 2 }, '2026-11-20', PROCESSING],
    ],
  },
  {
    email: 'designer@example.com',
    wishlist: { S: 4 },
    cart: { S: 1, customNecklace: 1 },
    orders: [
      [{ S: 2 }, '2026-11-17', PROCESSING],
      [{ S: 3, eternityRing: 1 }, '2026-08-13', COMPLETED],
    ],
  },
  {
    email: 'investor@example.com',
    wishlist: { C: 2, JO: 1 },
    cart: {},
    orders: [
      [{ C: 1, W: 1 }, '2026-06-18', COMPLETED],
      [{ JN: 1 }, '2026-11-05', PAYMENT],
    ],
  },
  {
    email: 'customer@example.com',
    wishlist: { P: 2, JP: 1 },
    cart: { P: 1, JB: 1 },
    orders: [
      [{ completedRing: 1 }, '2026-10-30', DELIVERY],
      [{ customNecklace: 1 }, '2026-04-27', CANCELLED],
    ],
  },
  {
    email: 'agent@example.com',
    wishlist: { W: 2, JR: 1 },
    cart: { ST: 1 },
    orders: [
      [{ ST: 2, W: 2 }, '2026-09-24', COMPLETED],
      [{ JR: 1, JP: 1 }, '2026-11-18', PROCESSING],
    ],
  },
  {
    email: 'jewels@example.com',
    wishlist: { P: 2 },
    cart: { B: 2 },
    orders: [[{ B: 3, P: 2 }, '2026-11-02', DELIVERY]],
  },
  {
    email: 'workshop@example.com',
    wishlist: { melee: 2 },
    cart: { melee: 1 },
    orders: [[{ melee: 4 }, '2026-08-31', COMPLETED]],
  },
];
