import { type Browser, expect, type Page, test } from '@playwright/test';
import { bytesOf, firstLoad, type StoredSession } from '../support/first-load.ts';
import { untilLoaded } from '../support/loading.ts';
import { operationIn } from './graphql-requests.ts';
import { administrator, openSession, shopper } from './support.ts';

async function sessionOf(browser: Browser, who: { email: string; password: string }): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSession(page, who);
  const session = await context.storageState();
  await context.close();
  return session;
}

test.describe('from an empty cache', () => {
  test('the home page loads no data layer, and no more script than it has been brought down to', async ({
    browser,
  }) => {
    const { scripts, gzipKilobytes } = await firstLoad(browser, '/');
    expect(gzipKilobytes).toBeLessThanOrEqual(166);
    expect(scripts.filter((script) => script.includes('/data-'))).toEqual([]);
  });

  test('a list takes at most 25 requests and 250 kB of script', async ({ browser }) => {
    const trader = await sessionOf(browser, shopper);
    for (const [address, session, mostGzip, mostSent] of [
      ['/diamonds/white', undefined, 240, 210],
      // A table: rows, columns and sorting besides.
      ['/diamonds/white', trader, 250, 220],
      ['/melee', trader, 248, 218],
      ['/rings', undefined, 240, 210],
    ] as const) {
      const { requests, gzipKilobytes, sentKilobytes } = await firstLoad(browser, address, session);
      expect(requests, address).toBeLessThanOrEqual(25);
      expect(gzipKilobytes, address).toBeLessThanOrEqual(mostGzip);
      expect(sentKilobytes, address).toBeLessThanOrEqual(mostSent);
    }
  });

  test('pages of one item and the ring builder bring neither lists nor forms', async ({ browser, request }) => {
    const firstOf = async (kind: string): Promise<string> => {
      const sitemap = await (await request.get(`/sitemaps/${kind}-1.xml`)).text();
      return new URL(/<loc>(.*?)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
    };
    for (const [address, mostGzip] of [
      [await firstOf('diamonds'), 228],
      [await firstOf('products'), 227],
      [await firstOf('ring_settings'), 231],
      ['/engagement-rings', 223],
    ] as const) {
      const { requests, scripts, gzipKilobytes } = await firstLoad(browser, address);
      expect(requests, address).toBeLessThanOrEqual(25);
      expect(gzipKilobytes, address).toBeLessThanOrEqual(mostGzip);
      expect(scripts.filter((script) => /\/(?:table|rows|forms|overlays|lines)-/.test(script))).toEqual([]);
    }
    // With settings or stones to choose from they are lists; of settings there is a picture each besides.
    for (const [address, mostRequests] of [
      ['/engagement-rings?step=stone', 25],
      ['/completed-rings?step=stone', 25],
      ['/engagement-rings?step=setting', 25 + 36],
    ] as const) {
      const choice = await firstLoad(browser, address);
      expect(choice.requests, address).toBeLessThanOrEqual(mostRequests);
      expect(choice.gzipKilobytes, address).toBeLessThanOrEqual(250);
    }
  });

  test('lists of the back office and its desk for stock files take at most 25 requests', async ({ browser }) => {
    const session = await sessionOf(browser, administrator);
    for (const address of ['/admin/orders', '/admin/diamonds', '/admin/users', '/admin/import']) {
      expect((await firstLoad(browser, address, session)).requests, address).toBeLessThanOrEqual(25);
    }
  });

  test('lists of the back office request rows only in the saved number', async ({ browser }) => {
    const context = await browser.newContext({ storageState: await sessionOf(browser, administrator) });
    const page = await context.newPage();
    const pages: unknown[] = [];
    page.on('request', (sent) => {
      const { operationName, variables } = operationIn(sent);
      if (operationName === 'AdminOrders') pages.push(variables?.page);
    });
    await page.goto('/admin/orders');
    await untilLoaded(page);
    await context.close();
    // The servers of the tests have 12 rows per page instead of the default of 36.
    expect(new Set(pages.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"index":0,"size":12}']));
  });

  test('the shop loads nothing of the back office', async ({ browser }) => {
    const { scripts } = await firstLoad(browser, '/cart', await sessionOf(browser, shopper));
    expect(scripts.filter((script) => script.includes('/back-office-'))).toEqual([]);
  });

  test('no chunk but the own code of a page is smaller than the headers it comes with', async ({ browser }) => {
    const { scripts } = await firstLoad(browser, '/diamonds/white');
    const small = scripts.filter((script) => bytesOf(script).length < 2_000);
    // Paints the page before anything else is there, and the bundler's own start.
    expect(small.filter((script) => !/first-paint|rolldown-runtime/.test(script))).toEqual([]);
  });
});

test.describe('a link', () => {
  /** Scripts that the page has asked for so far. */
  function scriptsOf(page: Page): string[] {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    return scripts;
  }
  const wasLoaded = (scripts: readonly string[], name: string) => () => scripts.some((script) => script.includes(name));

  test('brings the code of its page when it is pointed at, or has the focus', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'White Diamonds' }).first().hover();
    await expect.poll(wasLoaded(scripts, '/diamonds-page-')).toBe(true);
    expect(wasLoaded(scripts, '/login-page-')()).toBe(false);
    await page.getByRole('link', { name: 'Sign in' }).first().focus();
    await expect.poll(wasLoaded(scripts, '/login-page-')).toBe(true);
    await expect(page).toHaveURL(/\/$/);
  });

  test('does not, where the visitor wants to save data', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'White Diamonds' }).first().hover();
    await page.getByRole('link', { name: 'Sign in' }).first().focus();
    await page.waitForLoadState('networkidle');
    expect(wasLoaded(scripts, '/diamonds-page-')()).toBe(false);
    await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
    await expect.poll(wasLoaded(scripts, '/login-page-')).toBe(true);
  });

  test('of the back office does the same', async ({ page }) => {
    await openSession(page, administrator);
    const scripts = scriptsOf(page);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Orders', exact: true }).first().hover();
    await expect.poll(wasLoaded(scripts, '/orders-screen-')).toBe(true);
  });
});

