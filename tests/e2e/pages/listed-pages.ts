import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { empty, put } from '../buying/trade.ts';
import { closePage, openPage } from '../reused-context.ts';
import {
  administrator,
  checkFile,
  desktop,
  expectAccessible,
  expectColors,
  expectNoSidewaysScroll,
  expectStructure,
  goTo,
  graphqlOf,
  openSession,
  phone,
  setColors,
  shopper,
} from '../support.ts';

type Run = Awaited<ReturnType<typeof graphqlOf>>;
type Caller = 'visitor' | 'shopper' | 'administrator';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** Values for each path parameter, if they do not depend on the data. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** All pages of the client, as listed by its build for the server. New pages are tested automatically. */
const listed: readonly ListedPage[] = JSON.parse(readFileSync('client/dist/.pages.json', 'utf8'));

/** Returns a function that reads a field of the first item in a list. */
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

/** Puts one stone into the cart, because other test files leave it full or empty. */
async function fillCart(request: APIRequestContext): Promise<void> {
  const run = await graphqlOf(request, shopper);
  await empty(run);
  const filter = 'filter: { statuses: [AVAILABLE], isSingle: true }, ';
  await put(run, 'Cart', [{ diamondId: await first('diamonds', 'id', filter)(run) }]);
}

/** Creates an import run with problems, so that its screen shows every section. */
async function importRun(run: Run, request: APIRequestContext): Promise<string> {
  await checkFile(request, 'melee', [
    'Stock #,Colour,Carats,Price,Tray',
    'PAGE-1,TTLB,1,100,A',
    'PAGE-2,Mauve,1,100,B',
  ]);
  return first('importRuns', 'id')(run);
}

/** Functions that return path parameters that depend on the data, keyed by the path of the page. */
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
  // This path redirects to the page of the piece.
  '/piece/:kind/:id': { kind: async () => 'jewellery', id: first('jewelleryPieces', 'id', forSale) },
};

/**
 * Paths of pages that are opened without a session. An administrator opens the back-office pages, and a trader opens
 * all other pages.
 */
const visitorPaths = new Set([
  ...['/', '/login', '/register', '/welcome', '/confirm-email', '/reset-password', '/unsubscribe', '/maintenance'],
  ...['/about-us', '/contact', '/shows', '/terms', '/partners', '/partners/reference', '/partners/changelog'],
]);

const callerOf = (path: string): Caller =>
  path.startsWith('/admin') ? 'administrator' : visitorPaths.has(path) ? 'visitor' : 'shopper';

/** Additional states of the listed pages, and an unknown path. */
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
 * One page per layout, which is checked with all axe rules in light and dark colors. Other pages with the same layout
 * use the same components and theme tokens, so color rules are skipped for them.
 */
const layouts: Readonly<Record<Caller, readonly string[]>> = {
  // Layouts: home page, form, text, API reference, cards with filters, and the page without header and footer.
  visitor: ['/', '/register', '/about-us', '/partners/reference', '/diamonds/white', '/maintenance'],
  // Layouts: stock tables and cards, item pages, ring builder, account, order, and search results.
  shopper: [
    ...['/diamonds/matchingPairs', '/rings', '/diamond/:stockNumber', '/bracelet/:name', '/engagement-rings'],
    ...['/account', '/account/orders/:id', '/search?numbers=ER-1001,NOPE,er1002'],
  ],
  // Layouts: dashboard, table, table with a panel, imports, settings form, page builder, email editor, and status.
  administrator: [
    ...['/admin', '/admin/diamonds', '/admin/orders?open=new', '/admin/imports/runs/:id', '/admin/house-settings'],
    ...['/admin/import?stock=melee-lots', '/admin/page-settings/:pageName', '/admin/emails/templates/new'],
    '/admin/status',
  ],
};

/**
 * Pages that differ from `/diamonds/white` or `/rings` only in their stock, filters and columns. They must not be
 * empty.
 */
