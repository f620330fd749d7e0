import { expect, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, graphqlOf, openSession } from './support.ts';

let page: Page;
test.describe.configure({ mode: 'serial' });

/** Unique per run, because the tests may run more than once on the same server. */
const lot = `LOG-${process.pid}`;
const unknownEmail = `stranger-${process.pid}@example.com`;
let lotId = '';

test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  const graphql = await graphqlOf(page.request, administrator);
  const input = { stockNumber: lot, carats: 12, color: 'WHITE', pricePerCarat: 300 };
  const created = await graphql(
    'mutation ($input: CreateMeleeLotInput!) { createMeleeLot(input: $input) { meleeLot { id } } }',
    { input: { meleeLot: input } },
  );
  lotId = created.createMeleeLot.meleeLot.id;
  await graphql('mutation ($input: UpdateMeleeLotInput!) { updateMeleeLot(input: $input) { meleeLot { id } } }', {
    input: { id: lotId, expectedVersion: 1, set: { pricePerCarat: 312.5, showToAll: true } },
  });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.request.post('/api/auth/login', { data: { email: unknownEmail, password: 'never-Right-1' } });
  }
});
test.afterAll(() => closePage(page));

test('shows a change in the audit log', async () => {
  await test.step('finds a change by its record and shows the old and new values with field labels', async () => {
    await goTo(page, '/admin/audit-log');
    await page.getByRole('searchbox', { name: 'Search' }).fill(lot);
    const changed = page.getByRole('row').filter({ hasText: lot }).filter({ hasText: 'Changed' });
    await expect(changed).toContainText('Price per carat');
    await expect(page).toHaveURL(new RegExp(`q=${lot}`));
    await changed.getByRole('link').click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('row', { name: 'Price per carat, $/ct 300.00 312.50' })).toBeVisible();
    await expect(panel.getByRole('row', { name: 'Shown to visitors No Yes' })).toBeVisible();
    await expectAccessible(page);
    await expect(panel.getByRole('link', { name: `Melee ${lot}` })).toHaveAttribute(
      'href',
      `/admin/melee-lots?open=${lotId}&page=1`,
    );
    await panel.getByRole('link', { name: 'All changes to this record' }).click();
    await expect(page).toHaveURL(new RegExp(`record=MELEE%3A${lotId}$`));
    await expect(page.getByRole('row').filter({ hasText: lot })).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('filters the audit log by date and action, and stores the filters in the URL', async () => {
    await page.getByRole('button', { name: /^Date/ }).click();
    await page.getByLabel('Date, from').fill('2020-01-01');
    await page.getByLabel('Date, to').fill('2020-01-02');
    await expect(page).toHaveURL(/at=2020-01-01\.\.2020-01-02/);
    await expect(page.getByText('Date: 1 Jan 2020 – 2 Jan 2020').first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: lot })).toHaveCount(0);
    await page.getByLabel('Date, to').fill('');
    await expect(page.getByRole('row').filter({ hasText: lot })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Action/ }).click();
    await page.getByRole('checkbox', { name: 'Created' }).check({ force: true });
    await expect(page.getByRole('row').filter({ hasText: lot })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
});

test('shows a failed sign-in in the security log', async () => {
  await test.step('shows the account, count, reason and other events from the same IP address', async () => {
    await goTo(page, '/admin/security-log');
    await page.getByRole('searchbox', { name: 'Search' }).fill(unknownEmail);
    await expect(page.getByRole('row')).toHaveCount(2);
    const row = page.getByRole('row').filter({ hasText: unknownEmail }).first();
    await expect(row).toContainText('Sign-in failed');
    await expect(row).toContainText('No account with this email');
    await row.getByRole('link').click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(unknownEmail)).toBeVisible();
    await expect(panel.getByText('127.0.0.1').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'All events from this IP address' }).click();
    await expect(page).toHaveURL(/q=127\.0\.0\.1/);
    await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible();
  });

  await test.step('shows an error if the log cannot be loaded, and loads the log on retry', async () => {
    await page.route(graphqlEndpoint, (route) =>
      asksFor(route.request(), 'SecurityLog') ? route.abort() : route.fallback(),
    );
    await page.getByRole('searchbox', { name: 'Search' }).fill('another');
    await expect(page.getByText('Error fetching security log').first()).toBeVisible();
    await page.unroute(graphqlEndpoint);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('Error fetching security log', { exact: true })).toBeHidden({ timeout: 15_000 });
  });
});
