import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, graphqlOf, shopper, signIn } from './support.ts';

/** What the worker does is looked at here alone: others would have it between themselves and their requests. */
test.use({ serviceWorkers: 'allow' });

type Ask = Awaited<ReturnType<typeof graphqlOf>>;

const house = 'Facet';
/** The name as a word: the schema has facets of its own. */
const named = /\bFacet\b/;

async function closeHouse(ask: Ask, isEnabled: boolean, message?: string): Promise<void> {
  await ask('mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { isEnabled } } }', {
    input: { isEnabled, ...(message === undefined ? {} : { message }) },
  });
}

/** The address of the house under another name of this machine. */
function addressOn(host: string, baseURL: string | undefined): string {
  const address = new URL(baseURL ?? '');
  address.hostname = host;
  return address.origin;
}

test.describe("on an agent's domain", () => {
  // The demo's agent, who has a logo and a colour of their own.
  const domain = 'agent.localhost';

  test('no answer and no moment of the page has a word or a picture of the house', async ({ page, baseURL }) => {
    const origin = addressOn(domain, baseURL);
    const found: string[] = [];
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      const isCode = /javascript|font|image/.test(type);
      const text = isCode ? '' : await response.text().catch(() => '');
      if (named.test(text) || response.url().includes('favicon')) found.push(response.url());
    });
    // Every state of the document counts, not only the last one.
    await page.addInitScript((name) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const text = `${document.title} ${document.body?.innerText ?? ''}`;
        if (new RegExp(`\\b${name}\\b`).test(text)) seen.push(text.slice(0, 200));
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    }, house);
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Home | Bianchi Gioielli');
    const accent = await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-raw-light'));
    expect(accent).not.toBe('');
    await page.goto(`${origin}/diamonds/white`);
    await expect(page.getByRole('heading', { level: 1, name: 'White Diamonds' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect(found).toEqual([]);
  });
});

test.describe('maintenance', () => {
  let ask: Ask;
  test.beforeEach(async ({ request }) => {
    ask = await graphqlOf(request, administrator);
  });
  test.afterEach(async () => {
    await closeHouse(ask, false);
  });

  test('leads everybody to the page that says so, and back to where they were', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await closeHouse(ask, true, 'Back at noon: we count the stones.');
    // The next path change learns of it.
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByText('Back at noon: we count the stones.')).toBeVisible();
    await expect(page).toHaveTitle(`Maintenance | ${house}`);
    await expectAccessible(page);
    // So does a page that is opened anew.
    await page.goto('/diamonds/studs?carat=1-2');
    await expect(page).toHaveURL(/\/maintenance$/);
    await closeHouse(ask, false);
    // A visitor who looks again need not wait for the next question.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page).toHaveURL(/\/diamonds\/studs\?carat=1-2$/, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  });

  test('an answer of 503 says so too, and the back office stays open', async ({ page }) => {
    await page.goto('/diamonds/white');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await closeHouse(ask, true);
    // The list reads on: nothing but its answer tells.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/maintenance$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email', { exact: true }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/cart');
    await expect(page).toHaveURL(/\/maintenance$/);
  });

  test('is asked for once per path change at most, and never by the back office', async ({ page }) => {
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/site/maintenance')) questions.push(page.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(questions).toHaveLength(0);
    const asked = page.waitForRequest('**/api/site/maintenance');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await asked;
    await expect(page).toHaveURL(/\/login$/);
    expect(questions).toHaveLength(1);
    await signIn(page, administrator);
    await page.goto('/admin');
    const before = questions.length;
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page).toHaveURL(/\/admin\/orders/);
    expect(questions).toHaveLength(before);
  });
});

/** The first stone of a list: on a busy machine the list takes its time. */
async function firstStone(page: Page) {
  const stone = page.locator('main a[href^="/diamond/"]').first();
  await expect(stone).toBeVisible({ timeout: 60_000 });
  return stone;
}

