import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { pagesOfPdf } from '../../support/pdf.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, refusalOf } from '../orders/back-office.ts';

interface SharedLine {
  stockNumber: string;
  description: string;
  price: { total: number };
  availability: string;
  diamond: { id: string } | null;
}
interface Shared {
  sharer: string | null;
  hidden: number;
  expiresAt: string;
  lines: SharedLine[];
}
interface Link {
  token: string;
  url: string;
  expiresAt: string;
  share: { id: string; wishes: number };
}

let app: TestApp;
let sharer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { BRAND_NAME: 'House of Tests' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  sharer = await createPerson(app, { markups: [{ percent: '10' }] });
  other = await createPerson(app, { markups: [{ percent: '25' }] });
});

/** Adds items to the user's wishlist and returns its lines. */
async function wish({ token }: Person, items: readonly object[]): Promise<{ id: string }[]> {
  const { data, errors } = await app.graphql<{
    addToWishlist: { wishlist: { lines: { id: string }[] }; problems: object[] };
  }>(
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { wishlist { lines { id } } problems { message } } }',
    { input: { items } },
    token,
  );
  expect([errors, data?.addToWishlist.problems]).toEqual([[], []]);
  return data?.addToWishlist.wishlist.lines ?? [];
}

const share = ({ token }: Person, input: object = {}) =>
  app.graphql<{ shareWishlist: Link | null }>(
    'mutation ($input: ShareWishlistInput!) { shareWishlist(input: $input) { token url expiresAt share { id wishes } } }',
    { input },
    token,
  );

/** Shares the wishlist and returns the link. Throws if the request fails. */
async function shared(person: Person, input: object = {}): Promise<Link> {
  const { data, errors } = await share(person, input);
  if (!data?.shareWishlist) throw new Error(JSON.stringify(errors));
  return data.shareWishlist;
}

const runQuery = (token: string, person: Person | null) =>
  app.graphql<{ sharedWishlist: Shared | null }>(
    `query ($token: String!) { sharedWishlist(token: $token) {
      sharer hidden expiresAt lines { stockNumber description price { total } availability diamond { id } } } }`,
    { token },
    person?.token ?? null,
  );

/** Reads a shared wishlist. Throws if the request fails. */
async function read(token: string, person: Person | null): Promise<Shared> {
  const { data, errors } = await runQuery(token, person);
  if (!data?.sharedWishlist) throw new Error(JSON.stringify(errors));
  return data.sharedWishlist;
}

const numbersOf = ({ lines }: Shared) => lines.map(({ stockNumber }) => stockNumber);
const execute = (statement: ReturnType<typeof sql>) => statement.execute(app.em().getKysely());

test("returns all item kinds at the viewer's prices, and only the sharer's company", async () => {
  const items = await createItems(app);
  const { diamondId } = await createItems(app);
  await wish(
    sharer,
    kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...items, diamondId } : items)),
  );
  await addAddress(app, sharer, 'London');
  const link = await shared(sharer);
  expect(link.url).toBe(`${app.services.config.publicUrl}/shared/${link.token}`);

  const ownView = await read(link.token, sharer);
  const theirs = await read(link.token, other);
  expect(theirs.lines).toHaveLength(kinds.length);
  expect(theirs.hidden).toBe(0);
  // Markups apply to stones, so the prices are 1,000.00 plus 10 % and 1,000.00 plus 25 %.
  expect([ownView.lines[0]?.price.total, theirs.lines[0]?.price.total]).toEqual([1_100, 1_250]);
  expect(theirs.lines.map(({ description }) => description).join('\n')).toContain('engraved “For ever”');

  expect(theirs.sharer).toBe('Analytical Gems');
  const text = JSON.stringify(theirs);
  for (const personalText of [sharer.email, 'Ada', 'Byron', 'Mill Lane', 'London', '7946'])
    expect(text).not.toContain(personalText);
});

test('counts items that the viewer may not see without naming them, and counts a set as one item', async () => {
  const set = await createStones(app, [
    { stockId: 'SH-L1', lineSet: 'SHARED', showToAll: true },
    { stockId: 'SH-L2', lineSet: 'SHARED' },
  ]);
  const open = await createStone(app, { stockId: 'SH-OPEN', showToAll: true });
  const closed = await createStone(app, { stockId: 'SH-CLOSED' });
  await wish(sharer, [{ diamondId: set[0] }, { diamondId: open }, { diamondId: closed }]);
  const { token } = await shared(sharer);

  const anonymousView = await read(token, null);
  expect(numbersOf(anonymousView)).toEqual(['SH-OPEN']);
  expect(anonymousView.hidden).toBe(2);
  expect(anonymousView.sharer).toBeNull();
  expect(JSON.stringify(anonymousView)).not.toContain('SH-CLOSED');
  // A trader without page restrictions can see all stones.
  expect(numbersOf(await read(token, other))).toEqual(['SH-L1', 'SH-L2', 'SH-OPEN', 'SH-CLOSED']);
});

