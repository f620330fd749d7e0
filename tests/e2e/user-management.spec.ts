import { expect, type Locator, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  chooseMatch,
  expectAccessible,
  goTo,
  graphqlOf,
  openSession,
  phone,
  setColors,
  shopper,
} from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
let graphql: Awaited<ReturnType<typeof graphqlOf>>;
/** Unique per run, because the tests may run more than once on the same server. */
const email = `desk-${process.pid}-${Date.now()}@example.com`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  graphql = await graphqlOf(page.request, administrator);
});
test.afterAll(() => closePage(page));

const panel = (): Locator => page.getByRole('dialog').first();
const tab = (name: string): Locator => panel().getByRole('tab', { name });
/** Locates a line in the text alternative of the markup chart. */
const line = (text: string): Locator => panel().getByRole('listitem').filter({ hasText: text });
const textOnPage = (text: string | RegExp): Locator => page.getByText(text).first();

async function idOf(text: string): Promise<string> {
  const { users } = await graphql('query ($text: String!) { users(filter: { text: $text }) { items { id } } }', {
    text,
  });
  return users.items[0].id;
}

test('creates an account, and shows client and server errors next to the fields', async () => {
  await goTo(page, '/admin/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const email1 = panel().getByLabel('Email', { exact: true });
  await expect(panel().getByText('Enter the email')).toBeHidden();
  await panel().getByRole('button', { name: 'Create user' }).click();
  await expect(panel().getByText('Enter the first name')).toBeVisible();
  await email1.fill(shopper.email);
  await panel().getByLabel('Business type').selectOption({ label: 'Retailer' });
  await panel().getByLabel('Role').selectOption('AGENT');
  await panel().getByLabel('First name').fill('Anna');
  await panel().getByLabel('Last name').fill('Stone');
  await panel().getByLabel('Street and number').fill('47th Street 5');
  await panel().getByLabel('City').fill('New York');
  await chooseMatch(panel().getByRole('combobox', { name: 'Country' }), 'Switzerl', 'Switzerland');
  await expectAccessible(page);
  await panel().getByRole('button', { name: 'Create user' }).click();
  await expect(textOnPage('Error creating user')).toBeVisible();
  await email1.fill(email);
  await panel().getByRole('button', { name: 'Create user' }).click();
  await expect(textOnPage(`Link sent to ${email}`)).toBeVisible();
  await expect(panel().getByRole('heading', { name: 'Anna Stone' })).toBeVisible();
  await expect(panel().getByText('Not confirmed', { exact: true })).toBeVisible();
});

test("changes a user's details, undoes the change, and rejects an email that is taken", async () => {
  const business = panel().getByLabel('Business type');
  await business.selectOption({ label: 'Customer' });
  await panel().getByRole('button', { name: 'Save details' }).click();
  await expect(textOnPage('Details saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(business.locator('option:checked')).toHaveText('Retailer');
  await panel().getByLabel('Email', { exact: true }).fill(shopper.email);
  await panel().getByRole('button', { name: 'Save details' }).click();
  await expect(textOnPage('Error editing user details')).toBeVisible();
  await panel().getByLabel('Email', { exact: true }).fill(email);

  await panel().getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Enter the city')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('shows markups as a chart and as text with gaps and overlaps, and calculates a trial price', async () => {
  await tab('Prices').click();
  await expect(page).toHaveURL(/tab=prices/);
  const add = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await panel()
        .getByRole('textbox', { name, exact: name === 'Markup' })
        .fill(value);
    await panel().getByRole('button', { name: 'Add markup' }).click();
    await expect(panel().getByRole('textbox', { name: 'Markup', exact: true })).toHaveValue('');
  };
  await add({ 'Carats from': '1', 'Carats to': '2', 'Price to': '5000', Markup: '10' });
  await add({ 'Carats from': '1.5', Markup: '20' });
  await expect(line('From 1.00 to 1.499 ct, from $5,000.01: no markup')).toBeVisible();
  await expect(line('From 1.50 to 2.00 ct, up to $5,000.00: +10% applies, not +20%')).toBeVisible();
  await panel().getByRole('button', { name: 'Remove markup of 20%' }).focus();
  await expect(panel().getByRole('row', { name: /1\.500 and more/ })).toHaveAttribute('data-selected', 'true');
  await panel().getByRole('textbox', { name: 'Weight' }).fill('1.2');
  await panel().getByRole('textbox', { name: 'Price per carat' }).fill('1000');
  await panel().getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(panel().getByText('$1,320.00')).toBeVisible();
  await panel().getByLabel('Stock number').fill('no-such-stone');
  await panel().getByRole('button', { name: 'Use stone' }).click();
  await expect(panel().getByText('Stone not found')).toBeVisible();
  await expect(panel().getByText('$1,320.00')).toHaveCount(0);
  await expectAccessible(page);
});

test('saves page access immediately, undoes the change, and does not overwrite another change', async () => {
  await tab('Visibility').click();
  await panel().getByRole('button', { name: 'White only' }).click();
  await panel().getByRole('checkbox', { name: 'Melee' }).check({ force: true });
  await panel().getByRole('button', { name: 'Save page access' }).click();
  await expect(textOnPage('Page access saved')).toBeVisible();
  await expect(panel().getByText('This user sees only these diamond pages: White, Melee.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(panel().getByText('Not restricted: this user sees all pages')).toBeVisible();

  await panel().getByRole('button', { name: 'Fancies' }).click();
  await graphql('mutation ($input: SetPageAccessInput!) { setPageAccess(input: $input) { user { id } } }', {
    input: { userId: await idOf(email), pages: ['BLACK'] },
  });
  await panel().getByRole('button', { name: 'Save page access' }).click();
  await expect(textOnPage('Error adding user access')).toBeVisible();
  await expect(panel().getByText('Another administrator changed the page access')).toBeVisible();
  await expectAccessible(page);
  await panel().getByRole('button', { name: 'Discard changes' }).click();
  await expect(panel().getByText('This user sees only these diamond pages: Black.')).toBeVisible();
});

test("shows a user's orders, cart and wishlist in tabs, and opens a tab by URL", async () => {
  const id = await idOf(shopper.email);
  const asShopper = await graphqlOf(page.request, shopper);
  const { diamonds } = await asShopper(
    '{ diamonds(filter: { statuses: [AVAILABLE] }, page: { index: 0, size: 1 }) { items { id } } }',
  );
  const both =
    'addToWishlist(input: { items: $items }) { __typename } addToCart(input: { items: $items }) { __typename }';
  await asShopper(`mutation ($items: [BasketItemInput!]!) { ${both} }`, {
    items: [{ diamondId: diamonds.items[0].id }],
  });
  await goTo(page, `/admin/users?open=${id}&tab=wishlist`);
  await expect(panel().getByRole('table')).toBeVisible();
  await tab('Cart').click();
  await expect(panel().getByText('Total of available items')).toBeVisible();
  await tab('Orders').click();
  await expect(panel().getByRole('link', { name: /in orders$/ })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, `/admin/users?open=${await idOf(email)}&tab=log`);
  await expect(
    panel()
      .getByText(/markup: created/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.route(graphqlEndpoint, async (route) => {
    const isCart = asksFor(route.request(), 'UserCart');
    await (isCart ? route.fulfill({ status: 500, json: {} }) : route.fallback());
  });
  await tab('Cart').click();
  await expect(panel().getByText('Error fetching basket items')).toBeVisible();
  await page.unroute(graphqlEndpoint);
});

test('shows pending users first on a phone, and fits every tab of the user panel on the screen', async () => {
  await page.setViewportSize(phone);
  await goTo(page, `/admin/users?open=${await idOf(email)}&tab=prices`);
  await setColors(page, 'dark');
  await expect(line('no markup').first()).toBeVisible();
  await expectAccessible(page);
  await tab('Visibility').click();
  await expectAccessible(page);
  await goTo(page, '/admin/users');
  await expect(page.getByText('Pending').first()).toBeInViewport();
  await setColors(page, 'light');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('names users with unconfirmed emails in a bulk approval, and sends them the confirmation link', async () => {
  await goTo(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Email not confirmed' });
  await expect(dialog.getByRole('listitem')).toContainText(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(textOnPage(`Confirmation link sent to ${email}`)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('opens a read-only impersonation session in a new tab', async () => {
  await goTo(page, `/admin/users?open=${await idOf(shopper.email)}&tab=sees`);
  const [shopPage] = await Promise.all([
    page.context().waitForEvent('page'),
    panel().getByRole('button', { name: 'View shop' }).click(),
  ]);
  const bar = shopPage.getByRole('complementary', { name: 'Impersonation' });
  await expect(bar).toContainText('You are viewing the shop as Noor de Vries, read-only');
  await expect(shopPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(shopPage);
  await shopPage.setViewportSize(phone);
  await expect(bar).toBeVisible();
  await shopPage.goto('/cart');
  await expect(bar).toBeVisible();
  await shopPage
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await expect(shopPage.getByText('You can view everything but change nothing.').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await Promise.all([shopPage.waitForEvent('close'), bar.getByRole('button', { name: 'End' }).click()]);
  await tab('Log').click();
  await expect(panel().getByText('Shop viewed as this user: ended').first()).toBeVisible();
});

test('removes the session from the tab when impersonation has ended, and links back to the user', async () => {
  const userId = await idOf(shopper.email);
  await goTo(page, `/admin/users?open=${userId}&tab=sees`);
  const [shopPage] = await Promise.all([
    page.context().waitForEvent('page'),
    panel().getByRole('button', { name: 'View shop' }).click(),
  ]);
  const bar = shopPage.getByRole('complementary', { name: 'Impersonation' });
  await expect(bar).toContainText('read-only');
  const accessToken = await shopPage.evaluate(() => JSON.parse(sessionStorage.getItem('viewing') ?? '{}').token);
  await page.request.post('/graphql', {
    data: { query: 'mutation { endViewing { userId } }' },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await shopPage.reload();
  await expect(bar).toContainText('You are no longer viewing the shop as Noor de Vries');
  await expect(shopPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(shopPage);
  await bar.getByRole('button', { name: 'Back to the user' }).click();
  await expect(shopPage.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await shopPage.close();
});

test('emails an invitation to the administrator', async () => {
  await goTo(page, '/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite by email' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to me' }).click();
  await expect(textOnPage(`Invitation sent to ${administrator.email}`)).toBeVisible();
});

test("lists the records that will be deleted with an account, and requires the account's email for the deletion", async () => {
  await goTo(page, `/admin/users?open=${await idOf(email)}`);
  await panel().getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('2 markups')).toBeVisible();
  await expect(dialog.getByText('1 granted page')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(textOnPage(`${email} deleted`)).toBeVisible();
});
