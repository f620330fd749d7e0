import { createStone, createStones } from '../../support/stones.ts';
import type { Dataset, GoodRequests } from './dataset.ts';
import { sellable } from './stock.ts';

const itemId = async ({ app }: Dataset) => ({ itemId: await createStone(app) });

/** Creates a line set and returns the ID of its first stone. */
async function lineSet(world: Dataset): Promise<{ itemId: number }> {
  const [id = 0] = await createStones(
    world.app,
    [1, 2].map(() => ({ lineSet: `SET-${world.serial}` })),
  );
  return { itemId: id };
}

const wish = async (world: Dataset) => ({
  wishedItemId: (await world.madeByOwner('POST /api/wishlist/diamond')).id,
});

/** Adds an item to the owner's wishlist and returns its wishlist ID and its ID for the cart. */
async function wishWith<Name extends string>(world: Dataset, call: string, name: Name) {
  const row = await world.madeByOwner<{ id: number } & Record<Name, number>>(call);
  return { [name]: row[name], wishedItemId: row.id };
}

const ofMelee = async (world: Dataset) => ({ itemId: await sellable.meleeId(world), numberOfStones: 40, carats: 1.25 });

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
  'POST /api/wishlist/melee': async (world) => ({ body: await ofMelee(world) }),
  'POST /api/wishlist/parcel': async (world) => ({
    body: { itemId: await createStone(world.app, { parcelStones: 10, carats: '5' }), numberOfStones: 4, ringSize: 6.5 },
  }),
  'POST /api/wishlist/engagement-ring': async (world) => ({
    body: {
      engagementRingSettingId: await sellable.ringSettingId(world),
      engagementDiamondId: await createStone(world.app),
      ringSize: 6.5,
      engraving: 'For ever',
    },
  }),
  'POST /api/wishlist/completed-ring': async (world) => ({
    body: {
      completedRingSettingId: await sellable.ringSettingId(world),
      completedGenericDiamondId: await sellable.genericDiamondId(world),
    },
  }),
  'POST /api/wishlist/eternity-ring': async (world) => ({
    body: { eternityRingId: await sellable.eternityRingId(world) },
  }),
  'POST /api/wishlist/bracelet': async (world) => ({ body: { braceletId: await sellable.braceletId(world) } }),
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
  'POST /api/cart/melee': async (world) => {
    const amount = await ofMelee(world);
    const { id } = await world.madeByOwner('POST /api/wishlist/melee', amount);
    return { body: { ...amount, wishedItemId: id } };
  },
  'POST /api/cart/completedRing': async (world) => ({
    body: { ...(await wishWith(world, 'POST /api/wishlist/completed-ring', 'completedRingId')), totalPrice: 1 },
  }),
  'POST /api/cart/engagementRing': async (world) => ({
    body: { ...(await wishWith(world, 'POST /api/wishlist/engagement-ring', 'engagementRingId')), totalPrice: 1 },
  }),
  'POST /api/cart/eternityRing': async (world) => ({
    body: await wishWith(world, 'POST /api/wishlist/eternity-ring', 'eternityRingId'),
  }),
  'POST /api/cart/bracelet': async (world) => ({
    body: await wishWith(world, 'POST /api/wishlist/bracelet', 'braceletId'),
  }),
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

interface MadeOrder {
  id: number;
  items: { lineId: number }[];
}

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
  'POST /api/orders/admin': async (world) => ({
    body: {
      userId: world.owner.id,
      items: [
        { item: { diamondId: await createStone(world.app) }, totalPrice: 950.5 },
        { item: { melee: { meleeId: await sellable.meleeId(world), carats: 2.5, numberOfStones: 80 } } },
        { item: { braceletId: await sellable.braceletId(world) } },
      ],
    },
    headers: { 'idempotency-key': `admin-order-${world.serial}` },
  }),
  'PUT /api/orders/admin/{id}': async (world) => {
    const { id, items } = await world.made<MadeOrder>('POST /api/orders/admin');
    const [stone, melee] = items;
    return {
      params: { id },
      body: {
        items: [
          { lineId: stone?.lineId },
          { lineId: melee?.lineId, carats: 3.75, totalPrice: 1_500 },
          { item: { braceletId: await sellable.braceletId(world) } },
        ],
      },
    };
  },
  'DELETE /api/orders/admin/{id}': async (world) => ({
    params: { id: (await world.made('POST /api/orders/admin')).id },
  }),
  'PATCH /api/orders/{id}/status': async (world) => ({
    params: { id: (await world.madeByOwner('POST /api/orders')).id },
    body: { newStatus: 4 },
  }),
};
