import { expect, type Locator, type Page, test } from '@playwright/test';
import { operationIn } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, openSession, pushAddress } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
/** Unique per run, because the tests may run more than once on the same server. */
const view = `Unpaid orders of all customers in Belgium ${process.pid}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});
test.afterAll(() => closePage(page));

const palette = (): Locator => page.getByRole('dialog', { name: 'Go to' });
const views = (): Locator => page.locator('main').getByRole('button', { name: /Views|Unpaid/ });

async function search(text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette().getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('finds screens and records in the command palette', async () => {
  test.setTimeout(240_000);

  await test.step('opens a screen by name, and closes the command palette without navigating', async () => {
    await search('import hist');
    await expect(palette().getByRole('option', { name: /Import history/ })).toHaveAttribute('data-highlighted', '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette()).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/orders/);
    await search('import hist');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/imports\/runs/);
    await expect(page).toHaveTitle(/^Import history · Back office/);
  });

  await test.step('lists exact matches first: a user, an order, a stock number', async () => {
    await search('shopper@example.com');
    const exact = palette().getByRole('group', { name: 'Exact match' }).getByRole('option');
    await expect(exact).toContainText('shopper@example.com');
    await expect(exact).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\?open=/);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();

    await search('#5');
    await expect(exact).toContainText('Order #5');
    await expect(exact).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Order #5 · Back office/);

    await search('ME-1001');
    await expect(exact).toContainText('ME-1001');
    await expect(exact).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/melee-lots\?open=/);
    await expect(page).toHaveTitle(/^ME-1001 · Back office/);
  });

  await test.step('shows a message if the command palette finds nothing', async () => {
    await search('zzz-no-such-thing');
    await expect(palette().getByRole('status')).toHaveText('No results for “zzz-no-such-thing”.');
    await page.keyboard.press('Escape');
  });
});

test('offers single-key shortcuts for search, views and help, and a setting that turns them off', async () => {
  await goTo(page, '/admin/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.getByRole('heading', { name: 'Orders' }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByText('Enable single-key shortcuts').click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette()).toBeVisible();
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.removeItem('singleKeys'));
});

test('saves, changes and deletes list views', async () => {
  await test.step('saves filters and sort order in a view, marks unsaved changes, and restores a deleted view', async () => {
    await pushAddress(page, '/admin/orders?status=PAYMENT&sort=-total');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(/payment/i);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a name')).toBeVisible();
    await dialog.getByLabel('Name').fill(view);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`View “${view}” saved`)).toBeVisible();
    await expect(views()).toHaveText(view);

    await page
      .getByRole('button', { name: /^Remove.*payment|^Clear all/ })
      .first()
      .click();
    await expect(views()).toHaveText(new RegExp(`^${view}\\s*\\(changed\\)$`));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, '/admin/users');
    await goTo(page, '/admin/orders');
    await views().click();
    await page.getByRole('menuitemradio', { name: view }).click();
    await expect(page).toHaveURL(/status=PAYMENT&sort=-total/);
    await expect(views()).toHaveText(view);

    await views().click();
    await page.getByRole('menuitemradio', { name: 'All orders' }).click();
    await expect(page).not.toHaveURL(/status=/);
    await expect(views()).toHaveText('Views');

    await views().click();
    await page.getByRole('menuitemradio', { name: view }).click();
    await views().click();
    await page.getByRole('menuitem', { name: `Delete “${view}”` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(views()).toHaveText(view);
  });

  await test.step('shows an error next to the name field if the view name is taken', async () => {
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
    await dialog.getByLabel('Name').fill(view.toUpperCase());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Error saving view')).toBeVisible();
    await page.keyboard.press('Escape');
    await views().click();
    await page.getByRole('menuitem', { name: `Delete “${view}”` }).click();
    await expect(views()).toHaveText('Views');
  });
});

test('shows notices next to an open panel without covering the panel', async () => {
  await goTo(page, '/admin/melee-lots?q=ME-1002');
  await page.getByRole('link', { name: 'ME-1002' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Price', exact: true }).click();
  const price = panel.getByLabel('Price per carat');
  const before = await price.inputValue();
  await price.fill(String(Number(before) + 1));
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('status').filter({ hasText: 'ME-1002 saved' });
  await expect(notice).toBeVisible();
  const reach = async (): Promise<number> => {
    const [box, panelBox] = [await notice.boundingBox(), await panel.boundingBox()];
    return (panelBox?.x ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0));
  };
  await expect.poll(reach).toBeGreaterThanOrEqual(0);
});

test('loads each back-office screen with at most three requests', async () => {
  await page.goto('/admin/users');
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The storefront preview in a frame sends separate requests.
    const { operationName } = operationIn(request);
    if (operationName && request.frame() === page.mainFrame()) requests.push(operationName);
  });
  const tooMany: string[][] = [];
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? '';
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    requests.length = 0;
    await link.click();
    await expect(page).toHaveTitle(/ · Back office/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.waitForLoadState('networkidle');
    if (requests.length > 3) tooMany.push([name, ...requests]);
  }
  expect(tooMany).toEqual([]);
});