test('returns the setting and stone of a shared ring, so that a viewer can build an identical ring', async () => {
  const items = await createItems(app);
  const rings = kinds.filter(({ name }) => name.endsWith('ring') && name !== 'eternity ring');
  await wish(sharer, [...rings.map(({ item }) => item(items)), { eternityRingId: items.eternityRingId }]);
  const { token } = await shared(sharer);
  const { data } = await app.graphql<{
    sharedWishlist: {
      lines: { description: string; ring: (Record<string, unknown> & { stoneId: string }) | null }[];
    };
  }>(
    `query ($token: String!) { sharedWishlist(token: $token) {
      lines { description ring { ringSettingId stoneId ringSize engraving } } } }`,
    { token },
    other.token,
  );
  const [engagement, completed, eternity] = data?.sharedWishlist.lines ?? [];
  if (!engagement?.ring || !completed?.ring) throw new Error('the rings have no parts');
  expect(eternity?.ring).toBeNull();

  const { stoneId: diamondId, ...setting } = engagement.ring;
  const { stoneId: genericDiamondId, ...otherSetting } = completed.ring;
  await wish(other, [
    { engagementRing: { ...setting, diamondId } },
    { completedRing: { ...otherSetting, genericDiamondId } },
  ]);
  const ownWishlist = await app.graphql<{ wishlist: { lines: { description: string }[] } }>(
    '{ wishlist { lines { description } } }',
    {},
    other.token,
  );
  expect(ownWishlist.data?.wishlist.lines.map(({ description }) => description)).toEqual([
    engagement.description,
    completed.description,
  ]);
});

test('shares only the chosen lines, and hides lines that were removed from the wishlist', async () => {
  const [first, second, third] = await createStones(app, [
    { stockId: 'SH-1' },
    { stockId: 'SH-2' },
    { stockId: 'SH-3' },
  ]);
  const lines = await wish(sharer, [{ diamondId: first }, { diamondId: second }, { diamondId: third }]);
  const link = await shared(sharer, { lineIds: [lines[0]?.id, lines[2]?.id] });
  expect(link.share.wishes).toBe(2);
  expect(numbersOf(await read(link.token, other))).toEqual(['SH-1', 'SH-3']);

  await execute(sql`update diamond set status = 3 where id = ${third}`);
  await execute(sql`delete from wishlist_item where user_id = ${sharer.id} and diamond_id = ${first}`);
  const secondRead = await read(link.token, other);
  expect(secondRead.lines.map(({ stockNumber, availability }) => [stockNumber, availability])).toEqual([
    ['SH-3', 'GONE'],
  ]);
});

