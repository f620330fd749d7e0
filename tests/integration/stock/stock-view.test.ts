import fc from 'fast-check';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { StockType } from '../../../server/src/modules/stock/index.ts';
import { filterOf } from '../../../server/src/modules/stock/visibility/index.ts';
import { stockModules } from '../../../server/src/modules/stock-types/index.ts';
import { cases } from '../../support/cases.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { anyDataset, build } from '../data-visibility/dataset.ts';

/*
 * Tests that the visibility explanation for administrators matches the user's view, for generated stock and users of
 * every type.
 */

let app: TestApp;
let administrator: Person;
let holder: Person;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  holder = await createPerson(app);
});
afterAll(() => app.stop());

interface ListedItem {
  readonly id: string;
  readonly stockNumber: string;
  readonly availability: string;
  readonly price: object | null;
}

interface Rule {
  readonly name: string;
  readonly stage: string;
  readonly isMet: boolean;
  readonly isDeciding: boolean;
  readonly fact: string | null;
  readonly remedy: { readonly place: string } | null;
  readonly ways: readonly { readonly name: string; readonly isMet: boolean }[];
}

interface Page {
  readonly name: string;
  readonly isOfPage: boolean;
  readonly isShown: boolean;
  readonly decidedBy: Omit<Rule, 'ways'> | null;
}

interface View {
  readonly item: { readonly id: string };
  readonly isListed: boolean;
  readonly isReadable: boolean;
  readonly availability: string;
  readonly price: object | null;
  readonly rules: readonly Rule[];
  readonly steps: readonly { readonly label: string; readonly amount: string; readonly unit: string }[];
  readonly markups: readonly { readonly percent: number; readonly fits: boolean; readonly isApplied: boolean }[];
  readonly pages: readonly Page[];
  readonly set: { readonly total: number | null; readonly stones: number } | null;
}

const price = 'price { total perCarat unit }';
const viewQuery = `query ($stockNumber: String!, $userId: ID, $kind: StockKind) {
  stockView(stockNumber: $stockNumber, userId: $userId, kind: $kind) {
    item { id } isListed isReadable availability ${price}
    rules { name stage isMet isDeciding fact remedy { place } ways { name isMet } }
    pages { name isOfPage isShown decidedBy { name stage isMet isDeciding fact remedy { place } } }
    steps { label amount unit } markups { percent fits isApplied } set { total stones } } }`;

async function viewOf(stockNumber: string, userId: number | null, kind?: string): Promise<View> {
  const { data, errors } = await app.graphql<{ stockView: View }>(
    viewQuery,
    { stockNumber, userId, kind },
    administrator.token,
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('there is no view');
  return data.stockView;
}

/** Returns the items in a viewer's list, by stock number. The result is empty if the viewer has no access. */
async function listedItems(many: string, token: string | null): Promise<ReadonlyMap<string, ListedItem>> {
  const { data, errors } = await app.graphql<Record<string, { items: ListedItem[] } | null>>(
    `{ ${many}(page: { size: 100 }) { items { id stockNumber availability ${price} } } }`,
    {},
    token,
  );
  if (errors.length > 0) expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  return new Map(data?.[many]?.items.map((item) => [item.stockNumber, item]));
}

/**
 * Returns the stock numbers that a viewer finds on each page of a type, by page name. The result is empty for pages
 * that the viewer cannot open.
 */
async function foundOnPages(
  { pages, many, typeName }: StockType,
  { token, openPages }: { readonly token: string | null; readonly openPages: readonly number[] },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const declarations = pages.map((_, index) => `$f${index}: ${typeName}Filter, $n${index}: String!`);
  const selections = pages.map(
    (_, index) => `s${index}: pageSettings(pageName: $n${index}) { title }
      p${index}: ${many}(filter: $f${index}, page: { size: 100 }) { items { stockNumber } }`,
  );
  const { data } = await app.graphql<Record<string, { items: ListedItem[] } | null>>(
    `query (${declarations.join(', ')}) { ${selections.join(' ')} }`,
    Object.fromEntries(
      pages.flatMap((page, index) => [
        [`f${index}`, filterOf(page)],
        [`n${index}`, page.name],
      ]),
    ),
    token,
  );
  return new Map(
    pages.map(({ name, access }, index) => {
      const isOpen = access === undefined || openPages.length === 0 || openPages.includes(access);
      const items = isOpen && data?.[`s${index}`] ? (data[`p${index}`]?.items ?? []) : [];
      return [name, new Set(items.map(({ stockNumber }) => stockNumber))] as const;
    }),
  );
}

const viewer = fc.record({
  role: fc.constantFrom(UserRole.USER, UserRole.USER, UserRole.AGENT, UserRole.ADMINISTRATOR),
  pages: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })),
  markups: fc.constantFrom(
    [],
    [{ percent: '12.5' }],
    [{ caratMin: '5', caratMax: '20', percent: '-7.25' }, { priceMax: '300', percent: '30' }, { percent: '1.3333' }],
  ),
  hidden: fc.subarray(
    stockModules.flatMap(({ type }) => type.pages.map(({ name }) => name)),
    { maxLength: 6 },
  ),
  isApproved: fc.constantFrom(true, true, true, true, false),
  isBlocked: fc.constantFrom(false, false, false, false, true),
});