/** Holds back what the page asks for, until what it returns is called. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('popups are loaded when they are opened, and open by keyboard, too', async ({ page }) => {
  await openSession(page, shopper);
  const release = await holdBack(page, '**/assets/open-account-menu-*');
  await page.goto('/diamonds/white');
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.press('Enter');
  // What was pressed stays where it is, with its focus, until the popup is there.
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(account).toBeFocused();
  release();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('button', { name: 'Restore defaults' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a page that comes late leaves open what was opened meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, shopper);
  await page.goto('/');
  const release = await holdBack(page, '**/assets/diamonds-page-*');
  await page.getByRole('link', { name: 'See white diamonds' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  release();
  await expect(page.locator('h1', { hasText: 'White Diamonds' })).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Melee', exact: true }).click();
  await expect(page).toHaveURL(/\/melee$/);
});

test('the addresses of the built client answer what they are', async ({ request }) => {
  const statusOf = async (address: string) => (await request.get(address, { maxRedirects: 0 })).status();
  for (const address of [
    '/',
    '/cart',
    '/diamonds/studs',
    '/piece/bracelet/1',
    '/rings',
    '/bracelet/riviera',
    '/account/orders/1',
    '/admin/import',
  ])
    expect([address, await statusOf(address)]).toEqual([address, 200]);
  for (const address of ['/nowhere', '/diamonds/nowhere', '/piece/nothing/1', '/admin/nowhere'])
    expect([address, await statusOf(address)]).toEqual([address, 404]);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  expect(sitemap).toContain('/diamonds/white</loc>');
  expect(sitemap).not.toContain('/cart');
});
