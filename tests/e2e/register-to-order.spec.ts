import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, chooseMatch, goTo, mailTo, openSession } from './support.ts';

/** End-to-end test of the main use case, from registration to a completed order. */

const trader = { email: `ruth.${Date.now()}@example.com`, password: 'seven-Carats-of-Luck' };
const stones = {
  wanted: { 'Stock #': 'RAP-0001', Weight: '1.52', Color: 'G', Clarity: 'VS1', 'RapNet Price': '7000.00' },
  other: { 'Stock #': 'RAP-0002', Weight: '0.90', Color: 'E', Clarity: 'VVS2', 'RapNet Price': '5200.00' },
};
/** 7,000.00 per carat × 1.52 ct plus the trader's markup of 10 %. */
const traderPrice = '11,704.00';

/**
 * Returns a file with all column headers of RapNet's template. Most cells are empty, as in the files of real
 * suppliers.
 */
async function rapnetFile(): Promise<Buffer> {
  const { rapnet_template: headers }: { rapnet_template: string[] } = JSON.parse(
    await readFile('tests/integration/import/feeds/feed-headers.json', 'utf8'),
  );
  expect(headers).toHaveLength(61);
  const usual: Record<string, string> = {
    Availability: 'G',
    Shape: 'BR',
    'Cut Grade': 'EX',
    Polish: 'EX',
    Symmetry: 'VG',
    'Fluorescence Intensity': 'N',
    Measurements: '7.40x7.43x4.56',
    Lab: 'GIA',
    'Report #': '2141438171',
    'Depth %': '61.5',
    'Table %': '57',
    'Crown Angle': '34.5',
    Country: 'Belgium',
  };
  const rows = Object.values(stones).map((stone: Record<string, string>) =>
    headers.map((header) => stone[header] ?? usual[header] ?? ''),
  );
  return Buffer.from([headers, ...rows].map((row) => row.join(',')).join('\n'));
}

async function asAdministrator(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSession(page, administrator);
  return page;
}

test("takes a trader from registration and approval to an order for an imported stone at the trader's price", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);

  await test.step('registers the trader', async () => {
    await page.goto('/register');
    await page.getByLabel('Email', { exact: true }).fill(trader.email);
    await page.getByLabel('Password', { exact: true }).fill(trader.password);
    await page.getByLabel('Business type').selectOption({ label: 'Retailer' });
    await page.getByLabel('First name').fill('Ruth');
    await page.getByLabel('Last name').fill('Amsel');
    await page.getByLabel('Street and number').fill('Hoveniersstraat 2');
    await page.getByLabel('City').fill('Antwerp');
    await chooseMatch(page.getByRole('combobox', { name: 'Country' }), 'Belg', 'Belgium');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('confirms the email with the link', async () => {
    const mail = await mailTo(trader.email, /confirm/i);
    const [link = ''] = /https?:\/\/\S+\/confirm-email\?[^\s"<]+/.exec(mail.text ?? '') ?? [];
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('An administrator still has to approve your account.')).toBeVisible();
  });

  await test.step('rejects sign-in before approval', async () => {
    await page.getByLabel('Email', { exact: true }).fill(trader.email);
    await page.getByLabel('Password', { exact: true }).fill(trader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Your account is not approved by an Administrator')).toBeVisible();
  });

  const admin = await asAdministrator(browser);

  await test.step('approves the trader and adds a markup', async () => {
    await admin.goto('/admin/users');
    await admin.getByRole('searchbox', { name: 'Search' }).fill(trader.email);
    await admin.getByRole('row').filter({ hasText: trader.email }).getByRole('link').first().click();
    const panel = admin.getByRole('dialog');
    await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(panel.getByText('Approved', { exact: true })).toBeVisible();
    await panel.getByRole('tab', { name: 'Prices' }).click();
    await panel.getByRole('textbox', { name: 'Markup', exact: true }).fill('10');
    await panel.getByRole('button', { name: 'Add markup' }).click();
    await expect(panel.getByRole('button', { name: /Remove markup/ })).toBeVisible();
  });

  await test.step("imports the supplier's file", async () => {
    await goTo(admin, '/admin/import?stock=diamonds');
    await admin
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'rapnet.csv', mimeType: 'text/csv', buffer: await rapnetFile() });
    await admin.getByRole('button', { name: 'Check file' }).click();
    const importStones = admin.getByRole('button', { name: 'Import 2 diamonds' });
    await expect(importStones).toBeEnabled();
    // The notice disappears after a short time.
    const successNotice = admin.getByText('Import successul. The page will reload to show the updated data').first();
    await Promise.all([successNotice.waitFor(), importStones.click()]);
    await expect(admin.getByText('rapnet.csv has been imported')).toBeVisible();
  });

  await test.step("shows the stone at the trader's price in the list and on its page", async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await goTo(page, '/diamonds/white?view=table');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).first().fill('RAP-0001');
    const row = page.getByRole('row', { name: /RAP-0001/ });
    await expect(row).toContainText(traderPrice);
    await row.getByRole('link', { name: 'RAP-0001' }).click();
    await expect(page).toHaveURL(/\/diamond\/RAP-0001$/);
    await expect(page.getByText(traderPrice).first()).toBeVisible();
  });

  await test.step("adds the stone to the trader's wishlist and cart", async () => {
    await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
    await expect(page.getByRole('button', { name: 'On your wishlist' })).toBeVisible();
    await goTo(page, '/wishlist');
    await expect(page.getByRole('list', { name: 'Your wishlist' })).toContainText('RAP-0001');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await goTo(page, '/cart');
    await expect(page.getByRole('list', { name: 'Your cart' })).toContainText(traderPrice);
  });

  let orderPath = '';
  await test.step('orders the stone, and empties the cart and wishlist', async () => {
    await page.getByRole('link', { name: 'Review the order' }).click();
    await expect(page.getByRole('list', { name: 'Lines to order' })).toContainText(traderPrice);
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
    orderPath = new URL(page.url()).pathname;
    expect(orderPath).toMatch(/^\/account\/orders\/\d+$/);
    await expect(page.getByText(traderPrice).first()).toBeVisible();
    await goTo(page, '/wishlist');
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await goTo(page, '/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await goTo(page, '/account/orders');
    await expect(
      page.getByRole('link', { name: /Order \d+|\d+/ }).filter({ hasText: orderPath.split('/').at(-1) ?? '' }),
    ).toHaveCount(1);
  });

  await test.step('emails the trader about the order', async () => {
    const mail = await mailTo(trader.email, /order/i);
    expect(mail.text).toContain('RAP-0001');
    expect(mail.text).toContain(traderPrice);
  });

  await test.step('completes the order', async () => {
    const id = orderPath.split('/').at(-1) ?? '';
    await goTo(admin, `/admin/orders?open=${id}`);
    const panel = admin.getByRole('dialog');
    await expect(panel.getByRole('link', { name: 'RAP-0001' })).toBeVisible();
    await panel.getByLabel('New status').selectOption({ label: 'Completed' });
    await panel.getByRole('button', { name: 'Change to Completed' }).click();
    await expect(panel.getByText('Completed', { exact: true }).first()).toBeVisible();
  });

  await test.step('shows the completed order and the bought stone to the trader, but omits the stone from lists', async () => {
    await page.goto(orderPath);
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
    await goTo(page, '/diamond/RAP-0001');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1.52');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await goTo(page, '/diamonds/white?view=table');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).first().fill('RAP-0001');
    await expect(page.getByRole('heading', { name: /^No stones/ })).toBeVisible();
  });
});
