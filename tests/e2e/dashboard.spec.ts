import { expect, type Locator, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, graphqlOf, openSession } from './support.ts';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  const ask = await graphqlOf(page.request, administrator);
  // One lot that runs out.
  const meleeLot = { stockNumber: `LOW-${process.pid}`, carats: 1.5, color: 'WHITE', pricePerCarat: 200 };
  await ask('mutation ($input: CreateMeleeLotInput!) { createMeleeLot(input: $input) { meleeLot { id } } }', {
    input: { meleeLot },
  });
  await page.goto('/admin');
});
test.afterAll(() => closePage(page));

/** Opens the dashboard by the client's router. An open one is loaded, so that its numbers are new. */
async function openDashboard(): Promise<void> {
  await goTo(page, '/admin');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
}

const countOf = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** How many rows the list of the screen says that it has. */
const listed = (): Locator => page.locator('h1 + p');

/** Follows the link of a figure, and comes back: the list has as many rows as the figure says. */
async function leadsToItsTotal(link: () => Locator, amount: () => Promise<string | null>): Promise<void> {
  // Other tests may change the house in between.
  await expect(async () => {
    await openDashboard();
    const told = countOf(await amount());
    await link().click();
    await expect(listed()).toBeVisible();
    expect(countOf(await listed().textContent())).toBe(told);
  }).toPass({ timeout: 60_000 });
}

test('numbers of the dashboard lead to lists with as many rows', async () => {
  test.setTimeout(240_000);

  await test.step('what waits is a number, and the number leads to as many rows', async () => {
    for (const name of [
      'Users awaiting approval',
      'New orders',
      'Orders awaiting payment',
      'System emails that failed',
      'Imports that failed',
      'Melee lots running out',
    ]) {
      const link = () => page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name });
      await leadsToItsTotal(link, () => link().locator('span > span').last().textContent());
    }
  });

  await test.step('every chart has a table, whose rows lead to their lists', async () => {
    for (const name of ['Diamonds', 'White', 'Melee lots']) {
      const section = () => page.getByRole('region', { name: 'Stock by type and page' });
      const link = () => page.getByRole('link', { name, exact: true });
      const row = () => section().getByRole('row').filter({ has: link() });
      await expect(async () => {
        await openDashboard();
        await section().getByRole('button', { name: 'Show as table' }).click();
        const told = countOf(await row().getByRole('cell').nth(1).textContent());
        await row().getByRole('link').click();
        await expect(listed()).toBeVisible();
        expect(countOf(await listed().textContent())).toBe(told);
      }).toPass({ timeout: 60_000 });
    }
  });

  await test.step('a day of orders leads to the orders of that day', async () => {
    await goTo(page, '/admin?days=90');
    const section = page.getByRole('region', { name: 'Orders and revenue' });
    await section.getByRole('button', { name: 'Show as table' }).click();
    const row = section.getByRole('row').filter({ hasNot: page.getByRole('cell', { name: '0', exact: true }) });
    const last = row.last();
    const told = countOf(await last.getByRole('cell').nth(2).textContent());
    expect(told).toBeGreaterThan(0);
    await last.getByRole('link').click();
    await expect(listed()).toHaveText(String(told));
  });
});

test('the views of a day lead to the pages that were opened on it', async () => {
  const today = new Date().toISOString().slice(0, 10);
  // A page without an item: nobody else counts it.
  await page.request.post('/api/site/page-views', { data: { path: '/terms' } });
  await goTo(page, '/admin');
  const section = page.getByRole('region', { name: 'Page views' });
  await section.getByRole('button', { name: 'Show as table' }).click();
  await section.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/admin\/page-views\?days=/);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '/terms', exact: true }) });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d/);
  await expect(page.getByLabel('Last day')).toHaveValue(today);
  await page.getByLabel('First day').fill('2026-01-01');
  await expect(page).toHaveURL(/days=2026-01-01\.\./);
  await page.getByLabel('Last day').fill('2026-01-02');
  await expect(page.getByText('No page views in this period')).toBeVisible();
});

test('charts are links, and the dashboard fits a phone', async () => {
  await test.step('a bar is a link, too, and other periods are in the address', async () => {
    await goTo(page, '/admin');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('365');
    await expect(page).toHaveURL(/days=365/);
    const bars = page.getByRole('region', { name: 'Stock by type and page' }).locator('.recharts-bar-rectangle path');
    await expect(bars.first()).toBeVisible();
    await expectAccessible(page);
    await bars.first().click();
    await expect(page).toHaveURL(/\/admin\/diamonds\?active=yes$/);
  });

  await test.step('on a phone nothing is cut off; when the figures cannot be read, that is said', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(graphqlEndpoint, (route) =>
      asksFor(route.request(), 'Dashboard') ? route.abort() : route.fallback(),
    );
    await page.goto('/admin');
    await expect(page.getByText('Could not load the dashboard')).toBeVisible();
    await page.unroute(graphqlEndpoint);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