test('invalidates a shared link after 30 days, when the sharer revokes it, and when the sharer is blocked', async () => {
  await wish(sharer, [{ diamondId: await createStone(app) }]);
  const [keptLink, endedLink, oldLink] = [await shared(sharer), await shared(sharer), await shared(sharer)];
  const days = (new Date(keptLink.expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);

  const end = (person: Person, id: string) =>
    app.graphql<{ unshareWishlist: { shares: { id: string }[] } | null }>(
      'mutation ($input: UnshareWishlistInput!) { unshareWishlist(input: $input) { shares { id } } }',
      { input: { id } },
      person.token,
    );
  expect(refusalOf(await end(other, endedLink.share.id)).code).toBe('ITEM_NOT_FOUND');
  expect(numbersOf(await read(endedLink.token, other))).toHaveLength(1);
  const { data } = await end(sharer, endedLink.share.id);
  expect(data?.unshareWishlist?.shares.map(({ id }) => id)).toEqual([oldLink.share.id, keptLink.share.id]);
  await execute(sql`update wishlist_share set expires_at = now() - interval '1 second' where id = ${oldLink.share.id}`);

  for (const token of [endedLink.token, oldLink.token, `${keptLink.token}x`, keptLink.share.id]) {
    expect(refusalOf(await runQuery(token, other))).toMatchObject({ code: 'ITEM_NOT_FOUND', paths: ['token'] });
  }
  const { data: links } = await app.graphql<{ wishlistShares: { id: string }[] }>(
    '{ wishlistShares { id } }',
    {},
    sharer.token,
  );
  expect(links?.wishlistShares.map(({ id }) => id)).toEqual([keptLink.share.id]);

  await execute(sql`update user_account set is_blocked = true where id = ${sharer.id}`);
  expect(refusalOf(await runQuery(keptLink.token, other)).code).toBe('ITEM_NOT_FOUND');
});

test('stores no share token in the database', async () => {
  await wish(sharer, [{ diamondId: await createStone(app) }]);
  const { token } = await shared(sharer);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(s)::text as row from wishlist_share s where user_id = ${sharer.id}`.execute(app.em().getKysely());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'));
});

test("rejects sharing an empty wishlist or other users' lines, and creating more than 20 links", async () => {
  expect(refusalOf(await share(sharer)).paths).toEqual(['wishlist']);
  const [line] = await wish(other, [{ diamondId: await createStone(app) }]);
  expect(refusalOf(await share(sharer, { lineIds: [line?.id] }))).toMatchObject({
    code: 'ITEM_NOT_FOUND',
    paths: ['lineIds.0'],
  });
  const responses = await Promise.all(Array.from({ length: 30 }, () => share(other)));
  expect(responses.filter(({ data }) => data?.shareWishlist)).toHaveLength(20);
  expect(refusalOf(await share(other))).toMatchObject({ code: 'INVALID_REQUEST', paths: ['lineIds'] });
  await execute(sql`update wishlist_share set expires_at = now() where user_id = ${other.id}`);
  await shared(other);
});

test('creates share links on the agent’s own domain', async () => {
  const agent = await createPerson(app, { role: UserRole.AGENT, domain: 'gems.example' });
  await wish(agent, [{ diamondId: await createStone(app) }]);
  expect(new URL((await shared(agent)).url).hostname).toBe('gems.example');
});

test('runs as many queries for 90 shared items as for 9', async () => {
  const links: string[] = [];
  for (const count of [1, 10]) {
    const person = await createPerson(app);
    for (let round = 0; round < count; round++) {
      const items = await createItems(app);
      const { diamondId } = await createItems(app);
      await wish(
        person,
        kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...items, diamondId } : items)),
      );
    }
    links.push((await shared(person)).token);
  }
  const cost = async (token = '') => {
    await read(token, other);
    return (await countQueries(() => read(token, other))).queries.length;
  };
  expect(await cost(links[1])).toBe(await cost(links[0]));
});

describe('wishlist PDF', () => {
  const paperOf = async ({ token }: Person, input: object) => {
    const { data, errors } = await app.graphql<{ wishlistDocumentUrl: string | null }>(
      'query ($input: WishlistDocumentInput!) { wishlistDocumentUrl(input: $input) }',
      { input },
      token,
    );
    if (!data?.wishlistDocumentUrl) throw new Error(JSON.stringify(errors));
    return fetch(new URL(data.wishlistDocumentUrl, app.url));
  };
  const textOf = async (response: Response) => (await pagesOfPdf(await response.arrayBuffer())).join(' ');

  test('prints the sharer’s prices, or no prices', async () => {
    const [first, second] = await createStones(app, [{ stockId: 'PP-1' }, { stockId: 'PP-2', pricePerCarat: '2000' }]);
    const lines = await wish(sharer, [{ diamondId: first }, { diamondId: second }]);
    const response = await paperOf(sharer, { withPrices: true });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const priced = await textOf(response);
    expect(priced).toMatch(/House of Tests.*Wishlist.*PP-1.*1,100\.00.*PP-2.*2,200\.00.*Total in USD.*3,300\.00/);

    const plain = await textOf(await paperOf(sharer, { withPrices: false, lineIds: [lines[1]?.id] }));
    expect(plain).toContain('PP-2');
    expect(plain).not.toContain('PP-1');
    expect(plain).not.toMatch(/2,?\d00\.00|Total in/);
  });

  test('prints a line set as one item with totals and with its stones below', async () => {
    const members = [
      { stockId: 'PP-L1', lineSet: 'PRINTED' },
      { stockId: 'PP-L2', lineSet: 'PRINTED', pricePerCarat: '2000' },
    ];
    const [first] = await createStones(app, members);
    await wish(sharer, [{ diamondId: first }]);
    const priced = await textOf(await paperOf(sharer, { withPrices: true }));
    // The prices of the single stones, 1,100.00 and 2,200.00, are not shown.
    expect(priced).toMatch(
      /Line set PRINTED: 2 stones 2\.00 1,650\.00 3,300\.00.*PP-L1.*PP-L2.*Total in USD 3,300\.00/,
    );
    expect(priced).not.toMatch(/1,100\.00|2,200\.00/);
    expect(await textOf(await paperOf(sharer, { withPrices: false }))).toContain('1 item');
  });

  test('prints only the agent’s brand', async () => {
    const agent = await createPerson(app, { role: UserRole.AGENT, domain: 'papers.example' });
    await wish(agent, [{ diamondId: await createStone(app, { stockId: 'PP-3' }) }]);
    const text = await textOf(await paperOf(agent, { withPrices: true }));
    expect(text).toContain('papers.example');
    expect(text).toContain('PP-3');
    expect(text).not.toContain('House of Tests');
  });

  test('returns 401 for an invalid share token, and if the user may no longer sign in', async () => {
    await wish(sharer, [{ diamondId: await createStone(app) }]);
    const { data } = await app.graphql<{ wishlistDocumentUrl: string }>(
      '{ wishlistDocumentUrl(input: { withPrices: true }) }',
      {},
      sharer.token,
    );
    const path = data?.wishlistDocumentUrl ?? '';
    expect((await fetch(new URL(`${path}x`, app.url))).status).toBe(401);
    await execute(sql`update user_account set is_approved = false where id = ${sharer.id}`);
    expect((await fetch(new URL(path, app.url))).status).toBe(401);
  });
});
