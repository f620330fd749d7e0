import { type RawBuilder, sql } from 'kysely';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, type Items, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { graphqlOrders } from './back-office.ts';

/* Tests the item snapshots in order lines. Lines of every kind remain readable after their items have been deleted. */

let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersGraphql = graphqlOrders(app);
  buyer = await createPerson(app);
});
afterAll(() => app.stop());

const execute = (statement: RawBuilder<unknown>) => statement.execute(app.em().getKysely());

interface Line {
  kind: string;
  itemId: string | null;
  description: string;
  report: object | null;
  imageUrl: string | null;
  facts: { label: string; value: string }[];
  item: object | null;
}

/** Fills in fields that the item fixtures leave empty. */
async function grade({ diamondId, ...items }: Items): Promise<void> {
  await execute(sql`
    update diamond set certificate_no = '2141438171', image_url = 'https://pics.example/d.jpg', cut_id = 2, polish_id = 4,
      fluorescence_id = 1, length = 6.5, width = 6.52, height = 4.01, table_percent = 57 where id = ${diamondId}`);
  await execute(sql`update melee set size_from = 1.1, size_to = 1.3 where id = ${items.meleeId}`);
  await execute(sql`
    update ring_setting set style = 'Halo', material = 'Gold', image2 = 'https://pics.example/rs.jpg'
    where id = ${items.ringSettingId}`);
  await execute(sql`update generic_diamond set color_id = 4, clarity_id = 5 where id = ${items.genericDiamondId}`);
  await execute(sql`
    update eternity_ring set material = 'Platinum', ring_size = 6.5, total_carats = 2.1, image_url = 'https://pics.example/er.jpg'
    where id = ${items.eternityRingId}`);
  await execute(sql`
    update bracelet set images = '{https://pics.example/b1.jpg,https://pics.example/b2.jpg}' where id = ${items.braceletId}`);
  await execute(sql`
    update jewellery_piece set material = 'Gold', period = 'Art Deco', lab_certificate = 'SSEF', cert_num = '42',
      image1 = 'https://pics.example/j1.jpg', image3 = 'https://pics.example/j3.jpg', image_order = 'image3,image1',
      internal_notes = 'cheap', cost = 1 where id = ${items.jewelleryPieceId}`);
  await execute(sql`
    update custom_necklace set chain_length = 18, image_url = 'https://pics.example/n.jpg' where id = ${items.customNecklaceId}`);
}

const stone = [
  { label: 'Shape', value: 'Round' },
  { label: 'Colour', value: 'D' },
  { label: 'Clarity', value: 'IF' },
  { label: 'Cut', value: 'Excellent' },
  { label: 'Polish', value: 'Very Good' },
  { label: 'Fluorescence', value: 'None' },
  { label: 'Length', value: '6.5 mm' },
  { label: 'Width', value: '6.52 mm' },
  { label: 'Height', value: '4.01 mm' },
  { label: 'Table', value: '57%' },
];
const setting = [
  { label: 'Style', value: 'Halo' },
  { label: 'Metal', value: 'Gold' },
];
const gia = { laboratory: 'GIA', number: '2141438171' };

