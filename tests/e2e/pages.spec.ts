import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  administrator,
  checkFile,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  graphqlOf,
  openSession,
  phone,
  shopper,
} from './support.ts';

type Ask = Awaited<ReturnType<typeof graphqlOf>>;
type Who = 'visitor' | 'shopper' | 'administrator';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** All that a part of the address may be, where that is known without asking. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** Every page of the client, as its build tells the server: a new one is looked at without a line here. */
const listed: readonly ListedPage[] = JSON.parse(readFileSync('client/dist/.pages.json', 'utf8'));

/** The value of the first item of a list. */
const first =
  (list: string, field: string, filter = '') =>
  async (ask: Ask) => {
    const { found } = await ask(
      `{ found: ${list}(${filter}page: { index: 0, size: 1 }) { items { value: ${field} } } }`,
    );
    return encodeURIComponent(found.items[0].value);
  };

const forSale = 'filter: { statuses: [AVAILABLE] }, ';

async function sharedWishlist(ask: Ask): Promise<string> {
  const diamondId = await first('diamonds', 'id', forSale)(ask);
  await ask('mutation ($items: [BasketItemInput!]!) { addToWishlist(input: { items: $items }) { __typename } }', {
    items: [{ diamondId }],
  });
  const { shareWishlist } = await ask('mutation { shareWishlist(input: {}) { token } }');
  return shareWishlist.token;
}

/** A check that found problems, and so has all that a run can show. */
async function importRun(ask: Ask, request: APIRequestContext): Promise<string> {
  await checkFile(request, 'melee', [
    'Stock #,Colour,Carats,Price,Tray',
    'PAGE-1,TTLB,1,100,A',
    'PAGE-2,Mauve,1,100,B',
  ]);
  return first('importRuns', 'id')(ask);
}

/** What stands for the parts of an address that only the data knows, by the page's path. */
const parts: Readonly<
  Record<string, Readonly<Record<string, (ask: Ask, request: APIRequestContext) => Promise<string>>>>
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
  // Leads on to the page of the piece.
  '/piece/:kind/:id': { kind: async () => 'jewellery', id: first('jewelleryPieces', 'id', forSale) },
};

/** What strangers open; an administrator has the back office, and a trader all else. */
const strangersOpen = new Set([
  ...['/', '/login', '/register', '/welcome', '/confirm-email', '/reset-password', '/unsubscribe', '/maintenance'],
  ...['/about-us', '/contact', '/shows', '/terms', '/partners', '/partners/reference', '/partners/changelog'],
]);

const whoOpens = (path: string): Who =>
  path.startsWith('/admin') ? 'administrator' : strangersOpen.has(path) ? 'visitor' : 'shopper';

/** The same page with other stock, filters and columns than one that is looked at as a whole. */
const alike = new Set([
  ...['fancyShapes', 'fancyShapeLines', 'labGrown', 'saltnpepper', 'black', 'studs', 'memo', 'parcels'].map(
    (collection) => `/diamonds/${collection}`,
  ),
  ...['/earrings', '/brooches', '/one-of-a-kind', '/necklaces', '/pendants'],
]);

/** Addresses of listed pages that show something else, and what no page has. */
const more: Readonly<Record<Who, readonly string[]>> = {
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

/** The addresses of a page, those with unknown parts as its path. */
function addressesOf({ path, parameters }: ListedPage): readonly string[] {
  const [[name, values] = ['', []]] = Object.entries(parameters);
  return path in parts || values.length === 0 ? [path] : values.map((value) => path.replace(`:${name}`, value));
}

/** What the tab is called, where the data has no word in it. */
function titleAt(address: string): string | RegExp {
  const page = listed.find(({ path }) => path === address.split('?')[0]);
  if (address.startsWith('/admin')) return / · Back office \| Facet$/;
  return page === undefined || page.path.includes(':') ? / \| Facet$/ : `${page.title} | Facet`;
}

/** An address without parts that only the data knows. */
async function filledIn(path: string, request: APIRequestContext): Promise<string> {
  const ask = await graphqlOf(request, whoOpens(path) === 'administrator' ? administrator : shopper);
  const unknown = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  let address = path;
  for (const name of unknown) {
    const ofData = parts[path]?.[name];
    if (ofData === undefined) throw new Error(`Say in \`parts\` what stands for :${name} in ${path}.`);
    address = address.replace(`:${name}`, await ofData(ask, request));
  }
  return address;
}

/** Opens a page, and waits until it is all there. */
async function open(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(address);
  // On a phone an open panel hides the page behind it.
  const heading = page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading', { level: 2 }));
  await expect(heading.first()).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Does something in a page, which throws no error meanwhile. */
async function withoutError(page: Page, work: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  await work();
  page.off('pageerror', note);
  expect(errors).toEqual([]);
}

const pages = Object.groupBy(listed.flatMap(addressesOf), whoOpens);

for (const who of ['visitor', 'shopper', 'administrator'] as const) {
  test.describe(`as ${who}`, () => {
    /** One page for all of them, as somebody has who walks through the house. */
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      if (who === 'shopper') await openSession(page, shopper);
      if (who === 'administrator') await openSession(page, administrator);
    });
    test.afterAll(() => page.context().close());

    for (const path of [...(pages[who] ?? []), ...more[who]]) {
      if (alike.has(path)) continue;
      test(`${path} opens without error, is accessible and fits phone and desktop, light and dark`, ({ request }) =>
        withoutError(page, async () => {
          const address = path.includes(':') ? await filledIn(path, request) : path;
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(phone);
          await open(page, address, titleAt(path));
          await expectToFitEverywhere(page);
        }));
    }
  });
}

test.describe('as shopper, of pages that are alike', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await openSession(page, shopper);
  });
  test.afterAll(() => page.context().close());

  for (const path of alike) {
    test(`${path} has items and accessible filters, and fits desktop and phone`, () =>
      withoutError(page, async () => {
        const item = page.getByRole('main').locator('a[href^="/diamond/"], a[href^="/products/"]').first();
        await page.setViewportSize(desktop);
        await open(page, path, / \| Facet$/);
        await expect(item).toBeVisible();
        await expectAccessible(page, 'aside');
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(phone);
        await expectNoSidewaysScroll(page);
        await expect(item).toBeVisible();
      }));
  }
});
