import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { buildClient, sendRequest } from './built-client.ts';

const mainHost = 'house.example.com';
const agentHost = 'agent.example.com';
const brandName = 'House of Tests';

let app: TestApp;
let folder: string;
let administrator: Person;
let agent: Person;

beforeAll(async () => {
  folder = await buildClient();
  app = await startTestApp({
    clientFolder: folder,
    env: { PUBLIC_URL: `https://${mainHost}`, BRAND_NAME: brandName, ANALYTICS_ID: 'G-AB12CD34' },
  });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  agent = await createPerson(app, { role: UserRole.AGENT, domain: agentHost, markups: [{ percent: '10' }] });
  await createStones(app, [
    { stockId: 'OPEN-1', carats: '1.01', pricePerCarat: '1000', showToAll: true },
    { stockId: 'TRADE-1', showToAll: false },
    { stockId: 'GONE-1', showToAll: true, isActive: false },
    { stockId: '</script><b>"&', showToAll: true },
  ]);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Page {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly etag: string | undefined;
  /** Contents of the meta elements, by name. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  readonly icon: string | undefined;
  /** Structured data (schema.org) of the page, by type. */
  readonly data: ReadonlyMap<string, Record<string, unknown>>;
  /** Site data that is embedded in the page for the client. */
  readonly site: {
    siteSettings: Record<string, unknown>;
    shownPages: string[];
    contact: object | null;
    maintenance: object;
  } | null;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#x27': "'",
  '#x3D': '=',
  '#x60': '`',
};
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

async function read(path: string, host = mainHost, headers: Record<string, string> = {}): Promise<Page> {
  const response = await sendRequest(`${app.url}${path}`, { host, ...headers });
  const html = response.bytes.toString('utf8');
  const [site] = [...html.matchAll(/<script type="application\/json" id="site-data">(.*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const link = (rel: string) => plain(new RegExp(`<link rel="${rel}" href="(.*?)"`).exec(html)?.[1] ?? '') || undefined;
  return {
    status: response.status,
    html,
    etag: response.headers.etag,
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: new Map(
      [...html.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)"/g)].map(([, name = '', content = '']) => [
        name,
        plain(content),
      ]),
    ),
    canonical: link('canonical'),
    icon: link('icon'),
    data: new Map(data.map((each) => [each['@type'], each])),
    site: site === undefined ? null : JSON.parse(site),
  };
}

describe('server-rendered head of pages', () => {
  test('renders escaped title, description, canonical URL, Open Graph and organization tags', async () => {
    const page = await read('/?from=mail', '10.0.0.7:4000');
    expect(page.status).toBe(200);
    expect(page.title).toBe(`Home | ${brandName}`);
    const description = 'Diamonds "for" the <trade> & its friends.';
    expect(page.html).not.toContain('<trade>');
    expect(Object.fromEntries(page.meta)).toMatchObject({
      description,
      'og:title': 'Home',
      'og:description': description,
      'og:url': `https://${mainHost}/`,
      'og:site_name': brandName,
      'og:type': 'website',
    });
    expect(page.canonical).toBe(`https://${mainHost}/`);
    expect(page.icon).toBe('/favicon.svg');
    expect(page.data.get('Organization')).toMatchObject({ name: brandName, url: `https://${mainHost}/` });
  });

  test('renders the configured title and breadcrumbs of a page with settings', async () => {
    const page = await read('/diamonds/white/?page=2');
    expect(page.title).toBe(`White Diamonds | ${brandName}`);
    expect(page.canonical).toBe(`https://${mainHost}/diamonds/white`);
    const steps = page.data.get('BreadcrumbList')?.itemListElement;
    expect(steps).toMatchObject([
      { position: 1, name: 'Home', item: `https://${mainHost}/` },
      { position: 2, name: 'White Diamonds', item: `https://${mainHost}/diamonds/white` },
    ]);
    const set = (title: string) =>
      app.rest('PUT', '/api/pagesettings/white', { token: administrator.token, body: { title } });
    await set('Whites & "more"');
    const renamed = await read('/diamonds/white');
    expect(renamed.title).toBe(`Whites & "more" | ${brandName}`);
    expect(renamed.etag).not.toBe(page.etag);
    await set('White Diamonds');
    expect((await read('/diamonds/white')).etag).toBe(page.etag);
  });

  test('renders no canonical URL and no Open Graph tags on private pages', async () => {
    const page = await read('/cart');
    expect([page.title, page.canonical, page.meta.get('og:title')]).toEqual([
      `Cart | ${brandName}`,
      undefined,
      undefined,
    ]);
  });

  test('embeds the site data, so that the client does not need to request it', async () => {
    const { site } = await read('/cart');
    expect(site).toEqual({
      siteSettings: {
        brandName,
        recaptchaSiteKey: null,
        analyticsId: 'G-AB12CD34',
        domainLayout: { domain: null, logoUrl: null, primaryColor: '#5f8eb1', agentId: null },
      },
      shownPages: expect.arrayContaining(['white', 'melee']),
      contact: { companyName: brandName, address: null, city: null, country: null, phone: null, email: null },
      maintenance: { isEnabled: false, message: null },
    });
    expect(site?.shownPages.filter((name) => name.startsWith('admin'))).toEqual([]);
    const response = await app.graphql('{ siteSettings { brandName analyticsId } }');
    expect(response.data).toEqual({ siteSettings: { brandName, analyticsId: 'G-AB12CD34' } });
  });

  test('embeds the new contact details after they change', async () => {
    await read('/cart');
    const change = 'mutation { updateContactInfo(input: { set: { city: "Antwerp" } }) { contactInfo { city } } }';
    await app.graphql(change, {}, administrator.token);
    expect((await read('/cart')).site?.contact).toMatchObject({ companyName: brandName, city: 'Antwerp' });
  });

  test('renders an unchanged page with one query, and an item page with at most two more', async () => {
    await read('/cart');
    expect((await countQueries(() => read('/cart'))).queries).toHaveLength(1);
    expect((await countQueries(() => read('/diamond/OPEN-1'))).queries.length).toBeLessThanOrEqual(3);
  });
});

describe("pages on an agent's domain", () => {
  const setLogo = (logo: string | null) =>
    sql`update user_account set logo_url = ${logo}, primary_color = '#2a7f62' where domain = ${agentHost}`.execute(
      app.em().getKysely(),
    );

  test.each(['/', '/diamonds/white', '/diamond/OPEN-1', '/cart', '/nowhere', '/robots.txt', '/sitemap.xml'])(
    '%s contains no name, image, color or URL of the main site',
    async (path) => {
      await setLogo(null);
      const page = await read(path, agentHost);
      expect(page.html).not.toContain(brandName);
      expect(page.html).not.toContain(mainHost);
      expect(page.html).not.toContain('favicon.svg');
      expect(page.html).not.toContain('5f8eb1');
      expect(page.html).not.toContain('G-AB12CD34');
    },
  );

  test('responds with 404 for company pages', async () => {
    expect([(await read('/about-us', mainHost)).status, (await read('/about-us', agentHost)).status]).toEqual([
      200, 404,
    ]);
    expect((await read('/about-us', agentHost)).title).not.toContain('About');
    expect((await read('/sitemaps/pages.xml', mainHost)).html).toContain('/about-us');
    expect((await read('/sitemaps/pages.xml', agentHost)).html).not.toContain('/about-us');
  });

  test('renders the agent’s title, name and contact details', async () => {
    await setLogo(null);
    const plainPage = await read('/diamonds/white', agentHost);
    expect(plainPage.title).toBe(`White Diamonds | ${agentHost}`);
    expect(plainPage.canonical).toBe(`https://${agentHost}/diamonds/white`);
    expect(plainPage.meta.get('theme-color')).toBe('#2a7f62');
    expect(plainPage.icon).toBe('/neutral.svg');
    await setLogo('/media/logo.webp');
    const page = await read('/', agentHost);
    expect(page.title).toBe(`Home | ${agentHost}`);
    expect(page.site?.siteSettings).toMatchObject({ brandName: agentHost, analyticsId: null });
    expect(page.site?.contact).toEqual({
      ...{ companyName: agentHost, email: agent.email },
      ...{ address: null, city: null, country: null, phone: null },
    });
    expect(page.data.get('Organization')).toMatchObject({ logo: `https://${agentHost}/media/logo.webp` });
  });

  test('renders an item at the price for the agent’s visitors', async () => {
    const offerOn = async (host: string) => (await read('/diamond/OPEN-1', host)).data.get('Product')?.offers;
    expect(await offerOn(mainHost)).toMatchObject({
      price: '1010.00',
      priceCurrency: 'USD',
      url: `https://${mainHost}/diamond/OPEN-1`,
    });
    expect(await offerOn(agentHost)).toMatchObject({ price: '1111.00', url: `https://${agentHost}/diamond/OPEN-1` });
  });
});

describe('server-rendered item page', () => {
  test('contains only data that visitors may see', async () => {
    const page = await read('/diamond/OPEN-1?list=white');
    expect([page.status, page.title]).toEqual([200, `Single Diamond | ${brandName}`]);
    expect(page.meta.get('og:title')).toBe('Round diamond, 1.01 ct, D IF');
    expect(page.meta.get('og:type')).toBe('product');
    expect(page.meta.get('description')).toContain('stock number OPEN-1');
    expect(page.data.get('Product')).toMatchObject({
      name: 'Round diamond, 1.01 ct, D IF',
      sku: 'OPEN-1',
      offers: { availability: 'https://schema.org/InStock' },
    });
  });

  test('marks a stone on memo as sold out', async () => {
    await createStone(app, { stockId: 'MEMO-1', status: 4, showToAll: true });
    const page = await read('/diamond/MEMO-1');
    expect(page.data.get('Product')).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  test('returns identical 404 responses for missing and hidden items, even to users who may see the hidden items', async () => {
    const nameOf = (page: Page, number: string) => page.html.replaceAll(number, 'X');
    const none = await read('/diamond/NONE-1');
    expect([none.status, none.title, none.canonical, none.meta.get('robots')]).toEqual([
      404,
      `Single Diamond | ${brandName}`,
      undefined,
      'noindex',
    ]);
    expect(none.site).not.toBeNull();
    for (const number of ['TRADE-1', 'GONE-1']) {
      const page = await read(`/diamond/${number}`);
      expect([page.status, nameOf(page, number)]).toEqual([404, nameOf(none, 'NONE-1')]);
    }
    // The head is the same with and without a token.
    const signedIn = await read('/diamond/TRADE-1', mainHost, { authorization: `Bearer ${administrator.token}` });
    expect(signedIn.html).toBe(none.html.replaceAll('NONE-1', 'TRADE-1'));
  });

  test.each(['%00', 'a'.repeat(200), '%E0%A4', `${encodeURIComponent("' or 1=1 --")}`])(
    'responds with 400 or 404 at %s',
    async (part) => {
      expect([400, 404]).toContain((await read(`/diamond/${part}`)).status);
    },
  );

  test('escapes the stock number in the page', async () => {
    const page = await read(`/diamond/${encodeURIComponent('</script><b>"&')}`);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<b>');
    expect(page.data.get('Product')?.sku).toBe('</script><b>"&');
  });

  test('renders an item page for every stock type that has item pages', async () => {
    const create = (type: string, input: object) =>
      app.graphql(
        `mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`,
        { input },
        administrator.token,
      );
    const created = await Promise.all([
      create('JewelleryPiece', {
        jewelleryPiece: { stockNumber: 'JW-1', type: 'RING', title: 'A & B "ring"', totalPrice: 900 },
      }),
      create('Bracelet', { bracelet: { stockNumber: 'BR-1', name: 'Riviera', color: 'Red', size: 'S', price: 100 } }),
      create('EternityRing', { eternityRing: { stockNumber: 'ER-1', name: 'Halo', shapeId: '1', price: 300 } }),
      create('CustomNecklace', { customNecklace: { stockNumber: 'CN-1', name: 'Drop', price: 400 } }),
      create('RingSetting', { ringSetting: { stockNumber: 'RS-1', name: 'Six claws', price: 500, shapeIds: ['1'] } }),
    ]);
    // If the URL has no parameters, the first variant in stock represents the design.
    created.push(
      await create('Bracelet', {
        bracelet: { stockNumber: 'BR-2', name: 'Riviera', color: 'Blue', size: 'M', price: 200 },
      }),
    );
    expect(created.flatMap(({ errors }) => errors)).toEqual([]);
    const pages = await Promise.all(
      [
        '/products/JW-1',
        '/bracelet/riviera',
        '/bracelet/Riviera?color=blue&size=M',
        '/eternity-rings/ER-1',
        '/custom-necklace/CN-1',
        '/ring-setting/RS-1',
      ].map((path) => read(path)),
    );
    expect(pages.map(({ status, data }) => [status, data.get('Product')?.name, data.get('Product')?.sku])).toEqual([
      [200, 'A & B "ring"', 'JW-1'],
      [200, 'Riviera', 'BR-1'],
      [200, 'Riviera', 'BR-2'],
      [200, 'Halo', 'ER-1'],
      [200, 'Drop', 'CN-1'],
      [200, 'Six claws', 'RS-1'],
    ]);
    expect((await read('/bracelet/Nobody')).status).toBe(404);
    expect((await read('/products/JW-2')).status).toBe(404);
  });
});

describe('item sitemaps', () => {
  const locations = async (path: string): Promise<string[]> =>
    [...(await read(path)).html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => plain(location));

  test('lists only items that visitors may see', async () => {
    const index = await locations('/sitemap.xml');
    expect(index).toEqual(
      expect.arrayContaining(
        ['pages', 'diamonds-1', 'bracelets-1'].map((name) => `https://${mainHost}/sitemaps/${name}.xml`),
      ),
    );
    const stones = await locations('/sitemaps/diamonds-1.xml');
    expect(stones).toContain(`https://${mainHost}/diamond/OPEN-1`);
    expect(stones.filter((address) => /TRADE|GONE/.test(address))).toEqual([]);
    expect(await locations('/sitemaps/bracelets-1.xml')).toEqual([`https://${mainHost}/bracelet/Riviera`]);
    for (const path of ['/sitemaps/diamonds-0.xml', '/sitemaps/pebbles-1.xml', '/sitemaps/diamonds-x.xml'])
      expect((await read(path)).status).toBe(404);
  });

  test('serves one sitemap per ID range, and none for an empty range', async () => {
    const beyond = 7 * 50_000 + 5;
    await sql`
      insert into diamond (id, stock_id, carats, price_per_carat, shape_id, clarity_id, show_to_all) overriding system value
      values (${beyond}, 'FAR-1', 1, 100, 1, 1, true)`.execute(app.em().getKysely());
    const numbers = (await locations('/sitemap.xml')).flatMap((address) => /diamonds-(\d+)/.exec(address)?.[1] ?? []);
    expect(numbers).toEqual(['1', '8']);
    expect(await locations('/sitemaps/diamonds-8.xml')).toEqual([`https://${mainHost}/diamond/FAR-1`]);
  });
});

describe('pages in maintenance mode', () => {
  const setMaintenance = (isEnabled: boolean) =>
    app.rest('PUT', `/api/site/maintenance?isenabled=${isEnabled}`, { token: administrator.token });

  test('signals maintenance mode to the client and to search engines, without stock data', async () => {
    await setMaintenance(true);
    const [item, ownPage, screen] = await Promise.all([
      read('/diamond/OPEN-1'),
      read('/maintenance'),
      read('/admin/orders'),
    ]);
    await setMaintenance(false);
    expect([item.status, ownPage.status, screen.status]).toEqual([503, 200, 200]);
    for (const page of [item, ownPage, screen]) expect(page.site?.maintenance).toMatchObject({ isEnabled: true });
    expect(item.data.get('Product')).toBeUndefined();
    expect((await read('/diamond/OPEN-1')).status).toBe(200);
  });
});
