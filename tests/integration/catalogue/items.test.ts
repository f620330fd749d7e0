import fc from 'fast-check';
import { sql } from 'kysely';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Listed {
  stockNumber: string;
  carats: number;
  set: {
    kind: string;
    stones: number;
    carats: number;
    total: number | null;
    perCarat: number | null;
    discount: number | null;
    availability: string;
    memberIds: string[];
    members: { id: string; stockNumber: string }[];
  } | null;
}
interface DiamondsResponse {
  diamonds: { total: number; items: Listed[]; facets: { options: { label: string; count: number }[] }[] } | null;
}

const LIST = `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput) {
  diamonds(filter: $filter, sort: $sort, page: $page) {
    total
    items { stockNumber carats set { kind stones carats total perCarat discount availability memberIds members { id stockNumber } } }
    facets(fields: [COLOR]) { ... on OptionFacet { options { label count } } }
  }
}`;

let app: TestApp;
let trader: Person;
let marked: Person;

async function list(person: Person | null, variables: Record<string, unknown>) {
  const { data, errors } = await app.graphql<DiamondsResponse>(LIST, variables, person?.token);
  expect(errors ?? []).toEqual([]);
  if (!data?.diamonds) throw new Error('no list');
  return data.diamonds;
}

const numbers = ({ items }: { items: readonly Listed[] }) => items.map(({ stockNumber }) => stockNumber);

beforeAll(async () => {
  app = await startTestApp();
  trader = await createPerson(app);
  marked = await createPerson(app, { markups: [{ percent: '10' }] });
  await createStones(app, [
    // A line set of stones with the colors D and F. Visitors can see only the stone of color F.
    { stockId: 'L-1', lineSet: 'Line 1', carats: '0.5', pricePerCarat: '1000', shapeId: 2, colorId: 1 },
    {
      stockId: 'L-2',
      lineSet: 'Line 1',
      carats: '0.7',
      pricePerCarat: '2000',
      shapeId: 2,
      colorId: 3,
      showToAll: true,
    },
    { stockId: 'L-3', lineSet: 'Line 2', carats: '3', pricePerCarat: '100', shapeId: 2, colorId: 3 },
    { stockId: 'L-4', lineSet: 'Line 2', carats: '3', pricePerCarat: '100', shapeId: 2, colorId: 3, status: 2 },
    // Both P-2 and P-3 refer to P-1 as the other stone of their pair.
    { stockId: 'P-1', carats: '1', pricePerCarat: '4000' },
    { stockId: 'P-2', carats: '1.1', pricePerCarat: '4000' },
    { stockId: 'P-3', carats: '1.2', pricePerCarat: '4000' },
    { stockId: 'S-1', carats: '2', pricePerCarat: '500' },
  ]);
  const db = app.em().getKysely();
  await sql`update diamond set is_matching_pair = true, pair_stock_id = case when stock_id <> 'P-1' then 'p-1' end where stock_id like 'P-%'`.execute(
    db,
  );
});

afterAll(() => app.stop());

