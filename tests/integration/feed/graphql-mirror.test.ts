import fc from 'fast-check';
import { sql } from 'kysely';
import { cases } from '../../support/cases.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that a copy of the stock updated with `stockFeed` equals a full read, including line sets and pairs. */

let app: TestApp;
let reader: Person;
let stones: readonly number[];
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
  stones = await createStones(
    app,
    Array.from({ length: 12 }, () => ({})),
  );
  for (const [index, id] of stones.entries())
    await sql`update diamond set stock_id = ${`S-${index}`} where id = ${id}`.execute(app.em().getKysely());
});
afterAll(() => app.stop());

const item = `
  __typename ... on Diamond {
    id carats price { total }
    lineSetStones { id price { total } }
    pairMate { id price { total } availability }
    set { kind stones carats total perCarat availability members { id } }
  }`;

interface Step {
  readonly stockFeed: {
    readonly changes: readonly { action: string; itemId: string; item: object | null }[];
    readonly cursor: string;
    readonly hasMore: boolean;
  };
}

class Mirror {
  readonly items = new Map<string, string>();
  #cursor: string | null = null;

  /** Reads all remaining pages of the feed. */
  async catchUp(first: number): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const { data, errors } = await app.graphql<Step>(
        `query ($cursor: String, $first: Int!) {
          stockFeed(types: [DIAMOND], cursor: $cursor, first: $first) {
            cursor hasMore changes { action itemId item { ${item} } } } }`,
        { cursor: this.#cursor, first },
        reader.token,
      );
      if (!data) throw new Error(JSON.stringify(errors));
      for (const change of data.stockFeed.changes) {
        if (change.action === 'UPSERT') this.items.set(change.itemId, canonical(change.item));
        else this.items.delete(change.itemId);
      }
      this.#cursor = data.stockFeed.cursor;
      hasMore = data.stockFeed.hasMore;
    }
  }

  sorted(): string[] {
    return [...this.items].map(([id, text]) => `${id} ${text}`).sort();
  }
}

/** Sorts arrays, because the schema does not define their order. */
const canonical = (value: object | null): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    Array.isArray(inner) ? [...inner].sort((a, b) => Number(a.id) - Number(b.id)) : inner,
  );

async function fresh(): Promise<string[]> {
  const mirror = new Mirror();
  await mirror.catchUp(500);
  return mirror.sorted();
}

const anyStone = fc.nat({ max: 11 });
const anyChange = fc.oneof(
  fc.record({ stone: anyStone, column: fc.constant('price_per_carat'), value: fc.integer({ min: 100, max: 900 }) }),
  fc.record({ stone: anyStone, column: fc.constant('is_active'), value: fc.boolean() }),
  fc.record({ stone: anyStone, column: fc.constant('line_set'), value: fc.constantFrom('A', 'B', null) }),
  fc.record({
    stone: anyStone,
    column: fc.constant('pair_stock_id'),
    value: fc.option(anyStone.map((pairMate) => `s-${pairMate}`)),
  }),
  fc.record({ stone: anyStone, column: fc.constant('is_pair'), value: fc.boolean() }),
);

const apply = async ({ stone, column, value }: { stone: number; column: string; value: unknown }): Promise<void> => {
  await sql`update diamond set ${sql.ref(column)} = ${value} where id = ${stones[stone]}`.execute(app.em().getKysely());
};

test('sends all stones of a line set or separable pair if one of them changes', async () => {
  const [first, second, third, fourth] = stones.map(String);
  for (const stone of [0, 1]) await apply({ stone, column: 'line_set', value: 'L' });
  await apply({ stone: 2, column: 'pair_stock_id', value: 'S-3' });
  const mirror = new Mirror();
  await mirror.catchUp(500);
  await apply({ stone: 0, column: 'price_per_carat', value: 77 });
  await apply({ stone: 2, column: 'price_per_carat', value: 88 });
  await mirror.catchUp(500);
  expect(mirror.items.get(second ?? '')).toContain(`{"id":"${first}","price":{"total":77}}`);
  expect(mirror.items.get(fourth ?? '')).toContain(`{"id":"${third}","price":{"total":88}`);
  await apply({ stone: 0, column: 'line_set', value: null });
  await mirror.catchUp(500);
  expect(mirror.items.get(second ?? '')).toContain('"set":null');
  expect(mirror.sorted()).toEqual(await fresh());
});

test('produces the same copy as a full read after random changes, for any page size', async () => {
  const mirror = new Mirror();
  await mirror.catchUp(500);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChange, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 3, 500),
      async (changes, first) => {
        for (const change of changes) await apply(change);
        await mirror.catchUp(first);
        expect(mirror.sorted()).toEqual(await fresh());
      },
    ),
    { numRuns: cases(12) },
  );
});