async function stone(facts: object): Promise<void> {
  const { errors } = await app.graphql(
    'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id } } }',
    { input: { diamond: { shapeId: 1, colorId: 5, ...facts } } },
    administrator.token,
  );
  expect(errors).toEqual([]);
}

test('explains why an item is hidden and how its price is computed', async () => {
  await stone({ stockNumber: 'WHY-1', carats: 1.37, pricePerCarat: 4321.55 });
  const user = await createPerson(app, {
    pages: [3],
    markups: [{ caratMin: '2', percent: '50' }, { priceMin: '5000', percent: '7.5' }, { percent: '1' }],
  });
  const closed = await viewOf('why-1', user.id);
  expect(closed).toMatchObject({ isListed: false, isReadable: false });
  expect(closed.rules.find(({ isDeciding }) => isDeciding)).toMatchObject({
    name: 'PAGES',
    fact: 'Pages: White',
    remedy: { place: 'USER' },
    ways: [
      { name: 'SHOWN_TO_ALL', isMet: false },
      { name: 'PAGE_BLACK', isMet: false },
    ],
  });
  const db = app.em().getKysely();
  await sql`insert into user_page_access (user_id, page) values (${user.id}, 2)`.execute(db);
  const open = await viewOf('WHY-1', user.id, 'DIAMOND');
  expect(open).toMatchObject({ isListed: true, availability: 'FOR_SALE' });
  // 1.37 ct × 4,321.55 per carat = 5,920.5235, plus 7.5 % = 6,364.5627…
  expect(open.steps.map(({ amount, unit }) => `${amount} ${unit}`)).toEqual([
    '4321.55 $/ct',
    '1.37 ct',
    '5920.52 $',
    '7.5000 %',
    '4645.67 $/ct',
    '6364.56 $',
  ]);
  expect(open.price).toEqual({ total: 6364.56, perCarat: 4645.67, unit: 6364.56 });
  expect(open.markups.map(({ fits, isApplied }) => [fits, isApplied])).toEqual([
    [false, false],
    [true, true],
    [true, false],
  ]);

  await sql`update user_account set is_email_confirmed = false where id = ${user.id}`.execute(db);
  expect((await viewOf('WHY-1', user.id)).rules.find(({ isDeciding }) => isDeciding)?.name).toBe('EMAIL_CONFIRMED');
  await sql`update user_account set is_email_confirmed = true, is_blocked = true where id = ${user.id}`.execute(db);
  expect((await viewOf('WHY-1', user.id)).rules.find(({ isDeciding }) => isDeciding)?.name).toBe('NOT_BLOCKED');
  expect(await viewOf('WHY-1', null)).toMatchObject({ isListed: false });
});