/** Expected snapshot for each kind of item. */
const expectedLines: Record<string, Partial<Line>> = {
  diamond: { kind: 'DIAMOND', report: gia, imageUrl: 'https://pics.example/d.jpg', facts: stone },
  'stones of a parcel': {
    kind: 'DIAMOND',
    report: { laboratory: 'GIA', number: null },
    imageUrl: null,
    facts: stone.slice(0, 3),
  },
  melee: { kind: 'MELEE', report: null, imageUrl: null },
  'engagement ring': {
    kind: 'ENGAGEMENT_RING',
    report: gia,
    imageUrl: 'https://pics.example/rs.jpg',
    facts: [...setting, { label: 'Ring size', value: '6.5' }, { label: 'Engraving', value: 'For ever' }, ...stone],
  },
  'completed ring': {
    kind: 'COMPLETED_RING',
    report: null,
    imageUrl: 'https://pics.example/rs.jpg',
    facts: [
      ...setting,
      { label: 'Shape', value: 'Round' },
      { label: 'Colour', value: 'G' },
      { label: 'Clarity', value: 'VS1' },
    ],
  },
  'eternity ring': { kind: 'ETERNITY_RING', report: null, imageUrl: 'https://pics.example/er.jpg' },
  bracelet: {
    kind: 'BRACELET',
    report: null,
    imageUrl: 'https://pics.example/b1.jpg',
    facts: [
      { label: 'Colour', value: 'White Gold' },
      { label: 'Size', value: 'M' },
    ],
  },
  jewellery: {
    kind: 'JEWELLERY',
    report: { laboratory: 'SSEF', number: '42' },
    imageUrl: 'https://pics.example/j3.jpg',
  },
  'custom necklace': { kind: 'CUSTOM_NECKLACE', report: null, imageUrl: 'https://pics.example/n.jpg' },
};

async function deleteAll(items: Items): Promise<void> {
  await execute(sql`delete from diamond where id in (${items.diamondId}, ${items.parcelId})`);
  await execute(sql`delete from melee where id = ${items.meleeId}`);
  await execute(sql`delete from ring_setting where id = ${items.ringSettingId}`);
  await execute(sql`delete from generic_diamond where id = ${items.genericDiamondId}`);
  await execute(sql`delete from eternity_ring where id = ${items.eternityRingId}`);
  await execute(sql`delete from bracelet where id = ${items.braceletId}`);
  await execute(sql`delete from jewellery_piece where id = ${items.jewelleryPieceId}`);
  await execute(sql`delete from custom_necklace where id = ${items.customNecklaceId}`);
}

const read = async (id: string): Promise<Line | undefined> => {
  const { data, errors } = await app.graphql<{ order: { lines: Line[] } }>(
    `query ($id: ID!) { order(id: $id) { lines {
      kind itemId description report { laboratory number } imageUrl facts { label value } item { __typename } } } }`,
    { id },
    buyer.token,
  );
  expect(errors).toEqual([]);
  return data?.order.lines[0];
};

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'preserves the snapshot of an order line after the item is deleted: %s',
  async (name, kind) => {
    const items = await createItems(app);
    await grade(items);
    const { id } = await ordersGraphql.placeOrder(buyer.token, { items: [kind.item(items)] });
    const line = await read(id);
    expect(line).toMatchObject({ ...expectedLines[name], itemId: expect.any(String) });
    expect(line?.facts.length).toBeGreaterThan(0);
    expect(JSON.stringify(line)).not.toContain('cheap');
    await deleteAll(items);
    expect(await read(id)).toEqual({ ...line, itemId: null, item: null });
  },
);

test("stores the item's details as they are when the order is placed", async () => {
  const items = await createItems(app);
  const { id } = await ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: items.diamondId }] });
  await execute(sql`update diamond set clarity_id = 9, laboratory_id = 2 where id = ${items.diamondId}`);
  expect(await read(id)).toMatchObject({
    report: { laboratory: 'GIA', number: null },
    facts: expect.arrayContaining([{ label: 'Clarity', value: 'IF' }]),
  });
});

test('runs a constant number of queries for any number of ordered items of each kind', async () => {
  const countFor = async (rounds: number) => {
    const { token } = await createPerson(app);
    const items: object[] = [];
    for (let n = 0; n < rounds; n++) {
      const allItems = await createItems(app);
      const { diamondId } = await createItems(app);
      items.push(
        ...kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...allItems, diamondId } : allItems)),
      );
    }
    await ordersGraphql.fillCart(token, items);
    const { result, queries } = await countQueries(() => ordersGraphql.place(token, {}));
    expect(result.data?.placeOrder?.order.lines).toHaveLength(items.length);
    return queries.length;
  };
  // The number of queries may differ by one, because the buyer's account is reloaded if another account has changed.
  expect(Math.abs((await countFor(5)) - (await countFor(2)))).toBeLessThanOrEqual(1);
});