describe('lists with the asItems filter', () => {
  const lines = { collection: 'FANCY_SHAPE_LINES', asItems: true };

  it("returns each line set once, with totals at the viewer's prices", async () => {
    const page = await list(trader, { filter: lines });
    expect([page.total, numbers(page)]).toEqual([2, ['L-1', 'L-3']]);
    expect(page.items[0]).toMatchObject({
      carats: 0.5,
      set: {
        kind: 'LINE_SET',
        stones: 2,
        carats: 1.2,
        total: 1900,
        perCarat: 1583.33,
        availability: 'FOR_SALE',
        members: [{ stockNumber: 'L-1' }, { stockNumber: 'L-2' }],
      },
    });
    expect(page.items[1]?.set).toMatchObject({ carats: 6, total: 600, availability: 'ON_HOLD' });
    expect((await list(marked, { filter: lines })).items[0]?.set).toMatchObject({ total: 2090, perCarat: 1741.67 });
  });

  it('returns the combined discount of a set to viewers who may see list prices', async () => {
    await sql`update diamond set rap_price = case stock_id when 'L-1' then 2000 else 2500 end where line_set = 'Line 1'`.execute(
      app.em().getKysely(),
    );
    // The discount compares the set's total price of 1,900 with list prices per carat of 2,000 for 0.5 ct and 2,500
    // for 0.7 ct.
    expect((await list(trader, { filter: lines })).items.map(({ set }) => set?.discount)).toEqual([-30.91, null]);
    expect((await list(trader, { filter: { ...lines, discount: { max: -30 } } })).total).toBe(1);
    await sql`update diamond set show_to_all = true where stock_id = 'L-1'`.execute(app.em().getKysely());
    expect((await list(null, { filter: lines })).items[0]?.set).toMatchObject({ total: 1900, discount: null });
    await sql`update diamond set show_to_all = false where stock_id = 'L-1'`.execute(app.em().getKysely());
  });

  it('filters, sorts, counts and paginates by item instead of by stone', async () => {
    const by = (filter: object, more = {}) => list(trader, { filter: { ...lines, ...filter }, ...more });
    expect(numbers(await by({ carats: { min: 1, max: 2 } }))).toEqual(['L-1']);
    expect(numbers(await by({ totalPrice: { max: 700 } }))).toEqual(['L-3']);
    expect(numbers(await by({}, { sort: [{ field: 'TOTAL_PRICE', direction: 'DESC' }] }))).toEqual(['L-1', 'L-3']);
    expect(numbers(await by({}, { sort: [{ field: 'CARATS', direction: 'DESC' }] }))).toEqual(['L-3', 'L-1']);
    // A set matches a filter, and is counted in a facet, if one of its stones matches.
    const counts = (await by({})).facets[0]?.options.filter(({ count }) => count > 0);
    expect(counts).toEqual([
      { label: 'D', count: 1 },
      { label: 'F', count: 2 },
    ]);
    expect((await by({ colorIds: ['3'] })).total).toBe(2);
    expect(numbers(await by({ text: 'l-2' }))).toEqual(['L-1']);
    const second = await by({}, { page: { index: 1, size: 1 } });
    expect([second.total, numbers(second)]).toEqual([2, ['L-3']]);
  });

  it('includes only the visible stones of a set, and lists single stones without asItems', async () => {
    const visitor = await list(null, { filter: lines });
    expect(visitor.items).toMatchObject([{ stockNumber: 'L-2', set: null }]);
    expect((await list(trader, { filter: { collection: 'FANCY_SHAPE_LINES' } })).total).toBe(4);
    expect((await list(trader, { filter: { ...lines, asItems: false } })).total).toBe(4);
  });

  it('returns a pair as one item, and lists each stone in only one item', async () => {
    const page = await list(trader, { filter: { collection: 'MATCHING_PAIRS', asItems: true } });
    expect(
      page.items.map(({ stockNumber, set }) => [stockNumber, set?.members.map((each) => each.stockNumber)]),
    ).toEqual([
      ['P-3', undefined],
      ['P-1', ['P-1', 'P-2']],
    ]);
    const pair = page.items[1]?.set;
    expect(pair?.memberIds).toEqual(pair?.members.map(({ id }) => id));
    expect(pair).toMatchObject({ kind: 'PAIR', stones: 2, carats: 2.1, total: 8400, perCarat: 4000 });
    expect((await list(trader, { filter: { asItems: true } })).total).toBe(5);
  });

  it('runs the same number of queries for many sets as for one', async () => {
    const countQueriesOfList = (filter: object) => countQueries(() => list(trader, { filter }));
    const single = await countQueriesOfList({ ...lines, text: 'L-3' });
    const all = await countQueriesOfList({ text: '-', asItems: true });
    expect(all.queries.length).toBe(single.queries.length);
  });
});

