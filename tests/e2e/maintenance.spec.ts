import { expect } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, expectAccessible, goTo, graphqlOf, pushAddress } from './support.ts';

type RunGraphql = Awaited<ReturnType<typeof graphqlOf>>;

const brandName = 'Facet';

async function setMaintenance(graphql: RunGraphql, isEnabled: boolean, message?: string): Promise<void> {
  await graphql(
    'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { isEnabled } } }',
    {
      input: { isEnabled, ...(message === undefined ? {} : { message }) },
    },
  );
}

test.describe('maintenance mode', () => {
  let graphql: RunGraphql;
  test.beforeEach(async ({ request }) => {
    graphql = await graphqlOf(request, administrator);
  });
  test.afterEach(async () => {
    await setMaintenance(graphql, false);
  });

  test('redirects storefront pages to the maintenance page, and back when maintenance mode ends', async ({
    browser,
  }) => {
    // Uses a separate context, because the fake clock applies to the whole context.
    const page = await (await browser.newContext()).newPage();
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await setMaintenance(graphql, true, 'Back at noon: we count the stones.');
    // The client detects maintenance mode on the next navigation.
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByText('Back at noon: we count the stones.')).toBeVisible();
    await expect(page).toHaveTitle(`Maintenance | ${brandName}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Closed for maintenance' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'house@facet.example' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    // Loading a page redirects to the maintenance page, too.
    await page.goto('/diamonds/studs?carat=1-2');
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Closed for maintenance' })).toBeVisible();
    await setMaintenance(graphql, false);
    await page.clock.runFor(25_000);
    await expect(page).toHaveURL(/\/diamonds\/studs\?carat=1-2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Studs' })).toBeVisible();
    await page.context().close();
  });

  test('redirects the storefront to the maintenance page on a 503 response, and keeps the back office available', async ({
    page,
  }) => {
    await page.goto('/diamonds/white');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await setMaintenance(graphql, true);
    // Makes the client refetch the list. The response has status 503.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/maintenance$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email', { exact: true }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pushAddress(page, '/cart');
    await expect(page).toHaveURL(/\/maintenance$/);
  });

  test('checks for maintenance mode at most once per navigation, and never in the back office', async ({ page }) => {
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/site/maintenance')) questions.push(page.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(questions).toHaveLength(0);
    const saveRequest = page.waitForRequest('**/api/site/maintenance');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await saveRequest;
    await expect(page).toHaveURL(/\/login$/);
    expect(questions).toHaveLength(1);
    await page.getByLabel('Email', { exact: true }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await goTo(page, '/admin');
    const before = questions.length;
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page).toHaveURL(/\/admin\/orders/);
    expect(questions).toHaveLength(before);
  });
});
