import { createStone, createStones } from '../../support/stones.ts';
import type { GoodRequests, World } from './world.ts';

const itemId = async ({ app }: World) => ({ itemId: await createStone(app) });

/** The stones of a line set, the first one's row in the list. */
async function lineSet(world: World): Promise<{ itemId: number }> {
  const [id = 0] = await createStones(
    world.app,
    [1, 2].map(() => ({ lineSet: `SET-${world.serial}` })),
  );
  return { itemId: id };
}

const wish = async (world: World) => ({
  wishedItemId: (await world.madeByOwner('POST /api/wishlist/diamond')).id,
});

export const basketRequests: GoodRequests = {
  'GET /api/wishlist/fetch-all': async (world) => {
    await wish(world);
    return {};
  },
  'GET /api/wishlist': async (world) => {
    await wish(world);
    return {};
  },
  'POST /api/wishlist/diamond': async (world) => ({ body: await itemId(world) }),
  'POST /api/wishlist/diamond-bulk': async (world) => ({ body: [await itemId(world), await itemId(world)] }),
  'POST /api/wishlist/diamond-set': async (world) => ({ body: [await lineSet(world)] }),
  'DELETE /api/wishlist/{id}': async (world) => ({ params: { id: (await wish(world)).wishedItemId } }),
  'POST /api/wishlist/bulk-remove-basket-item': async (world) => ({ body: [await wish(world), await wish(world)] }),
  'POST /api/wishlist/remove-basket-item': async (world) => ({ body: await wish(world) }),
  'DELETE /api/wishlist/remove-diamonds-set/{id}': async (world) => {
    const set = await lineSet(world);
    await world.madeByOwner('POST /api/wishlist/diamond-set', [set]);
    return { params: { id: set.itemId } };
  },
  'GET /api/cart': async (world) => {
    await world.madeByOwner('POST /api/cart/diamond');
    return {};
  },
  'POST /api/cart/diamond': async (world) => ({ body: await itemId(world) }),
  'POST /api/cart/add-set': async (world) => {
    const set = await lineSet(world);
    const [{ id } = { id: 0 }] = await world.madeByOwner<{ id: number }[]>('POST /api/wishlist/diamond-set', [set]);
    return { body: { ...set, wishedItemId: id } };
  },
  'POST /api/cart/diamond-bulk': async (world) => ({ body: [await itemId(world), await itemId(world)] }),
  'POST /api/cart/diamond-bulk-remove': async (world) => {
    const stone = await itemId(world);
    await world.madeByOwner('POST /api/cart/diamond', stone);
    return { body: [stone] };
  },
  'POST /api/cart/basket-bulk-add': async (world) => ({ body: [await wish(world)] }),
  'DELETE /api/cart/{id}': async (world) => ({
    params: { id: (await world.madeByOwner('POST /api/cart/diamond')).id },
  }),
  'DELETE /api/cart/remove-set/{id}': async (world) => {
    const set = await lineSet(world);
    await world.madeByOwner('POST /api/cart/add-set', set);
    return { params: { id: set.itemId } };
  },
};

export const orderRequests: GoodRequests = {
  'POST /api/orders': async (world) => {
    await world.madeByOwner('POST /api/cart/diamond');
    return { headers: { 'idempotency-key': `order-${world.serial}` } };
  },
  'GET /api/orders': async (world) => {
    await world.madeByOwner('POST /api/orders');
    return {};
  },
  'GET /api/orders/currentuser': async (world) => {
    await world.madeByOwner('POST /api/orders');
    return {};
  },
  'PATCH /api/orders/{id}/status': async (world) => ({
    params: { id: (await world.madeByOwner('POST /api/orders')).id },
    body: { newStatus: 4 },
  }),
};
