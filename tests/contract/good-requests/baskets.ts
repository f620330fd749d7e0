import { createStone, createStones } from '../../support/stones.ts';
import type { Dataset, GoodRequests } from './dataset.ts';
import { sellable } from './stock.ts';

const itemId = async ({ app }: Dataset) => ({ itemId: await createStone(app) });

/** Creates a line set and returns the ID of its first stone. */
async function lineSet(dataset: Dataset): Promise<{ itemId: number }> {
  const [id = 0] = await createStones(
    dataset.app,
    [1, 2].map(() => ({ lineSet: `SET-${dataset.serial}` })),
  );
  return { itemId: id };
}

const wish = async (dataset: Dataset) => ({
  wishedItemId: (await dataset.createByOwner('POST /api/wishlist/diamond')).id,
});

/** Adds an item to the owner's wishlist. Returns the ID of the wishlist entry, and the ID of the item under `name`. */
async function wishWith<Name extends string>(dataset: Dataset, call: string, name: Name) {
  const row = await dataset.createByOwner<{ id: number } & Record<Name, number>>(call);
  return { [name]: row[name], wishedItemId: row.id };
}

const ofMelee = async (dataset: Dataset) => ({
  itemId: await sellable.meleeId(dataset),
  numberOfStones: 40,
  carats: 1.25,
});

export const basketRequests: GoodRequests = {
  'GET /api/wishlist/fetch-all': async (dataset) => {
    await wish(dataset);
    return {};
  },
  'GET /api/wishlist': async (dataset) => {
    await wish(dataset);
    return {};
  },
  'POST /api/wishlist/diamond': async (dataset) => ({ body: await itemId(dataset) }),
  'POST /api/wishlist/diamond-bulk': async (dataset) => ({ body: [await itemId(dataset), await itemId(dataset)] }),
  'POST /api/wishlist/diamond-set': async (dataset) => ({ body: [await lineSet(dataset)] }),
  'POST /api/wishlist/melee': async (dataset) => ({ body: await ofMelee(dataset) }),
  'POST /api/wishlist/parcel': async (dataset) => ({
    body: {
      itemId: await createStone(dataset.app, { parcelStones: 10, carats: '5' }),
      numberOfStones: 4,
      ringSize: 6.5,
    },
  }),
  'POST /api/wishlist/engagement-ring': async (dataset) => ({
    body: {
      engagementRingSettingId: await sellable.ringSettingId(dataset),
      engagementDiamondId: await createStone(dataset.app),
      ringSize: 6.5,
      engraving: 'For ever',
    },
  }),
  'POST /api/wishlist/completed-ring': async (dataset) => ({
    body: {
      completedRingSettingId: await sellable.ringSettingId(dataset),
      completedGenericDiamondId: await sellable.genericDiamondId(dataset),
    },
  }),
  'POST /api/wishlist/eternity-ring': async (dataset) => ({
    body: { eternityRingId: await sellable.eternityRingId(dataset) },
  }),
  'POST /api/wishlist/bracelet': async (dataset) => ({ body: { braceletId: await sellable.braceletId(dataset) } }),
  'DELETE /api/wishlist/{id}': async (dataset) => ({ params: { id: (await wish(dataset)).wishedItemId } }),
  'POST /api/wishlist/bulk-remove-basket-item': async (dataset) => ({
    body: [await wish(dataset), await wish(dataset)],
  }),
  'POST /api/wishlist/remove-basket-item': async (dataset) => ({ body: await wish(dataset) }),
  'DELETE /api/wishlist/remove-diamonds-set/{id}': async (dataset) => {
    const set = await lineSet(dataset);
    await dataset.createByOwner('POST /api/wishlist/diamond-set', [set]);
    return { params: { id: set.itemId } };
  },
  'GET /api/cart': async (dataset) => {
    await dataset.createByOwner('POST /api/cart/diamond');
    return {};
  },
  'POST /api/cart/diamond': async (dataset) => ({ body: await itemId(dataset) }),
  'POST /api/cart/add-set': async (dataset) => {
    const set = await lineSet(dataset);
    const [{ id } = { id: 0 }] = await dataset.createByOwner<{ id: number }[]>('POST /api/wishlist/diamond-set', [set]);
    return { body: { ...set, wishedItemId: id } };
  },
  'POST /api/cart/melee': async (dataset) => {
    const amount = await ofMelee(dataset);
    const { id } = await dataset.createByOwner('POST /api/wishlist/melee', amount);
    return { body: { ...amount, wishedItemId: id } };
  },
  'POST /api/cart/completedRing': async (dataset) => ({
    body: { ...(await wishWith(dataset, 'POST /api/wishlist/completed-ring', 'completedRingId')), totalPrice: 1 },
  }),
  'POST /api/cart/engagementRing': async (dataset) => ({
    body: { ...(await wishWith(dataset, 'POST /api/wishlist/engagement-ring', 'engagementRingId')), totalPrice: 1 },
  }),
  'POST /api/cart/eternityRing': async (dataset) => ({
    body: await wishWith(dataset, 'POST /api/wishlist/eternity-ring', 'eternityRingId'),
  }),
  'POST /api/cart/bracelet': async (dataset) => ({
    body: await wishWith(dataset, 'POST /api/wishlist/bracelet', 'braceletId'),
  }),
  'POST /api/cart/diamond-bulk': async (dataset) => ({ body: [await itemId(dataset), await itemId(dataset)] }),
  'POST /api/cart/diamond-bulk-remove': async (dataset) => {
    const stone = await itemId(dataset);
    await dataset.createByOwner('POST /api/cart/diamond', stone);
    return { body: [stone] };
  },
  'POST /api/cart/basket-bulk-add': async (dataset) => ({ body: [await wish(dataset)] }),
  'DELETE /api/cart/{id}': async (dataset) => ({
    params: { id: (await dataset.createByOwner('POST /api/cart/diamond')).id },
  }),
  'DELETE /api/cart/remove-set/{id}': async (dataset) => {
    const set = await lineSet(dataset);
    await dataset.createByOwner('POST /api/cart/add-set', set);
    return { params: { id: set.itemId } };
  },
};

