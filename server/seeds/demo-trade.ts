import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Actor, RequestContext } from '../src/kernel/context.ts';
import type { Services } from '../src/kernel/services.ts';
import { User } from '../src/modules/accounts/index.ts';
import { addAllToCart } from '../src/modules/cart/index.ts';
import { Diamond, highlightDiamond, StockStatus } from '../src/modules/catalogue/index.ts';
import { changeOrderStatus, OrderStatus, placeOrder } from '../src/modules/orders/index.ts';
import { roundShapeId } from '../src/modules/reference-data/index.ts';
import { addAllToWishlist } from '../src/modules/wishlist/index.ts';

/** What the demo's people need to act. */
export interface DemoDeps {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
}

/** Kinds of stones by the prefixes of their stock numbers, and how many: `{ W: 2 }`. */
type Basket = Readonly<Record<string, number>>;

interface Trader {
  readonly email: string;
  readonly wishes: Basket;
  readonly cart: Basket;
  /** What was ordered, and where it stands by now. */
  readonly orders: readonly (readonly [Basket, OrderStatus])[];
}

const traders: readonly Trader[] = [
  {
    email: 'shopper@example.com',
    wishes: { W: 3, S: 2, C: 1, L: 1 },
    cart: { W: 1, S: 1, L: 1 },
    orders: [
      [{ W: 2 }, OrderStatus.COMPLETED],
      [{ S: 1, W: 1 }, OrderStatus.DELIVERY],
      [{ G: 3 }, OrderStatus.CANCELLED],
      [{ W: 1, C: 1 }, OrderStatus.PROCESSING],
    ],
  },
  {
    email: 'wholesaler@example.com',
    wishes: { W: 2, MP: 2 },
    cart: { W: 3 },
    orders: [
      [{ W: 6, S: 4 }, OrderStatus.PAYMENT],
      [{ G: 5 }, OrderStatus.COMPLETED],
    ],
  },
  { email: 'designer@example.com', wishes: { S: 4 }, cart: { S: 1 }, orders: [[{ S: 2 }, OrderStatus.PROCESSING]] },
  { email: 'investor@example.com', wishes: { C: 2 }, cart: {}, orders: [[{ C: 1, W: 1 }, OrderStatus.COMPLETED]] },
  { email: 'customer@example.com', wishes: { P: 2 }, cart: { P: 1 }, orders: [] },
];

/** Wishes, carts and orders in several states, made by the people of the demo as real ones would make them. */
export async function seedDemoTrade(deps: DemoDeps): Promise<void> {
  const takeFrom = await openShelf(deps);
  const administrator = await contextOf(deps, 'admin@example.com');
  for (const { email, wishes, cart, orders } of traders) {
    const ctx = await contextOf(deps, email);
    for (const [index, [basket, status]] of orders.entries()) {
      await addAllToCart(ctx, { items: takeFrom(basket) });
      const { order } = await placeOrder(ctx, { idempotencyKey: `demo-${index}` });
      await changeOrderStatus(administrator, { id: order.id, status });
    }
    if (Object.keys(wishes).length > 0) await addAllToWishlist(ctx, { items: takeFrom(wishes) });
    if (Object.keys(cart).length > 0) await addAllToCart(ctx, { items: takeFrom(cart) });
  }
}

/** The heaviest round that everybody may see and that is left for sale is the one on the home page. */
export async function highlightDemoStone(deps: DemoDeps): Promise<void> {
  const [stone] = await deps.orm.em
    .fork()
    .find(
      Diamond,
      { showToAll: true, status: StockStatus.AVAILABLE, shapeId: roundShapeId },
      { orderBy: { carats: 'desc', stockId: 'asc' }, limit: 1 },
    );
  if (!stone) throw new Error('the demo shows no round stone to everybody');
  await highlightDiamond(await contextOf(deps, 'admin@example.com'), { id: stone.id });
}

/** Hands out what is for sale, each stone once, in the order of the stock numbers. */
async function openShelf({ orm }: DemoDeps): Promise<(basket: Basket) => { diamondId: number }[]> {
  const stones = await orm.em.fork().find(Diamond, { status: StockStatus.AVAILABLE }, { orderBy: { stockId: 'asc' } });
  const shelf = stones.map(({ id, stockId }) => ({ diamondId: id, prefix: stockId.replace(/-.*/, '') }));
  return (basket) =>
    Object.entries(basket).flatMap(([wanted, count]) =>
      Array.from({ length: count }, () => {
        const [taken] = shelf.splice(
          shelf.findIndex(({ prefix }) => prefix === wanted),
          1,
        );
        if (taken?.prefix !== wanted) throw new Error(`the demo has too few stones ${wanted}`);
        return { diamondId: taken.diamondId };
      }),
    );
}

/** The context of a request that somebody of the demo makes. Nobody gets mail of it. */
async function contextOf({ orm, services, log }: DemoDeps, email: string): Promise<RequestContext> {
  const em = orm.em.fork();
  const { id, role } = await em.findOneOrFail(User, { email });
  const actor: Actor = { id, role };
  return {
    em,
    actor,
    hasBadToken: false,
    request: { id: 'demo', ip: '127.0.0.1', host: 'localhost', idempotencyKey: null },
    services: { ...services, mail: { ...services.mail, queue: async () => undefined } },
    log,
  };
}
