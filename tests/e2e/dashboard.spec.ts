import { expect, type Locator, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, graphqlOf, openSession } from './support.ts';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  const graphql = await graphqlOf(page.request, administrator);
  // A melee lot that is running low.
  const meleeLot = { stockNumber: `LOW-${process.pid}`, carats: 1.5, color: 'WHITE', pricePerCarat: 200 };
  await graphql('mutation ($input: CreateMeleeLotInput!) { createMeleeLot(input: $input) { meleeLot { id } } }', {
    input: { meleeLot },
  });
  await page.goto('/admin');
});
test.afterAll(() => closePage(page));

/**
 * Opens the dashboard through the client's router. Reloads the page if the dashboard is already open, so that its
 * counts are current.
 */
async function openDashboard(): Promise<void> {
  await goTo(page, '/admin');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
}

const countOf = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** Locates the row count on a list screen. */
const listed = (): Locator => page.locator('h1 + p');

/** Follows the link next to a count, and expects that the list has the same number of rows. */
async function leadsToItsTotal(link: () => Locator, amount: () => Promise<string | null>): Promise<void> {
  // Retried, because other tests may change the data at the same time.
  await expect(async () => {
    await openDashboard();
    const count = countOf(await amount());
    await link().click();
    await expect(listed()).toBeVisible();
    expect(countOf(await listed().textContent())).toBe(count);
  }).toPass({ timeout: 60_000 });
}

test('links each dashboard count to a list with the same number of rows', async () => {
  test.setTimeout(240_000);

  await test.step('links each attention count to a list with the same number of rows', async () => {
    for (const name of [
      'Users awaiting approval',
      'New orders',
      'Orders awaiting payment',
      'Failed system emails, last 7 days',
      'Failed imports, last 7 days',
      'Melee lots running low',
    ]) {
      const link = () => page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name });
      await leadsToItsTotal(link, () => link().locator('span > span').last().textContent());
    }
  });

  await test.step('shows charts as tables whose rows link to filtered lists', async () => {
    for (const name of ['Diamonds', 'White', 'Melee lots']) {
      const section = () => page.getByRole('region', { name: 'Stock by type and page' });
      const link = () => page.getByRole('link', { name, exact: true });
      const row = () => section().getByRole('row').filter({ has: link() });
      await expect(async () => {
        await openDashboard();
        await section().getByRole('button', { name: 'Show as table' }).click();
        const count = countOf(await row().getByRole('cell').nth(1).textContent());
        await row().getByRole('link').click();
        await expect(listed()).toBeVisible();
        expect(countOf(await listed().textContent())).toBe(count);
      }).toPass({ timeout: 60_000 });
    }
  });

  await test.step('links a day in a chart to the orders of that day', async () => {
    await goTo(page, '/admin?days=90');
    const section = page.getByRole('region', { name: 'Orders and revenue' });
    await section.getByRole('button', { name: 'Show as table' }).click();
    const row = section.getByRole('row').filter({ hasNot: page.getByRole('cell', { name: '0', exact: true }) });
    const last = row.last();
    const count = countOf(await last.getByRole('cell').nth(2).textContent());
    expect(count).toBeGreaterThan(0);
    await last.getByRole('link').click();
    await expect(listed()).toHaveText(String(count));
  });
});

test("links a day's page views to a list of the viewed pages", async () => {
  const today = new Date().toISOString().slice(0, 10);
  // Views a page that no other test opens, so that its count is predictable.
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

test('links charts to lists, and fits the dashboard on a phone', async () => {
  await test.step('links chart bars to lists, and stores the period in the URL', async () => {
    await goTo(page, '/admin');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('365');
    await expect(page).toHaveURL(/days=365/);
    const bars = page.getByRole('region', { name: 'Stock by type and page' }).locator('.recharts-bar-rectangle path');
    await expect(bars.first()).toBeVisible();
    await expectAccessible(page);
    await bars.first().click();
    await expect(page).toHaveURL(/\/admin\/diamonds\?active=yes$/);
  });

  await test.step('fits the dashboard on a phone, and shows an error if it cannot be loaded', async () => {
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
