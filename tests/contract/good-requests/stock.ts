import type { GoodRequests, MakeRequest, World } from './world.ts';

/** The list of a type of stock that has a piece in it. */
const listWith =
  (fill: (world: World) => Promise<unknown>): MakeRequest =>
  async (world) => {
    await fill(world);
    return {};
  };

const columns = {
  eternity_rings: 'Stock Number,Name,Shape,Price\nET-#,Classic band,Round,1800',
  melee: 'Stock Number,Carats,Color,Price Per Carat\nME-#,100,White,410',
  ring_settings: 'Stock Number,Name,Price\nRS-#,Solitaire,950',
  generic_diamonds: 'Stock Number,Shape,Carats From,Price Per Carat\nGD-#,Round,1,3000',
};

const importOf =
  (type: keyof typeof columns): MakeRequest =>
  ({ serial }) => ({ file: `${columns[type].replace('#', String(serial))}\n`, query: { skipInvalid: 'false' } });

const made = (call: string) => async (world: World) => ({ id: (await world.made(call)).id });
const lot = made('POST /api/melee');
const setting = made('POST /api/ring_settings');
const generic = made('POST /api/generic_diamonds');

/** A piece of a type without a documented call that makes one. */
async function throughGraphql({ app, administrator }: World, type: string, input: object): Promise<void> {
  const { data, errors } = await app.graphql(
    `mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`,
    { input },
    administrator.token,
  );
  if (!data?.[`create${type}`]) throw new Error(`no ${type} was made: ${JSON.stringify(errors)}`);
}

/** A bracelet's variant; each has a name of its own, as no two are the same. */
async function bracelet(world: World): Promise<{ name: string }> {
  const name = `tennis-${world.serial}`;
  const variant = { name, color: 'White Gold', size: 'M', price: 2_400 };
  await throughGraphql(world, 'Bracelet', { bracelet: variant });
  return { name };
}

const necklace = (world: World) =>
  throughGraphql(world, 'CustomNecklace', { customNecklace: { name: 'Riviera', price: 5_000 } });

export const stockRequests: GoodRequests = {
  'GET /api/ring_settings': listWith(setting),
  'POST /api/ring_settings': () => ({
    body: { isActive: true, product: { name: 'Solitaire', price: 950, shapes: [1, 8], caratsFrom: 0.3, caratsTo: 2 } },
  }),
  'PATCH /api/ring_settings/{id}': async (world) => ({ params: await setting(world), body: { price: 980.5 } }),
  'DELETE /api/ring_settings/{id}': async (world) => ({ params: await setting(world) }),
  'POST /api/ring_settings/import': importOf('ring_settings'),
  'GET /api/generic_diamonds': listWith(generic),
  'POST /api/generic_diamonds': () => ({
    body: { shapeId: 1, colorId: 4, clarityId: 5, caratsFrom: 1, caratsTo: 1.2, pricePerCarat: 3_000 },
  }),
  'PATCH /api/generic_diamonds/{id}': async (world) => ({ params: await generic(world), body: { isLabGrown: true } }),
  'POST /api/generic_diamonds/import': importOf('generic_diamonds'),
  'GET /api/eternity_rings': listWith((world) => world.made('POST /api/eternity_rings/import')),
  'DELETE /api/eternity_rings': listWith((world) => world.made('POST /api/eternity_rings/import')),
  'POST /api/eternity_rings/import': importOf('eternity_rings'),
  'GET /api/melee': listWith(lot),
  'POST /api/melee': () => ({
    body: { carats: 250, color: 3, pricePerCarat: 410, sizeFrom: 1.1, sizeTo: 1.3, showToAll: true },
  }),
  'PATCH /api/melee/{id}': async (world) => ({ params: await lot(world), body: { carats: 240.125 } }),
  'PATCH /api/melee/{id}/status': async (world) => ({ params: await lot(world), body: { isActive: false } }),
  'POST /api/melee/import': importOf('melee'),
  'GET /api/bracelets': listWith(bracelet),
  'GET /api/bracelets/{name}': async (world) => ({
    params: await bracelet(world),
    query: { color: 'White Gold', size: 'M' },
  }),
  'GET /api/custom_necklaces': listWith(necklace),
};