const sameLists = new Set([
  ...['fancyShapes', 'fancyShapeLines', 'labGrown', 'saltnpepper', 'black', 'studs', 'memo', 'parcels'].map(
    (collection) => `/diamonds/${collection}`,
  ),
  ...['/earrings', '/brooches', '/one-of-a-kind', '/necklaces', '/pendants'],
]);

/** Returns the URLs of a page. Path parameters that depend on the data remain placeholders. */
function addressesOf({ path, parameters }: ListedPage): readonly string[] {
  const [[name, values] = ['', []]] = Object.entries(parameters);
  return path in parts || values.length === 0 ? [path] : values.map((value) => path.replace(`:${name}`, value));
}

/** Returns the expected document title, or a pattern if the title includes data. */
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

async function open(page: Page, address: string, title: string | RegExp): Promise<void> {
  await goTo(page, address);
  // On a phone, an open panel hides the page behind it.
  const heading = page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading', { level: 2 }));
  await expect(heading.first()).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** URLs to check, including states of pages, grouped by caller and in build order. */
const byCaller = Object.groupBy(listed.flatMap(addressesOf), callerOf);

function pathsOf(caller: Caller): readonly string[] {
  const paths = [...(byCaller[caller] ?? []), ...more[caller]];
  const unlisted = layouts[caller].filter((path) => !paths.includes(path));
  if (unlisted.length > 0) throw new Error(`\`layouts\` has pages that are not listed: ${unlisted.join(', ')}`);
  return paths;
}

const usualWidth = { visitor: phone, shopper: phone, administrator: desktop };

/** Checks a page whose layout is not checked with another page. Each of the two widths is checked in one color mode. */
async function checkLayout(page: Page, usual: typeof phone, other: typeof phone): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(other);
  await expectNoSidewaysScroll(page);
  await setColors(page, 'dark');
  await expectColors(page);
  await setColors(page, 'light');
  await page.setViewportSize(usual);
}

/** Checks a page whose layout and colors are already checked with another page. */
async function checkPage(page: Page, usual: typeof phone, other: typeof phone): Promise<void> {
  await expectStructure(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(other);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(usual);
}

/** Checks a stock list whose layout is already checked with another page. */
async function checkList(page: Page): Promise<void> {
  const item = page.getByRole('main').locator('a[href^="/diamond/"], a[href^="/products/"]').first();
  await expect(item).toBeVisible();
  await expectStructure(page);
  await expectNoSidewaysScroll(page);
}

/**
 * Defines one test per area with one step per page. Each page must open without errors, have its heading and title,
 * be accessible, and not scroll sideways. `areas` contains a pattern per area. Pages that match no pattern form the
 * last area.
 */
export function testPages(caller: Caller, areas: Readonly<Record<string, RegExp>>): void {
  const account = { visitor: undefined, shopper, administrator }[caller];
  const usual = usualWidth[caller];
  const other = usual === phone ? desktop : phone;
  const areaOf = (path: string): string =>
    Object.entries(areas).find(([, pattern]) => pattern.test(path))?.[0] ?? 'other pages';
  const paths = Object.groupBy(pathsOf(caller), areaOf);

  let page: Page;
  const errors: string[] = [];
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser, usual);
    page.on('pageerror', ({ message }) => errors.push(message));
    if (account) await openSession(page, account);
  });
  test.afterAll(() => closePage(page));

  for (const [area, inArea = []] of Object.entries(paths)) {
    test(`${area} open without errors, are accessible and fit phone and desktop viewports`, async ({ request }) => {
      // Twice the time that most pages need on a busy build machine. A few pages need more, such as the API reference
      // with 30 s.
      test.setTimeout(60_000 + 10_000 * inArea.length);
      if (inArea.includes('/cart')) await fillCart(request);
      for (const path of inArea) {
        await test.step(path, async () => {
          errors.length = 0;
          await open(page, await filledIn(path, request), titleAt(path));
          if (layouts[caller].includes(path)) await checkLayout(page, usual, other);
          else if (sameLists.has(path)) await checkList(page);
          else await checkPage(page, usual, other);
          expect(errors).toEqual([]);
        });
      }
    });
  }
}
