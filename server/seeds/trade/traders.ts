import { OrderStatus } from '../../src/modules/orders/index.ts';
import type { Basket } from './shelf.ts';

/** What somebody of the demo wishes for, has in the cart and has ordered. */
export interface Trader {
  readonly email: string;
  readonly wishes: Basket;
  readonly cart: Basket;
  /** What was ordered, the oldest first, and where it stands by now. */
  readonly orders: readonly (readonly [Basket, OrderStatus])[];
}

const { PROCESSING, CANCELLED, PAYMENT, DELIVERY, COMPLETED } = OrderStatus;

export const traders: readonly Trader[] = [
  {
    email: 'shopper@example.com',
    wishes: { W: 3, S: 2, C: 1, L: 1, JR: 1, bracelet: 1, engagementRing: 1, melee: 1 },
    cart: { W: 1, S: 1, L: 1, eternityRing: 1, completedRing: 1 },
    orders: [
      [{ W: 2 }, COMPLETED],
      [{ JE: 1, bracelet: 1 }, COMPLETED],
      [{ S: 1, W: 1 }, DELIVERY],
      [{ G: 3 }, CANCELLED],
      [{ engagementRing: 1, eternityRing: 1 }, PAYMENT],
      [{ W: 1, C: 1, melee: 1 }, PROCESSING],
    ],
  },
  {
    email: 'wholesaler@example.com',
    wishes: { W: 2, MP: 2, PC: 1 },
    cart: { W: 3, PC: 1 },
    orders: [
      [{ W: 12, S: 6 }, COMPLETED],
      [{ PC: 2, melee: 3 }, DELIVERY],
      [{ W: 6, S: 4 }, PAYMENT],
      [{ G: 5 }, COMPLETED],
      [{ L: 1, MP: 2 }, PROCESSING],
    ],
  },
  {
    email: 'designer@example.com',
    wishes: { S: 4 },
    cart: { S: 1, customNecklace: 1 },
    orders: [
      [{ S: 2 }, PROCESSING],
      [{ S: 3, eternityRing: 1 }, COMPLETED],
    ],
  },
  {
    email: 'investor@example.com',
    wishes: { C: 2, JO: 1 },
    cart: {},
    orders: [
      [{ C: 1, W: 1 }, COMPLETED],
      [{ JN: 1 }, PAYMENT],
    ],
  },
  {
    email: 'customer@example.com',
    wishes: { P: 2, JP: 1 },
    cart: { P: 1, JB: 1 },
    orders: [
      [{ completedRing: 1 }, DELIVERY],
      [{ customNecklace: 1 }, CANCELLED],
    ],
  },
  {
    email: 'agent@example.com',
    wishes: { W: 2, JR: 1 },
    cart: { ST: 1 },
    orders: [
      [{ ST: 2, W: 2 }, COMPLETED],
      [{ JR: 1, JP: 1 }, PROCESSING],
    ],
  },
  { email: 'jewels@example.com', wishes: { P: 2 }, cart: { B: 2 }, orders: [[{ B: 3, P: 2 }, DELIVERY]] },
  { email: 'workshop@example.com', wishes: { melee: 2 }, cart: { melee: 1 }, orders: [[{ melee: 4 }, COMPLETED]] },
];
