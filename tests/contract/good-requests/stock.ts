import { type Dataset, emptyRequest, type GoodRequests, type MakeRequest } from './dataset.ts';

/** Creates a list request. `fill` first creates an item, so that the list is not empty. */
const listWith =
  (fill: (dataset: Dataset) => Promise<unknown>): MakeRequest =>
  async (dataset) => {
    await fill(dataset);
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

const create = (call: string) => async (dataset: Dataset) => ({ id: (await dataset.create(call)).id });
const lot = create('POST /api/melee');
const setting = create('POST /api/ring_settings');
const generic = create('POST /api/generic_diamonds');

/** Creates an item of a type that has no REST call for creating items, through GraphQL. Returns the item's ID. */
async function throughGraphql({ app, administrator }: Dataset, type: string, piece: object): Promise<number> {
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const { data, errors } = await app.graphql<Record<string, Record<string, { id: string }>>>(
    `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${field} { id } } }`,
    { input: { [field]: piece } },
    administrator.token,
  );
  const created = data?.[`create${type}`]?.[field];
  if (!created) throw new Error(`could not create a ${type}: ${JSON.stringify(errors)}`);
  return Number(created.id);
}

/** Creates a bracelet. Its name is unique, because two bracelets with the same name, color and size are not allowed. */
const bracelet = (dataset: Dataset, name = `tennis-${dataset.serial}`) =>
  throughGraphql(dataset, 'Bracelet', { name, color: 'White Gold', size: 'M', price: 2_400 });
const necklace = (dataset: Dataset) => throughGraphql(dataset, 'CustomNecklace', { name: 'Riviera', price: 5_000 });
const eternityRing = (dataset: Dataset) =>
  throughGraphql(dataset, 'EternityRing', { name: 'Classic band', shapeId: '1', price: 1_800 });

/** Functions that create an item for sale, keyed by the item's field name in carts and wishlists. */
export const sellable = {
  braceletId: (dataset: Dataset) => bracelet(dataset),
  eternityRingId: eternityRing,
  meleeId: async (dataset: Dataset) => (await lot(dataset)).id,
  ringSettingId: async (dataset: Dataset) => (await setting(dataset)).id,
  genericDiamondId: async (dataset: Dataset) => (await generic(dataset)).id,
};

/** Imports a file and returns the ID of the import run. */
async function importRun({ app, administrator, create }: Dataset): Promise<number> {
  await create('POST /api/melee/import');
  const { data } = await app.graphql<{ importRuns: { items: { id: string }[] } }>(
    '{ importRuns(page: { size: 1 }) { items { id } } }',
    {},
    administrator.token,
  );
  return Number(data?.importRuns.items[0]?.id);
}

export const stockRequests: GoodRequests = {
  'GET /api/feed': () => ({ query: { types: 'diamonds,melee', filter: '{"diamonds":{"hasImage":false}}' } }),
  'GET /api/feed/status': emptyRequest,
  'GET /api/imports/{id}': async (dataset) => ({ params: { id: await importRun(dataset) } }),
  'GET /api/ring_settings': listWith(setting),
  'POST /api/ring_settings': () => ({
    body: { isActive: true, product: { name: 'Solitaire', price: 950, shapes: [1, 8], caratsFrom: 0.3, caratsTo: 2 } },
  }),
  'PATCH /api/ring_settings/{id}': async (dataset) => ({ params: await setting(dataset), body: { price: 980.5 } }),
  'DELETE /api/ring_settings/{id}': async (dataset) => ({ params: await setting(dataset) }),
  'POST /api/ring_settings/import': importOf('ring_settings'),
  'GET /api/generic_diamonds': listWith(generic),
  'POST /api/generic_diamonds': () => ({
    body: { shapeId: 1, colorId: 4, clarityId: 5, caratsFrom: 1, caratsTo: 1.2, pricePerCarat: 3_000 },
  }),
  'PATCH /api/generic_diamonds/{id}': async (dataset) => ({
    params: await generic(dataset),
    body: { isLabGrown: true },
  }),
  'POST /api/generic_diamonds/import': importOf('generic_diamonds'),
  'GET /api/eternity_rings': listWith((dataset) => dataset.create('POST /api/eternity_rings/import')),
  'DELETE /api/eternity_rings': listWith((dataset) => dataset.create('POST /api/eternity_rings/import')),
  'POST /api/eternity_rings/import': importOf('eternity_rings'),
  'GET /api/melee': listWith(lot),
  'POST /api/melee': () => ({
    body: { carats: 250, color: 3, pricePerCarat: 410, sizeFrom: 1.1, sizeTo: 1.3, showToAll: true },
  }),
  'PATCH /api/melee/{id}': async (dataset) => ({ params: await lot(dataset), body: { carats: 240.125 } }),
  'PATCH /api/melee/{id}/status': async (dataset) => ({ params: await lot(dataset), body: { isActive: false } }),
  'POST /api/melee/import': importOf('melee'),
  'GET /api/bracelets': listWith(bracelet),
  'GET /api/bracelets/{name}': async (dataset) => {
    await bracelet(dataset, `line-${dataset.serial}`);
    return { params: { name: `line-${dataset.serial}` }, query: { color: 'White Gold', size: 'M' } };
  },
  'GET /api/custom_necklaces': listWith(necklace),
};