describe('similar stones', () => {
  const SIMILAR = `query ($ref: DiamondRef!) { similarDiamonds(ref: $ref) { stockNumber price { total } } }`;
  const similar = async (person: Person | null, stockNumber: string) =>
    app.graphql<{ similarDiamonds: { stockNumber: string }[] | null }>(
      SIMILAR,
      { ref: { stockNumber } },
      person?.token,
    );

  it('returns visible, available stones with similar weight and grades, most similar first', async () => {
    await createStones(app, [
      { stockId: 'N-0', carats: '1.5', shapeId: 3, colorId: 4, showToAll: true },
      { stockId: 'N-near', carats: '1.52', shapeId: 3, colorId: 4 },
      { stockId: 'N-lighter', carats: '1.4', shapeId: 3, colorId: 5, showToAll: true },
      { stockId: 'N-held', carats: '1.5', shapeId: 3, colorId: 4, status: 2 },
      { stockId: 'N-heavy', carats: '2.5', shapeId: 3, colorId: 4 },
      { stockId: 'N-yellowish', carats: '1.5', shapeId: 3, colorId: 9 },
      { stockId: 'N-parcel', carats: '1.5', shapeId: 3, colorId: 4, parcelStones: 3 },
      { stockId: 'N-grown', carats: '1.5', shapeId: 3, colorId: 4, isLabGrown: true },
    ]);
    const itemsFor = async (person: Person | null) =>
      (await similar(person, 'N-0')).data?.similarDiamonds?.map(({ stockNumber }) => stockNumber);
    expect(await itemsFor(trader)).toEqual(['N-near', 'N-lighter']);
    expect(await itemsFor(null)).toEqual(['N-lighter']);
    expect((await similar(null, 'N-near')).errors[0]?.extensions.code).toBe('DIAMOND_NOT_FOUND');
  });
});

