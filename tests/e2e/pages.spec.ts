import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { empty, put } from './buying/trade.ts';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  checkFile,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  goTo,
  graphqlOf,
  openSession,
  phone,
  shopper,
} from './support.ts';

type Run = Awaited<ReturnType<typeof graphqlOf>>;
type Caller = 'visitor' | 'shopper' | 'administrator';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** Values of each path parameter, if they are known without the data. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** Every page of the client, as its build lists them for the server. A new page is tested without a change here. */
const listed: readonly ListedPage[] = JSON.parse(readFileSync('client/dist/.pages.json', 'utf8'));

/** Reads a field of the first item of a list. */
const first =
  (list: string, field: string, filter = '') =>
  async (run: Run) => {
    const { found } = await run(
      `{ found: ${list}(${filter}page: { index: 0, size: 1 }) { items { value: ${field} } } }`,
    );
    return encodeURIComponent(found.items[0].value);
  };

const forSale = 'filter: { statuses: [AVAILABLE] }, ';

async function sharedWishlist(run: Run): Promise<string> {
  const diamondId = await first('diamonds', 'id', forSale)(run);
  await run('mutation ($items: [BasketItemInput!]!) { addToWishlist(input: { items: $items }) { __typename } }', {
    items: [{ diamondId }],
  });
  const { shareWishlist } = await run('mutation { shareWishlist(input: {}) { token } }');
  return shareWishlist.token;
}

/** Puts one stone into the cart, which other files leave full or empty. */
async function fillCart(request: APIRequestContext): Promise<void> {
  const run = await graphqlOf(request, shopper);
  await empty(run);
  const filter = 'filter: { statuses: [AVAILABLE], isSingle: true }, ';
  await put(run, 'Cart', [{ diamondId: await first('diamonds', 'id', filter)(run) }]);
}

/** Creates an import run with problems, so that its page shows every section. */
async function importRun(run: Run, request: APIRequestContext): Promise<string> {
  await checkFile(request, 'melee', [
    'Stock #,Colour,Carats,Price,Tray',
    'PAGE-1,TTLB,1,100,A',
    'PAGE-2,Mauve,1,100,B',
  ]);
  return first('importRuns', 'id')(run);
}

/** Path parameters that depend on the data, by the page's path. */
const parts: Readonly<
  Record<string, Readonly<Record<string, (run: Run, request: APIRequestContext) => Promise<string>>>>
> = {
  '/diamond/:stockNumber': { stockNumber: first('diamonds', 'stockNumber', forSale) },
  '/products/:stockNumber': { stockNumber: first('jewelleryPieces', 'stockNumber', forSale) },
  '/eternity-rings/:stockNumber': { stockNumber: first('eternityRings', 'stockNumber') },
  '/bracelet/:name': { name: first('bracelets', 'name') },
  '/custom-necklace/:stockNumber': { stockNumber: first('customNecklaces', 'stockNumber') },
  '/ring-setting/:stockNumber': { stockNumber: first('ringSettings', 'stockNumber') },
  '/account/orders/:id': { id: first('myOrders', 'id') },
  '/shared/:token': { token: sharedWishlist },
  '/admin/imports/runs/:id': { id: importRun },
  '/admin/emails/templates/:id': { id: first('emailTemplates', 'id') },
  '/admin/page-settings/:pageName': { pageName: async () => 'melee' },
  // Redirects to the page of the piece.
  '/piece/:kind/:id': { kind: async () => 'jewellery', id: first('jewelleryPieces', 'id', forSale) },
};

/** Pages for visitors. The back office is opened by an administrator, every other page by a trader. */
const visitorPaths = new Set([
  ...['/', '/login', '/register', '/welcome', '/confirm-email', '/reset-password', '/unsubscribe', '/maintenance'],
  ...['/about-us', '/contact', '/shows', '/terms', '/partners', '/partners/reference', '/partners/changelog'],
]);

const callerOf = (path: string): Caller =>
  path.startsWith('/admin') ? 'administrator' : visitorPaths.has(path) ? 'visitor' : 'shopper';

/** Further states of listed pages, and an address that no page has. */
const more: Readonly<Record<Caller, readonly string[]>> = {
  visitor: [
    ...['/change-password?email=a%40example.com&token=abc', '/unsubscribe?token=abc', '/nowhere'],
    ...['/diamonds/white', '/melee'],
  ],
  shopper: ['/search?q=ring', '/search?numbers=ER-1001,NOPE,er1002'],
  administrator: [
    ...['/admin/import?stock=melee-lots', '/admin/imports/profiles?open=new'],
    ...['/admin/emails/channels?open=new', '/admin/emails/templates/new', '/admin/orders?open=new'],
  ],
};

/**
 * One page of each layout, checked with axe on a phone and a desktop, in light and dark colors. Pages of the same layout
 * have the same components and theme tokens: they are checked at one width in light colors.
 */
