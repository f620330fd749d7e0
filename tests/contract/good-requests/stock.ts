import { type Dataset, type GoodRequests, type MakeRequest, nothing } from './dataset.ts';

/** Returns a request for a list that contains at least one item. */
const listWith =
  (fill: (world: Dataset) => Promise<unknown>): MakeRequest =>
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

const made = (call: string) => async (world: Dataset) => ({ id: (await world.made(call)).id });
const lot = made('POST /api/melee');
const setting = made('POST /api/ring_settings');
const generic = made('POST /api/generic_diamonds');

/** Creates an item of a type that has no documented REST call to create items, and returns the item's ID. */
async function throughGraphql({ app, administrator }: Dataset, type: string, piece: object): Promise<number> {
  const one = type.charAt(0).toLowerCase() + type.slice(1);
  const { data, errors } = await app.graphql<Record<string, Record<string, { id: string }>>>(
    `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { id } } }`,
    { input: { [one]: piece } },
    administrator.token,
  );
  const made = data?.[`create${type}`]?.[one];
  if (!made) throw new Error(`could not create a ${type}: ${JSON.stringify(errors)}`);
  return Number(made.id);
}

/** Creates a bracelet variant. Its name is unique, because no two variants may be identical. */
const bracelet = (world: Dataset, name = `tennis-${world.serial}`) =>
  throughGraphql(world, 'Bracelet', { name, color: 'White Gold', size: 'M', price: 2_400 });
const necklace = (world: Dataset) => throughGraphql(world, 'CustomNecklace', { name: 'Riviera', price: 5_000 });
const eternityRing = (world: Dataset) =>
  throughGraphql(world, 'EternityRing', { name: 'Classic band', shapeId: '1', price: 1_800 });

/** Creates items that can be sold, by the name of their field in carts and wishlists. */
export const sellable = {
  braceletId: (world: Dataset) => bracelet(world),
  eternityRingId: eternityRing,
  meleeId: async (world: Dataset) => (await lot(world)).id,
  ringSettingId: async (world: Dataset) => (await setting(world)).id,
  genericDiamondId: async (world: Dataset) => (await generic(world)).id,
};

/** Creates an import run and returns its ID. */
async function importRun({ app, administrator, made }: Dataset): Promise<number> {
  await made('POST /api/melee/import');
  const { data } = await app.graphql<{ importRuns: { items: { id: string }[] } }>(
    '{ importRuns(page: { size: 1 }) { items { id } } }',
    {},
    administrator.token,
  );
  return Number(data?.importRuns.items[0]?.id);
}

export const stockRequests: GoodRequests = {
  'GET /api/feed': () => ({ query: { types: 'diamonds,melee', filter: '{"diamonds":{"hasImage":false}}' } }),
  'GET /api/feed/status': nothing,
  'GET /api/imports/{id}': async (world) => ({ params: { id: await importRun(world) } }),
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
  'GET /api/bracelets/{name}': async (world) => {
    await bracelet(world, `line-${world.serial}`);
    return { params: { name: `line-${world.serial}` }, query: { color: 'White Gold', size: 'M' } };
  },
  'GET /api/custom_necklaces': listWith(necklace),
};