describe('list export', () => {
  const EXPORT = `mutation ($input: ExportListInput!) { exportList(input: $input) { fileName url expiresAt } }`;
  const offered = async (person: Person | null, listed: object) =>
    app.graphql<{ exportList: { fileName: string; url: string } | null }>(
      EXPORT,
      { input: { list: { diamonds: listed } } },
      person?.token,
    );
  async function rowsOf(person: Person, listed: object): Promise<string[][]> {
    const { data, errors } = await offered(person, listed);
    expect(errors ?? []).toEqual([]);
    const response = await fetch(`${app.url}${data?.exportList?.url}`);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename=${data?.exportList?.fileName}`,
    ]);
    return (await response.text())
      .trim()
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(','));
  }

  it('exports the rows, order, prices and columns that the caller sees in the list', async () => {
    const variables = {
      filter: { collection: 'FANCY_SHAPE_LINES', carats: { max: 1 } },
      sort: [{ field: 'CARATS', direction: 'DESC' }],
    };
    const [header = [], ...rows] = await rowsOf(marked, variables);
    const column = (name: string) =>
      rows.map((row) => row[header.findIndex((each) => each.replace(/ \(.*/, '') === name)]);
    expect(column('Stock number')).toEqual(['L-2', 'L-1']);
    expect(column('Total price')).toEqual(['1540.00', '550.00']);
    expect(column('Availability')).toEqual(['For sale', 'For sale']);
    expect(header.join()).toContain('Rap price per carat');
    expect(header.join()).not.toMatch(/vendor|memo|open orders|held for/i);
    // Each item has one row with its total weight and total price.
    const [, line1 = [], line2 = [], ...more] = await rowsOf(trader, {
      filter: { collection: 'FANCY_SHAPE_LINES', asItems: true },
    });
    expect(more).toEqual([]);
    expect(line1).toEqual(expect.arrayContaining(['For sale', 'L-1', '1.2000', '1900.00']));
    expect(line2).toEqual(expect.arrayContaining(['On hold', 'L-3', '600.00']));
  });

  it('escapes spreadsheet formulas in exported cells', async () => {
    await createStones(app, [{ stockId: 'X-1' }]);
    await sql`update diamond set comment = '=1+1' where stock_id = 'X-1'`.execute(app.em().getKysely());
    const [, row = []] = await rowsOf(trader, { filter: { text: 'x-1' } });
    expect(row).toContain("'=1+1");
  });

  it('rejects exports by anonymous clients and blocked users, and exports that use restricted filters', async () => {
    expect((await offered(null, {})).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await offered(trader, { filter: { isActive: false } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const blocked = await createPerson(app);
    const { data } = await offered(blocked, {});
    await sql`update user_account set is_blocked = true where id = ${blocked.id}`.execute(app.em().getKysely());
    expect((await fetch(`${app.url}${data?.exportList?.url}`)).status).toBe(401);
    expect((await fetch(`${app.url}/exports?token=nothing`)).status).toBe(401);
  });
});

describe('private notes about items', () => {
  const SET = `mutation ($input: SetStockNoteInput!) { setStockNote(input: $input) { item { kind stockNumber note } } }`;
  const NOTES = `query { diamonds(filter: { text: "S-1" }) { items { id note } } jewelleryPieces { items { note } } }`;
  interface Notes {
    diamonds: { items: { id: string; note: string | null }[] };
  }
  const notes = async (person: Person | null) =>
    (await app.graphql<Notes>(NOTES, {}, person?.token)).data?.diamonds.items[0];
  const set = (person: Person | null, input: object) =>
    app.graphql<{ setStockNote: { item: { note: string | null } } | null }>(SET, { input }, person?.token);

  it('shows a note only to its author, replaces the note and deletes it', async () => {
    const id = (await notes(trader))?.id;
    const input = { kind: 'DIAMOND', id, text: ' for Ann ' };
    const { data, errors } = await set(trader, input);
    expect(errors ?? []).toEqual([]);
    expect(data?.setStockNote?.item).toEqual({
      kind: 'DIAMOND',
      stockNumber: 'S-1',
      note: 'for Ann',
    });
    expect([(await notes(trader))?.note, (await notes(marked))?.note, (await notes(null))?.note ?? null]).toEqual([
      'for Ann',
      null,
      null,
    ]);
    expect((await set(trader, { ...input, text: 'for Bea' })).data?.setStockNote?.item.note).toBe('for Bea');
    expect((await set(trader, { ...input, text: ' ' })).data?.setStockNote?.item.note).toBeNull();
  });

  it('requires a signed-in user, a visible item and at most 1,000 characters for a note', async () => {
    const id = (await notes(trader))?.id;
    const codeOf = async (person: Person | null, input: object) =>
      (await set(person, input)).errors[0]?.extensions.code;
    expect(await codeOf(null, { kind: 'DIAMOND', id, text: 'x' })).toBe('FORBIDDEN');
    expect(await codeOf(trader, { kind: 'DIAMOND', id: '999999', text: 'x' })).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(trader, { kind: 'DIAMOND', id, text: 'x'.repeat(1001) })).toBe('INVALID_REQUEST');
  });

  it('deletes notes together with their item or author, and loads the notes on a list page with one query', async () => {
    const writer = await createPerson(app);
    const [first = 0, second = 0] = await createStones(app, [{ stockId: 'G-1' }, { stockId: 'G-2' }]);
    for (const id of [first, second]) await set(writer, { kind: 'DIAMOND', id: String(id), text: 'kept' });
    const db = app.em().getKysely();
    const readRemaining = async () =>
      (await sql<{ id: number }>`select item_id as id from stock_note where user_id = ${writer.id}`.execute(db)).rows;
    await sql`delete from diamond where id = ${first}`.execute(db);
    expect(await readRemaining()).toEqual([{ id: second }]);
    const page = (fields: string) =>
      countQueries(() =>
        app.graphql(`query { diamonds(filter: { text: "-" }) { items { id ${fields} } } }`, {}, writer.token),
      );
    await page('carats');
    expect((await page('note')).queries.filter((text) => text.includes('stock_note'))).toHaveLength(1);
    await sql`delete from user_account where id = ${writer.id}`.execute(db);
    expect(await readRemaining()).toEqual([]);
  });
});

describe('sieve sizes of melee', () => {
  it('derives the sieve sizes of round lots from their diameters, filters by them and counts them', async () => {
    await sql`insert into melee (stock_number, carats, color, price_per_carat, size_from, size_to, shape_id) values
      ('M-small', 5, 3, 100, 1.0, 1.2, 1), ('M-edge', 5, 3, 100, 1.25, 1.25, 1), ('M-wide', 5, 3, 100, 1.2, 1.9, 1),
      ('M-melee', 5, 3, 100, 1.8, 2.7, 1), ('M-big', 5, 3, 100, 4, null, 1), ('M-unknown', 5, 3, 100, null, null, 1),
      ('M-oval', 5, 3, 100, 1.3, 1.5, 2)`.execute(app.em().getKysely());
    const { data } = await app.graphql<{
      meleeLots: { items: { stockNumber: string; sieves: string[] }[]; facets: { options: object[] }[] };
      star: { items: { stockNumber: string }[] };
    }>(
      `query { meleeLots(sort: [{ field: UPDATED_AT }]) { items { stockNumber sieves } facets(fields: [SIEVES]) { ... on OptionFacet { options { value count } } } }
        star: meleeLots(filter: { sieves: [STAR] }) { items { stockNumber } } }`,
      {},
      trader.token,
    );
    expect(
      Object.fromEntries(data?.meleeLots.items.map(({ stockNumber, sieves }) => [stockNumber, sieves]) ?? []),
    ).toEqual({
      'M-small': ['MINUS_2'],
      'M-edge': ['STAR'],
      'M-wide': ['MINUS_2', 'STAR', 'MELEE'],
      'M-melee': ['MELEE'],
      'M-big': [],
      'M-unknown': [],
      'M-oval': [],
    });
    expect(data?.star.items.map(({ stockNumber }) => stockNumber).sort()).toEqual(['M-edge', 'M-wide']);
    expect(data?.meleeLots.facets[0]?.options).toEqual([
      { value: 'MINUS_2', count: 2 },
      { value: 'STAR', count: 2 },
      { value: 'MELEE', count: 2 },
      { value: 'COARSE', count: 0 },
      { value: 'PLUS_14', count: 0 },
    ]);
  });
});

test('lists each stone in exactly one item, for any combination of references between paired stones', async () => {
  const size = 6;
  const stones = Array.from({ length: size }, (_, index) => `Q-${index}`);
  const ids = await createStones(
    app,
    stones.map((stockId) => ({ stockId })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.nat(size - 1)), { minLength: size, maxLength: size }),
      fc.array(fc.boolean(), { minLength: size, maxLength: size }),
      async (claims, visible) => {
        const mates = claims.map((mateIndex, index) =>
          mateIndex === null || mateIndex === index ? null : `q-${mateIndex}`,
        );
        await sql`update diamond d set pair_stock_id = n.mate, is_active = n.shown
          from unnest(${stones}::text[], ${mates}::text[], ${visible}::boolean[]) n (stone, mate, shown)
          where d.stock_id = n.stone`.execute(app.em().getKysely());
        const expectedIds = ids.filter((_, index) => visible[index]).map(String);
        const { data } = await app.graphql<{
          diamonds: { items: { id: string; set: { memberIds: string[] } | null }[] };
        }>('{ diamonds(filter: { asItems: true, text: "q-" }) { items { id set { memberIds } } } }', {}, trader.token);
        const items = data?.diamonds.items ?? [];
        expect(items.flatMap(({ id, set }) => set?.memberIds ?? [id]).sort()).toEqual(expectedIds.sort());
        expect(items.every(({ id, set }) => set === null || set.memberIds[0] === id)).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});