/** What a page has told of visits: as many as there are, because a beacon does not show what it holds. */
function beaconsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/site/page-views')) told.push(request.method());
  });
  return told;
}

test('pages are counted by their names, never by what they show', async ({ page, request }) => {
  const ask = await graphqlOf(request, administrator);
  const told = beaconsOf(page);
  const counts = async (): Promise<readonly number[]> => {
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { pageViews } = await ask(`{ pageViews(from: "${yesterday}", to: "${today}") { page count } }`);
    return ['/diamonds/white', '/diamond/:stockNumber'].map((name) =>
      pageViews
        .filter((each: { page: string }) => each.page === name)
        .reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    );
  };
  const [lists = 0, stones = 0] = await counts();
  await page.goto('/diamonds/white?page=1');
  await (await firstStone(page)).click();
  await expect(page).toHaveURL(/\/diamond\//);
  await expect.poll(counts).toEqual([lists + 1, stones + 1]);
  expect(told).toEqual(['POST', 'POST']);
});

test('nobody is counted who does not want to be', async ({ browser }) => {
  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    const context: BrowserContext = await browser.newContext();
    await context.addInitScript(([property, said]) => Object.defineProperty(navigator, property, { get: () => said }), [
      name,
      value,
    ] as const);
    const page = await context.newPage();
    const told = beaconsOf(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    expect(told, name).toEqual([]);
    await context.close();
  }
});

/** Waits until the worker stands behind the page. */
async function withWorker(page: Page): Promise<void> {
  // It comes with the first touch of a page that is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

test.describe('without a connection', () => {
  test('a page that is opened says so, names nobody, and comes back by itself', async ({ page, context }) => {
    await page.goto('/diamonds/white');
    await withWorker(page);
    await context.setOffline(true);
    await page.goto('/diamonds/studs');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(await page.content()).not.toContain(house);
    await expect(page).toHaveTitle('No connection');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Studs' })).toBeVisible();
    await expect(page).toHaveURL(/\/diamonds\/studs$/);
  });

  test('a list that could not be read is read when there is one', async ({ page, context }) => {
    await page.goto('/diamonds/white');
    await firstStone(page);
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.goto('/diamonds/white#still-here');
    const answered = page.waitForResponse((response) => graphqlEndpoint.test(response.url()) && response.ok());
    await context.setOffline(false);
    await answered;
    await expect(page.getByText('No connection.')).toBeHidden();
  });
});

test('after signing out, neither the browser’s cache nor the service worker holds a personal response', async ({
  page,
}) => {
  await signIn(page, shopper);
  await withWorker(page);
  const personal: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    const { accept = '', authorization } = request.headers();
    if (request.method() === 'GET' && authorization !== undefined)
      personal.push({ url: request.url(), headers: { accept, authorization } });
  });
  await page.goto('/diamonds/white');
  await firstStone(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const stored = (): Promise<string[]> =>
    page.evaluate(async (requests) => {
      const found = [];
      for (const { url, headers } of requests) {
        const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin', headers }).catch(() => null);
        if (response?.ok) found.push(url);
      }
      return found;
    }, personal);
  expect(personal).not.toEqual([]);
  expect(await stored()).not.toEqual([]);

  await page.getByRole('button', { name: /^Account/ }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/auth/logout') && response.status() === 204),
    page.getByRole('menuitem', { name: 'Sign out' }).click(),
  ]);
  await expect.poll(stored).toEqual([]);
  const kept = await page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(await (await cache.match(request))?.text());
    }
    return texts.join('\n');
  });
  expect(kept).not.toContain(shopper.email);
  expect(kept).not.toContain('Noor');
});

test('a new version is told of, and nobody is interrupted by it', async ({ page, request }) => {
  const worker = await (await request.get('/sw.js')).text();
  expect(worker).not.toContain('/graphql"');
  let build = 1;
  // The worker asks past the page: only the context sees it.
  await page
    .context()
    .route('**/sw.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${worker}\n// build ${build}` }),
    );
  await page.goto('/login');
  await withWorker(page);
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  build = 2;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.com');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
