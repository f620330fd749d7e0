import fc from 'fast-check';
import { sql } from 'kysely';
import { StockStatus } from '../../../server/src/modules/stock/fields/index.ts';
import { misfitOf } from '../../../server/src/modules/stock-types/ring-settings/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let user: Person;

beforeAll(async () => {
  app = await startTestApp();
  user = await createPerson(app, { markups: [{ percent: '10' }] });
});
afterAll(() => app.stop());

/** Inserts a row into a stock table and returns its ID. */
async function insert(table: string, facts: Record<string, unknown>): Promise<number> {
  const names = Object.keys(facts).map((name) => sql.id(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(facts))}) returning id`.execute(
    app.em().getKysely(),
  );
  return rows[0]?.id ?? 0;
}

let serial = 0;
async function setting(facts: Record<string, unknown> = {}): Promise<{ id: number; number: string }> {
  const number = `DRAFT-RS-${++serial}`;
  const usual = { name: 'Solitaire', price: 500, shape_ids: [1, 3], carats_from: 0.5, carats_to: 1.5 };
  const sizes = { ring_size_from: 4, ring_size_to: 8 };
  return { id: await insert('ring_setting', { stock_number: number, ...usual, ...sizes, ...facts }), number };
}
async function generic(facts: Record<string, unknown> = {}): Promise<{ id: number; number: string }> {
  const number = `DRAFT-GD-${++serial}`;
  const usual = { shape_id: 1, color_id: 4, clarity_id: 5, carats_from: 1, carats_to: 1.2, price_per_carat: 1000 };
  return { id: await insert('generic_diamond', { stock_number: number, ...usual, ...facts }), number };
}

interface Draft {
  readonly price: { total: number } | null;
  readonly availability: string | null;
  readonly problems: { part: string; reason: string; explanation: string }[];
  readonly ringSetting: { id: string } | null;
  readonly diamond: { id: string } | null;
  readonly genericDiamond: { id: string } | null;
  readonly settingsInstead: { id: string }[];
  readonly diamondsInstead: { id: string }[];
  readonly genericDiamondsInstead: { id: string }[];
}

async function draftOf(input: object, token: string | undefined = user.token): Promise<Draft | undefined> {
  const { data, errors } = await app.graphql<{ ringDraft: Draft }>(
    `query ($input: RingDraftInput!) { ringDraft(input: $input) {
      price { total } availability problems { part reason explanation }
      ringSetting { id } diamond { id } genericDiamond { id }
      settingsInstead { id } diamondsInstead { id } genericDiamondsInstead { id } } }`,
    { input },
    token,
  );
  expect(errors).toEqual([]);
  return data?.ringDraft;
}

describe('ring draft', () => {
  test('returns the price of the future cart line, by part and in total', async () => {
    const { id: ringSettingId, number: ringSettingNumber } = await setting();
    const diamondId = await createStone(app, { stockId: 'DRAFT-1', carats: '1', pricePerCarat: '2000' });
    expect(await draftOf({})).toMatchObject({ price: null, availability: null, problems: [] });
    expect(await draftOf({ ringSettingNumber })).toMatchObject({ price: { total: 500 }, diamond: null, problems: [] });
    expect(await draftOf({ diamondNumber: 'DRAFT-1' })).toMatchObject({ price: { total: 2200 } });
    // Stock numbers are not case-sensitive.
    const draft = await draftOf({
      ringSettingNumber: ringSettingNumber.toLowerCase(),
      diamondNumber: 'draft-1',
      ringSize: 6,
    });
    expect(draft).toMatchObject({
      price: { total: 2700 },
      availability: 'FOR_SALE',
      problems: [],
      ringSetting: { id: String(ringSettingId) },
      diamond: { id: String(diamondId) },
    });
    const { data, errors } = await app.graphql<{ addToCart: { cart: { totalPrice: number } } }>(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalPrice } problems { explanation } } }',
      { input: { items: [{ engagementRing: { ringSettingId, diamondId, ringSize: 6 } }] } },
      user.token,
    );
    expect(errors).toEqual([]);
    expect(data?.addToCart.cart.totalPrice).toBe(draft?.price?.total);
  });

  test('returns the reason for a mismatch, and suggests settings and stones that fit', async () => {
    const only = await setting({ name: 'Rim', shape_ids: [9], carats_from: 2, carats_to: 2.05 });
    const other = await setting({ name: 'Claws', shape_ids: [10], carats_from: null, carats_to: null });
    const stoneId = await createStone(app, { stockId: 'DRAFT-PEAR', shapeId: 9, carats: '2.01' });
    await createStone(app, { stockId: 'DRAFT-HEAVY', shapeId: 9, carats: '2.3' });
    const shape = await draftOf({ ringSettingNumber: other.number, diamondNumber: 'DRAFT-PEAR' });
    expect(shape?.problems).toEqual([
      { part: 'FIT', reason: 'SHAPE', explanation: 'Claws takes marquise stones; this stone is pear.' },
    ]);
    // A ring whose parts do not fit has no price.
    expect(shape?.price).toBeNull();
    expect(shape?.settingsInstead).toEqual([{ id: String(only.id) }]);
    const weight = await draftOf({ ringSettingNumber: only.number, diamondNumber: 'DRAFT-HEAVY' });
    expect(weight?.problems).toEqual([
      {
        part: 'FIT',
        reason: 'WEIGHT',
        explanation: 'Rim takes stones of 2.00 ct to 2.05 ct; this stone of 2.30 ct is too heavy.',
      },
    ]);
    expect(weight?.diamondsInstead).toEqual([{ id: String(stoneId) }]);
  });

  test('reports unavailable ring sizes, stones that are sold only in a set, and unknown stock numbers', async () => {
    const { number: ringSettingNumber } = await setting();
    await createStone(app, { stockId: 'DRAFT-LINE', lineSet: 'Draft' });
    const reasonsOf = async (input: object) => {
      const draft = await draftOf(input);
      expect(draft?.price === null).toBe(draft?.problems.length !== 0);
      return draft?.problems.map(({ reason }) => reason);
    };
    expect(await reasonsOf({ ringSettingNumber, ringSize: 9 })).toEqual(['RING_SIZE']);
    expect(await reasonsOf({ ringSettingNumber, ringSize: 8 })).toEqual([]);
    expect(await reasonsOf({ diamondNumber: 'DRAFT-LINE' })).toEqual(['SOLD_TOGETHER']);
    expect(await reasonsOf({ ringSettingNumber: 'NOT-THERE', diamondNumber: 'NOR-THIS' })).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  test('reports a stone on hold in the same way as the cart, and names unknown stock numbers', async () => {
    const { id: ringSettingId, number: ringSettingNumber } = await setting();
    const diamondId = await createStone(app, { stockId: 'DRAFT-HELD' });
    const added = await app.graphql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { explanation } } }',
      { input: { items: [{ engagementRing: { ringSettingId, diamondId } }] } },
      user.token,
    );
    expect(added).toMatchObject({ errors: [], data: { addToCart: { problems: [] } } });
    await sql`update diamond set status = ${StockStatus.HOLD} where id = ${diamondId}`.execute(app.em().getKysely());
    const heldDraft = await draftOf({ ringSettingNumber, diamondNumber: 'DRAFT-HELD' });
    expect(heldDraft?.problems).toEqual([
      { part: 'STONE', reason: 'HELD', explanation: 'This stone is on hold for another buyer.' },
    ]);
    const { data } = await app.graphql<{ cart: { lines: { problem: object | null; description: string }[] } }>(
      '{ cart { lines { description problem { reason } } } }',
      {},
      user.token,
    );
    expect(data?.cart.lines.find(({ description }) => description.includes('DRAFT-HELD'))?.problem).toEqual({
      reason: 'HELD',
    });
    // A cart that contains a held stone cannot be ordered, and other users cannot add the stone.
    const orderResponse = await app.rest<{ errorCode: number }>('POST', '/api/orders', { token: user.token });
    expect(orderResponse).toMatchObject({ status: 409, body: { errorCode: 95 } });
    const other = await createPerson(app);
    const rejection = await app.graphql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { description } } problems { code explanation } } }',
      { input: { items: [{ engagementRing: { ringSettingId, diamondId } }] } },
      other.token,
    );
    expect(rejection).toMatchObject({
      errors: [],
      data: {
        addToCart: {
          cart: { lines: [] },
          problems: [{ code: 'ITEM_NOT_FOUND', explanation: expect.stringMatching(/DRAFT-HELD.*on hold/) }],
        },
      },
    });
    const unknown = await draftOf({ ringSettingNumber: 'NO-SETTING', diamondNumber: 'NO-STONE' });
    expect(unknown?.problems.map(({ explanation }) => explanation)).toEqual([
      expect.stringContaining('NO-SETTING'),
      expect.stringContaining('NO-STONE'),
    ]);
  });

  test('hides stones that the visitor may not see', async () => {
    const { number: ringSettingNumber } = await setting();
    await createStone(app, { stockId: 'DRAFT-SECRET', carats: '1', pricePerCarat: '2000' });
    const input = { ringSettingNumber, diamondNumber: 'DRAFT-SECRET' };
    const { data } = await app.graphql<{ ringDraft: Draft }>(
      'query ($input: RingDraftInput!) { ringDraft(input: $input) { price { total } diamond { id } problems { reason } diamondsInstead { id } } }',
      { input },
    );
    expect(data?.ringDraft).toEqual({
      price: null,
      diamond: null,
      problems: [{ reason: 'NOT_FOUND' }],
      diamondsInstead: [],
    });
  });

  test('accepts either a generic diamond or a diamond, but not both', async () => {
    const { id, number: ringSettingNumber } = await setting({ shape_ids: [11] });
    const stone = await generic({ shape_id: 11 });
    expect(await draftOf({ ringSettingNumber, genericDiamondNumber: stone.number })).toMatchObject({
      price: { total: 1600 },
      diamond: null,
      genericDiamond: { id: String(stone.id) },
      settingsInstead: [{ id: String(id) }],
      genericDiamondsInstead: [{ id: String(stone.id) }],
    });
    const { errors } = await app.graphql(
      '{ ringDraft(input: {diamondNumber: "A", genericDiamondNumber: "B"}) { availability } }',
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_REQUEST',
      details: [{ path: 'genericDiamondNumber' }],
    });
  });
});

describe('counts of settings and stones that do not fit', () => {
  interface Group {
    readonly reason: string;
    readonly page: { total: number; items: { id: string }[] };
  }
  const counts = (groups: readonly Group[] | undefined): Record<string, number> =>
    Object.fromEntries((groups ?? []).map(({ reason, page }) => [reason, page.total]));

  test('counts each unsuitable item under only one reason, so that all counts add up to the list total', async () => {
    const ring = await setting({ shape_ids: [8], carats_from: 1, carats_to: 2 });
    const oval = await createStone(app, { stockId: 'UNFIT-OVAL', shapeId: 8, carats: '3' });
    await createStone(app, { stockId: 'UNFIT-ROUND', shapeId: 1, carats: '3' });
    await createStone(app, { stockId: 'UNFIT-SET', shapeId: 8, carats: '1.5', lineSet: 'Ovals' });
    await createStone(app, { stockId: 'UNFIT-NOT', shapeId: 8, carats: '1.5' });
    await createStone(app, { stockId: 'UNFIT-HELD', shapeId: 8, carats: '1.5', status: StockStatus.HOLD });
    await generic({ shape_id: 8, carats_from: 0.3, carats_to: 0.4 });
    const groups = '{ reason page { total items { id } } }';
    const { data, errors } = await app.graphql<{
      unfitRingSettings: Group[];
      unfitDiamonds: Group[];
      unfitGenericDiamonds: Group[];
      fitting: { total: number };
      settings: { total: number };
      fittingDiamonds: { total: number; items: { stockNumber: string }[] };
      gone: { total: number; items: { stockNumber: string }[] };
      diamonds: { total: number };
      fittingGenerics: { total: number };
      generics: { total: number };
    }>(
      `query ($setting: ID!, $stone: ID!) {
        unfitRingSettings(stone: {diamondId: $stone}) ${groups}
        fitting: fittingRingSettings(stone: {diamondId: $stone}) { total }
        settings: ringSettings { total }
        unfitDiamonds(ringSettingId: $setting) ${groups}
        fittingDiamonds: diamonds(filter: {fitsRingSettingId: $setting, availabilities: [FOR_SALE, HELD_FOR_YOU]}) { total items { stockNumber } }
        gone: diamonds(filter: {fitsRingSettingId: $setting, availabilities: [GONE, ON_HOLD, SOLD, ORDERED_BY_YOU]}) { total items { stockNumber } }
        diamonds { total }
        unfitGenericDiamonds(ringSettingId: $setting) ${groups}
        fittingGenerics: genericDiamonds(filter: {fitsRingSettingId: $setting}) { total }
        generics: genericDiamonds { total }
      }`,
      { setting: ring.id, stone: oval },
      user.token,
    );
    expect(errors).toEqual([]);
    const sum = (all: readonly Group[] = []) => all.reduce((total, { page }) => total + page.total, 0);
    expect(sum(data?.unfitRingSettings) + (data?.fitting.total ?? 0)).toBe(data?.settings.total);
    expect(data?.fittingDiamonds.items).toEqual([{ stockNumber: 'UNFIT-NOT' }]);
    expect(data?.gone.items).toEqual([{ stockNumber: 'UNFIT-HELD' }]);
    const fitting = (data?.fittingDiamonds.total ?? 0) + (data?.gone.total ?? 0);
    expect(sum(data?.unfitDiamonds) + fitting).toBe(data?.diamonds.total);
    expect(sum(data?.unfitGenericDiamonds) + (data?.fittingGenerics.total ?? 0)).toBe(data?.generics.total);
    expect(counts(data?.unfitRingSettings)).toMatchObject({ WEIGHT: 1 });
    expect(data?.unfitRingSettings.find(({ reason }) => reason === 'WEIGHT')?.page.items).toEqual([
      { id: String(ring.id) },
    ]);
    expect(data?.unfitDiamonds.find(({ reason }) => reason === 'WEIGHT')?.page.items).toEqual([{ id: String(oval) }]);
    expect(counts(data?.unfitDiamonds).SOLD_TOGETHER).toBeGreaterThan(0);
    expect(counts(data?.unfitGenericDiamonds)).toMatchObject({ WEIGHT: 1 });
  });

  test('returns an error for a hidden setting', async () => {
    const hidden = await setting({ is_active: false });
    const { data, errors } = await app.graphql(
      'query ($id: ID!) { unfitDiamonds(ringSettingId: $id) { reason } }',
      { id: hidden.id },
      user.token,
    );
    expect(data).toEqual({ unfitDiamonds: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });

  test('returns the same mismatch reasons in SQL and in memory', async () => {
    const ends = fc.constantFrom(null, '0.5', '1', '1.5', '2');
    const ordered = fc
      .tuple(ends, ends)
      .filter(([from, to]) => from === null || to === null || Number(from) <= Number(to));
    const part = fc.record({ range: ordered, shape: fc.constantFrom(1, 3) });
    const settings = fc.array(fc.record({ range: ordered, shapes: fc.subarray([1, 3]) }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(part, settings, async (stone, rings) => {
        const caratsFrom = stone.range[0] ?? '0.3';
        const diamond = { shapeId: stone.shape, caratsFrom, caratsTo: stone.range[1] };
        const genericId = await generic({ shape_id: stone.shape, carats_from: caratsFrom, carats_to: stone.range[1] });
        const ids: number[] = [];
        for (const { range, shapes } of rings) {
          ids.push((await setting({ shape_ids: shapes, carats_from: range[0], carats_to: range[1] })).id);
        }
        const { data, errors } = await app.graphql<{ unfitRingSettings: Group[]; fits: Group['page'] }>(
          `query ($stone: ID!, $ids: [ID!]) {
            unfitRingSettings(stone: {genericDiamondId: $stone}, page: {size: 200}) { reason page { items { id } } }
            fits: fittingRingSettings(stone: {genericDiamondId: $stone}, filter: {ids: $ids}, page: {size: 200}) { items { id } } }`,
          { stone: genericId.id, ids },
          user.token,
        );
        expect(errors).toEqual([]);
        const reasons = new Map<string, string | null>([
          ...(data?.fits.items ?? []).map(({ id }) => [id, null] as const),
          ...(data?.unfitRingSettings ?? []).flatMap(({ reason, page }) =>
            page.items.map(({ id }) => [id, reason] as const),
          ),
        ]);
        rings.forEach(({ range, shapes }, index) => {
          const ring = { shapeIds: shapes, caratsFrom: range[0], caratsTo: range[1] };
          expect(reasons.get(String(ids[index]))).toBe(misfitOf(ring, diamond));
        });
        await sql`delete from ring_setting where id = any(${ids})`.execute(app.em().getKysely());
      }),
      { numRuns: 12 },
    );
  });
});
