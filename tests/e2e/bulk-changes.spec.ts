import { expect, type Locator, type Page, test } from '@playwright/test';
import { graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, graphqlOf, openSession, shopper } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  // Disables live updates, so that changes by other users cause conflicts.
  await page.route('**/graphql/stream', (route) => route.abort());
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

const bar = (): Locator => page.getByRole('region', { name: 'Selected rows' });
const textOnPage = (text: string | RegExp): Locator => page.getByText(text).first();

/** Selects all rows on the page, then all rows that match the filters. Returns the number of selected rows. */
async function selectAllMatching(plural: string): Promise<number> {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  const all = bar().getByRole('button', { name: new RegExp(`^Select all [\\d,]+ ${plural} that match the filters$`) });
  const count = Number(((await all.textContent()) ?? '').replace(/\D/g, ''));
  await all.click();
  await expect(bar().getByRole('button', { name: /^Only the \d+ selected$/ })).toBeVisible();
  return count;
}

const inWords = (count: number): string => new Intl.NumberFormat('en-US').format(count);

async function undo(): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(textOnPage(/^Undone: /)).toBeVisible();
}

test('applies a bulk change once even if the response is lost, and offers undo', async () => {
  await goTo(page, '/admin/melee-lots?active=yes&colors=TTLB');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  let lost = 0;
  await page.route(graphqlEndpoint, async (route) => {
    const { operationName, variables } = operationIn(route.request());
    if (operationName !== 'ChangeMeleeLots' || variables?.dryRun === true || lost > 0) {
      await route.fallback();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await bar().getByRole('button', { name: 'Deactivate' }).click();
  await expect(textOnPage('Error changing melee lots')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Deactivate' });
  await dialog.getByRole('button', { name: 'Change 1 melee lot' }).click();
  await expect(textOnPage('Deactivate: 1 changed')).toBeVisible();
  expect(lost).toBe(1);
  await page.unroute(graphqlEndpoint);
  await undo();
});

test('goes back to selecting only the checked rows after a checkbox or filter changes', async () => {
  await goTo(page, '/admin/diamonds?active=yes&status=AVAILABLE');
  const count = await selectAllMatching('diamonds');
  await bar().getByRole('button', { name: 'Set field' }).click();
  const dialog = page.getByRole('dialog', {
    name: `Set a field of all ${inWords(count)} diamonds that match the filters`,
  });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('checkbox').uncheck();
  await expect(bar()).toContainText(/^\d+ selected/);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(bar().getByRole('button', { name: /^Select all/ })).toBeVisible();

  await bar()
    .getByRole('button', { name: /^Select all/ })
    .click();
  await page.getByRole('button', { name: 'Set status' }).click();
  const status = page.getByRole('dialog', { name: `Status of ${inWords(count)} stones` });
  await status.getByText('Suspended').click();
  await status.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('dialog', { name: 'Status Suspended' })).toContainText(`All ${inWords(count)} diamonds`);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('list', { name: 'Active filters' }).getByRole('button').first().click();
  await expect(bar()).toContainText(/^\d+ selected/);
  await bar().getByRole('button', { name: 'Clear selection' }).click();
});

test('shows how many rows match the filters, and then changes all of them', async () => {
  await goTo(page, '/admin/melee-lots?carats=1..');
  const count = await selectAllMatching('melee lots');
  await bar().getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate' });
  await expect(dialog).toContainText(`All ${inWords(count)} melee lots in the list, on all pages`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Change [\d,]+ melee lots$/ }).click();
  await expect(textOnPage(/^Deactivate: [\d,]+ changed/)).toBeVisible();
  await expect(bar().getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await undo();
});

test('does not block a user whose record has since changed, and names that user', async ({ request }) => {
  const run = await graphqlOf(request, administrator);
  const email = 'designer@example.com';
  const { users } = await run('query ($text: String!) { users(filter: { text: $text }) { items { id } } }', {
    text: email,
  });
  const [{ id }] = users.items;
  const approve = (isApproved: boolean) =>
    run('mutation ($input: SetUserApprovalInput!) { setUserApproval(input: $input) { user { id } } }', {
      input: { userId: id, isApproved },
    });
  const isBlocked = async () => (await run('query ($id: ID!) { user(id: $id) { isBlocked } }', { id })).user.isBlocked;

  await goTo(page, `/admin/users?q=${email}`);
  await page.getByRole('checkbox', { name: `Select ${email}` }).check();
  await approve(false);
  await bar().getByRole('button', { name: 'Block', exact: true }).click();
  const outcome = page.getByRole('dialog', { name: 'Block: 0 changed, 1 refused' });
  await expect(outcome.getByRole('row').filter({ hasText: email })).toContainText(/changed/i);
  expect(await isBlocked()).toBe(false);
  await expectAccessible(page);

  await outcome.getByRole('button', { name: 'Retry 1' }).click();
  await expect(textOnPage('1 user blocked')).toBeVisible();
  expect(await isBlocked()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(isBlocked).toBe(false);
  await approve(true);
});

test('does not reopen an order that its buyer has since cancelled', async ({ request }) => {
  const buyer = await graphqlOf(request, shopper);
  const { meleeLots } = await buyer('{ meleeLots { items { id availability } } }');
  const lot = meleeLots.items.find((each: { availability: string }) => each.availability === 'FOR_SALE');
  const items = [{ melee: { meleeId: lot.id, carats: 0.1 } }];
  const { placeOrder } = await buyer(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id version } } }',
    { input: { items, idempotencyKey: `cancelled-${Date.now()}` } },
  );
  const { id, version } = placeOrder.order;
  const status = async () => (await buyer('query ($id: ID!) { order(id: $id) { status } }', { id })).order.status;

  await goTo(page, '/admin/orders');
  await page.getByRole('checkbox', { name: `Select order #${id}` }).check();
  await buyer('mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id } } }', {
    input: { id, expectedVersion: version },
  });
  await bar().getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Completed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set status' }).click();
  const outcome = page.getByRole('dialog', { name: 'Status Completed: 0 changed, 1 refused' });
  await expect(outcome.getByRole('row').filter({ hasText: `#${id}` })).toContainText(/changed/i);
  expect(await status()).toBe('CANCELLED');
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: `#${id}` })).toContainText('Cancelled');
});