test('returns, for each page, the rule that determines visibility and where to change it', async () => {
  await stone({ stockNumber: 'PAGE-1', carats: 1, pricePerCarat: 100, showToAll: true });
  const user = await createPerson(app, { pages: [3] });
  const page = async (name: string, userId: number | null) => {
    const page = (await viewOf('PAGE-1', userId)).pages.find((each) => each.name === name);
    return [page?.isOfPage, page?.isShown, page?.decidedBy?.name, page?.decidedBy?.remedy?.place];
  };
  const db = app.em().getKysely();
  const hide = (name: string, isVisible: boolean) =>
    sql`update page_settings set is_visible = ${isVisible} where page_name = ${name}`.execute(db);
  const expected = [true, true, undefined, undefined];
  expect(await page('white', null)).toEqual(expected);
  expect(await page('engagement-rings', null)).toEqual(expected);
  expect(await page('black', null)).toEqual([false, false, 'LISTED_COLLECTION', 'STOCK_ITEM']);
  // The user finds the stone by its number, because it is shown to all users. However, the user cannot open the page.
  expect(await page('white', user.id)).toEqual([true, false, 'PAGE_OPEN', 'USER']);
  await hide('white', false);
  expect(await page('white', null)).toEqual([true, false, 'PAGE_SHOWN', 'PAGE_SETTINGS']);
  expect(await page('white', administrator.id)).toEqual(expected);
  await hide('white', true);
  await sql`update diamond set status = 3 where stock_id = 'PAGE-1'`.execute(db);
  // The ring builder lists only items that can currently be ordered.
  expect(await page('engagement-rings', null)).toEqual([true, false, 'STATUS', 'STOCK_ITEM']);
  await sql`update diamond set is_active = false where stock_id = 'PAGE-1'`.execute(db);
  expect(await page('white', null)).toEqual([true, false, 'ACTIVE', 'STOCK_ITEM']);
});

test('does not treat a stone without a color as a black stone', async () => {
  await stone({ stockNumber: 'NO-COLOR', carats: 1, pricePerCarat: 100, colorId: null });
  const user = await createPerson(app, { pages: [3] });
  expect(await viewOf('NO-COLOR', user.id)).toMatchObject({ isListed: false, isReadable: false });
});

test("prices items on an agent's domain with the agent's markups", async () => {
  await stone({ stockNumber: 'DOMAIN-1', carats: 1, pricePerCarat: 100, showToAll: true });
  const agent = await createPerson(app, { role: UserRole.AGENT, markups: [{ percent: '17.77' }] });
  await sql`update user_account set domain = 'why.example.net' where id = ${agent.id}`.execute(app.em().getKysely());
  const runQuery = async (domain: string | null) => {
    const { data } = await app.graphql<{ stockView: View & { user: object | null } }>(
      `query ($domain: String) { stockView(stockNumber: "DOMAIN-1", domain: $domain) { isListed user { id } ${price} } }`,
      { domain },
      administrator.token,
    );
    return data?.stockView;
  };
  expect(await runQuery('why.example.net')).toMatchObject({ isListed: true, user: null, price: { total: 117.77 } });
  expect(await runQuery(null)).toMatchObject({ isListed: true, user: null, price: { total: 100 } });
});

test('names the argument that refers to an unknown item or user', async () => {
  const runQuery = (variables: Record<string, unknown>) => app.graphql(viewQuery, variables, administrator.token);
  const unknownItem = await runQuery({ stockNumber: 'no such thing' });
  expect(unknownItem.errors[0]?.extensions).toMatchObject({
    code: 'ITEM_NOT_FOUND',
    details: [{ path: 'stockNumber' }],
  });
  const unknownUser = await runQuery({ stockNumber: 'WHY-1', userId: 999_999 });
  expect(unknownUser.errors[0]?.extensions).toMatchObject({ code: 'USER_NOT_FOUND', details: [{ path: 'userId' }] });
});