const layouts: Readonly<Record<Caller, readonly string[]>> = {
  // Home, a form, text, the reference of the API, cards with filters, and the page without header and footer.
  visitor: ['/', '/register', '/about-us', '/partners/reference', '/diamonds/white', '/maintenance'],
  // Tables and cards of stock, pages of one item, the ring builder, the account, an order, and search results.
  shopper: [
    ...['/diamonds/matchingPairs', '/rings', '/diamond/:stockNumber', '/bracelet/:name', '/engagement-rings'],
    ...['/account', '/account/orders/:id', '/search?numbers=ER-1001,NOPE,er1002'],
  ],
  // Dashboard, a table, a table with a panel, imports, a settings form, the page builder, and the email editor.
  administrator: [
    ...['/admin', '/admin/diamonds', '/admin/orders?open=new', '/admin/imports/runs/:id', '/admin/house-settings'],
    ...['/admin/import?stock=melee-lots', '/admin/page-settings/:pageName', '/admin/emails/templates/new'],
  ],
};

/** Pages that differ from `/diamonds/white` or `/rings` only in stock, filters and columns: they must have items. */
const sameLists = new Set([
  ...['fancyShapes', 'fancyShapeLines', 'labGrown', 'saltnpepper', 'black', 'studs', 'memo', 'parcels'].map(
    (collection) => `/diamonds/${collection}`,
  ),
  ...['/earrings', '/brooches', '/one-of-a-kind', '/necklaces', '/pendants'],
]);

/** Returns the addresses of a page. A parameter that depends on the data is left in. */
function addressesOf({ path, parameters }: ListedPage): readonly string[] {
  const [[name, values] = ['', []]] = Object.entries(parameters);
  return path in parts || values.length === 0 ? [path] : values.map((value) => path.replace(`:${name}`, value));
}

/** Returns the expected document title, or a pattern if the title contains data. */
function titleAt(address: string): string | RegExp {
  const page = listed.find(({ path }) => path === address.split('?')[0]);
  if (address.startsWith('/admin')) return / · Back office \| Facet$/;
  return page === undefined || page.path.includes(':') ? / \| Facet$/ : `${page.title} | Facet`;
}

/** Replaces the path parameters that depend on the data. */
async function filledIn(path: string, request: APIRequestContext): Promise<string> {
  const unknown = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (unknown.length === 0) return path;
  const run = await graphqlOf(request, callerOf(path) === 'administrator' ? administrator : shopper);
  let address = path;
  for (const name of unknown) {
    const fromData = parts[path]?.[name];
    if (fromData === undefined) throw new Error(`Add a value for :${name} in ${path} to \`parts\`.`);
    address = address.replace(`:${name}`, await fromData(run, request));
  }
  return address;
}

/** Opens a page and waits until it has a heading and its data. */
async function open(page: Page, address: string, title: string | RegExp): Promise<void> {
  await goTo(page, address);
  // On a phone an open panel hides the page behind it.
  const heading = page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading', { level: 2 }));
  await expect(heading.first()).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const addresses = Object.groupBy(listed.flatMap(addressesOf), callerOf);

for (const [caller, account, usual, other] of [
  ['visitor', undefined, phone, desktop],
  ['shopper', shopper, phone, desktop],
  ['administrator', administrator, desktop, phone],
] as const) {
  test.describe(`as ${caller}`, () => {
    let page: Page;
    const errors: string[] = [];
    test.beforeAll(async ({ browser, request }) => {
      if (caller === 'shopper') await fillCart(request);
      page = await openPage(browser, usual);
      page.on('pageerror', ({ message }) => errors.push(message));
      if (account) await openSession(page, account);
    });
    test.afterAll(() => closePage(page));

    for (const path of [...(addresses[caller] ?? []), ...more[caller]]) {
      const isLayout = layouts[caller].includes(path);
      const checks = isLayout ? 'on phone and desktop, in light and dark' : 'and fits phone and desktop';
      test(`${path} opens without error, is accessible ${checks}`, async ({ request }) => {
        errors.length = 0;
        await open(page, await filledIn(path, request), titleAt(path));
        if (sameLists.has(path)) {
          const item = page.getByRole('main').locator('a[href^="/diamond/"], a[href^="/products/"]').first();
          await expect(item).toBeVisible();
        }
        if (isLayout) {
          await expectToFitEverywhere(page);
        } else {
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await page.setViewportSize(other);
          await expectNoSidewaysScroll(page);
        }
        await page.setViewportSize(usual);
        expect(errors).toEqual([]);
      });
    }
  });
}

test('every page in `layouts` is listed', () => {
  const all = Object.values(addresses).flat();
  for (const caller of ['visitor', 'shopper', 'administrator'] as const) {
    const paths = [...all, ...more[caller]];
    expect(layouts[caller].filter((path) => !paths.includes(path))).toEqual([]);
  }
});