interface CreatedOrder {
  id: number;
  items: { lineId: number }[];
}

export const orderRequests: GoodRequests = {
  'POST /api/orders': async (dataset) => {
    await dataset.createByOwner('POST /api/cart/diamond');
    return { headers: { 'idempotency-key': `order-${dataset.serial}` } };
  },
  'GET /api/orders': async (dataset) => {
    await dataset.createByOwner('POST /api/orders');
    return {};
  },
  'GET /api/orders/currentuser': async (dataset) => {
    await dataset.createByOwner('POST /api/orders');
    return {};
  },
  'POST /api/orders/admin': async (dataset) => ({
    body: {
      userId: dataset.owner.id,
      items: [
        { item: { diamondId: await createStone(dataset.app) }, totalPrice: 950.5 },
        { item: { melee: { meleeId: await sellable.meleeId(dataset), carats: 2.5, numberOfStones: 80 } } },
        { item: { braceletId: await sellable.braceletId(dataset) } },
      ],
    },
    headers: { 'idempotency-key': `admin-order-${dataset.serial}` },
  }),
  'PUT /api/orders/admin/{id}': async (dataset) => {
    const { id, items } = await dataset.create<CreatedOrder>('POST /api/orders/admin');
    const [stone, melee] = items;
    return {
      params: { id },
      body: {
        items: [
          { lineId: stone?.lineId },
          { lineId: melee?.lineId, carats: 3.75, totalPrice: 1_500 },
          { item: { braceletId: await sellable.braceletId(dataset) } },
        ],
      },
    };
  },
  'DELETE /api/orders/admin/{id}': async (dataset) => ({
    params: { id: (await dataset.create('POST /api/orders/admin')).id },
  }),
  'PATCH /api/orders/{id}/status': async (dataset) => ({
    params: { id: (await dataset.createByOwner('POST /api/orders')).id },
    body: { newStatus: 4 },
  }),
};