const areMet = ({ rules }: View, stages: readonly string[]): boolean =>
  rules.filter(({ stage }) => stages.includes(stage)).every(({ isMet }) => isMet);

/**
 * Expects that the explanation matches the user's list. `listed` is undefined if the list does not contain the item.
 */
function compare(item: object, view: View, listed: ListedItem | undefined): void {
  expect({ ...item, isListed: view.isListed }).toEqual({ ...item, isListed: listed !== undefined });
  if (listed) expect(view).toMatchObject({ availability: listed.availability, price: listed.price, isReadable: true });
  if (view.isListed)
    expect(areMet(view, ['LIST', 'ORDER'])).toBe(['FOR_SALE', 'HELD_FOR_YOU'].includes(view.availability));
  const unmet = view.rules.filter(({ isMet }) => !isMet);
  expect(view.rules.filter(({ isDeciding }) => isDeciding)).toEqual(unmet.slice(0, 1));
  if (view.steps.length > 0) expect(view.price).toMatchObject({ total: Number(view.steps.at(-1)?.amount) });
  const fitting = view.markups.filter(({ fits }) => fits);
  expect(view.markups.filter(({ isApplied }) => isApplied)).toEqual(fitting.slice(0, 1));
}

test("matches every user's list and prices for items of every stock type", async () => {
  const db = app.em().getKysely();
  const property = fc.asyncProperty(
    anyDataset(holder.id),
    viewer,
    fc.boolean(),
    async (dataset, viewerFacts, isHolder) => {
      await build(app, dataset, 'whole', { kind: 'visitor', pages: null });
      const user = await createPerson(app, viewerFacts);
      await sql`update user_account set is_approved = ${viewerFacts.isApproved}, is_blocked = ${viewerFacts.isBlocked} where id = ${user.id}`.execute(
        db,
      );
      const holderId = isHolder ? user.id : holder.id;
      await sql`update jewellery_piece set hold_user_id = ${holderId},
      hold_until = case when id % 3 = 0 then now() - interval '1 hour' when id % 3 = 1 then now() + interval '1 hour' end
      where status = 'Hold'`.execute(db);
      await sql`update diamond set hold_user_id = ${holderId} where status = 2`.execute(db);
      await sql`update page_settings set is_visible = not (page_name::text = any(${viewerFacts.hidden}))
      where not (page_name::text like 'admin%')`.execute(db);
      const openPages = viewerFacts.role === UserRole.ADMINISTRATOR ? [] : viewerFacts.pages;
      for (const { type } of stockModules) {
        const list = await listedItems(type.many, user.token);
        const onPages = await foundOnPages(type, { token: user.token, openPages });
        const { rows } = await sql<{ stockNumber: string }>`
        select ${sql.ref(type.name === 'diamonds' ? 'stock_id' : 'stock_number')} as "stockNumber"
        from ${sql.table(type.table)} order by id limit 8`.execute(db);
        for (const { stockNumber } of rows) {
          const view = await viewOf(stockNumber, user.id, type.kind);
          compare({ type: type.name, stockNumber }, view, list.get(stockNumber));
          expect([stockNumber, view.pages.map(({ name, isShown }) => [name, isShown])]).toEqual([
            stockNumber,
            type.pages.map(({ name }) => [name, onPages.get(name)?.has(stockNumber) ?? false]),
          ]);
          expect(view.pages.map(({ decidedBy }) => decidedBy === null)).toEqual(
            view.pages.map(({ isShown }) => isShown),
          );
          if (viewerFacts.role !== UserRole.ADMINISTRATOR)
            expect(areMet(view, ['HOUSE', 'ACCOUNT', 'LIST'])).toBe(view.isListed);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: cases(4), endOnFailure: true });
});
