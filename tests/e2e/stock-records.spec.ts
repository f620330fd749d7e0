import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, graphqlOf, openSession, pushAddress } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
/** Unique per run. The demo data uses numbers from `ME-1001`, so `ME-` must not be combined with a process ID. */
const lot = `LOT-${process.pid}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  // Disables live updates, so that changes by other users are detected only when saving. `live-updates.spec.ts` tests
  // live updates.
  await page.route('**/graphql/stream', (route) => route.abort());
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

const panel = (): Locator => page.getByRole('dialog');
const row = (number: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });

/** Opens a list and searches it for a text. */
async function find(path: string, text: string): Promise<void> {
  await open(`/admin/${path}?q=${text}`);
  await expect(row(text)).toBeVisible();
}

/** Opens a list, or changes its filters, through the client's router. The page must not have unsaved changes. */
async function open(address: string): Promise<void> {
  const isOpen = page.url() !== 'about:blank' && new URL(page.url()).pathname === address.split('?')[0];
  await (isOpen ? pushAddress(page, address) : goTo(page, address));
}

async function leaveUnsaved(): Promise<void> {
  await panel().getByRole('button', { name: 'Close (Esc)' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).not.toHaveURL(/open=/);
}

/** Focuses an element as soon as a text is shown. Resolves after the pending timers have run. */
async function focusOnceShown(element: Locator, text: string): Promise<void> {
  await element.evaluate(
    (input: HTMLElement, value) =>
      new Promise<void>((resolve) => {
        const focus = () => {
          if (!document.body.innerText.includes(value)) return;
          observer.disconnect();
          input.focus();
          setTimeout(resolve, 50);
        };
        const observer = new MutationObserver(focus);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        focus();
      }),
    text,
  );
}

test('creates a melee lot, and shows client and server errors next to the fields', async () => {
  await page.goto('/admin/melee-lots');
  await page.getByRole('button', { name: 'New melee lot' }).click();
  const focused = focusOnceShown(panel().getByLabel('Stock number'), 'Choose the colour');
  await panel().getByRole('button', { name: 'Create' }).click();
  await focused;
  // The form focuses the invalid field first. A field that the user focuses when the error appears keeps the focus.
  await expect(panel().getByLabel('Stock number')).toBeFocused();
  await expect(panel().getByText('Choose the colour')).toBeVisible();
  // The demo data already contains this number.
  await panel().getByLabel('Stock number').fill('ME-1001');
  await panel().getByLabel('Colour').selectOption({ label: 'White' });
  await panel().getByRole('textbox', { name: 'Weight' }).fill('12.5');
  await panel().getByLabel('Smallest diameter').fill('1.3');
  await panel().getByLabel('Largest diameter').fill('1.1');
  await panel().getByLabel('Price per carat').fill('410');
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(panel().getByText('Enter at least the smallest diameter')).toBeVisible();
  await panel().getByLabel('Largest diameter').fill('1.5');
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Error adding a melee lot').first()).toBeVisible();
  await expect(panel().getByLabel('Stock number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await panel().getByLabel('Stock number').fill(lot);
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(`${lot} created`)).toBeVisible();
  await expect(panel().getByRole('heading', { name: lot })).toBeVisible();
});

test("changes a lot in its panel and in the list, and does not overwrite another administrator's changes", async () => {
  await find('melee-lots', lot);
  await row(lot).getByRole('link', { name: lot }).click();
  const weight = panel().getByRole('textbox', { name: 'Weight' });
  await expect(weight).toHaveValue('12.5');
  await weight.fill('11.25');
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${lot} saved`)).toBeVisible();
  await expect(row(lot)).toContainText('11.25');

  const run = await graphqlOf(page.request, administrator);
  const { meleeLots } = await run(
    'query ($numbers: [String!]) { meleeLots(filter: { stockNumbers: $numbers }) { items { id version } } }',
    {
      numbers: [lot],
    },
  );
  const [{ id, version }] = meleeLots.items;
  await run('mutation ($input: UpdateMeleeLotInput!) { updateMeleeLot(input: $input) { meleeLot { id } } }', {
    input: { id, expectedVersion: version, set: { pricePerCarat: 415 } },
  });

  await panel().getByRole('button', { name: 'Price', exact: true }).click();
  await expect(panel().getByLabel('Price per carat')).toBeFocused();
  await panel().getByLabel('Price per carat').fill('420');
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = panel().getByRole('alert').filter({ hasText: 'Another user changed this melee lot' });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('row', { name: /Price per carat/ })).toContainText('415');
  await panel().getByRole('button', { name: 'Keep my changes' }).click();
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(lot)).toContainText('420.00');
});

test('changes the checked lots in one bulk change after a preview, and undoes the change', async () => {
  await page.goto(`/admin/melee-lots?q=${lot}`);
  await row(lot).getByRole('checkbox').check();
  const checked = page.getByRole('region', { name: 'Selected rows' });
  await checked.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivate: 1 changed')).toBeVisible();
  await expect(row(lot)).toContainText('No');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row(lot)).toContainText('Yes');

  await row(lot).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set field' }).click();
  const dialog = page.getByRole('dialog', { name: /Set a field/ });
  await dialog.getByLabel('Field', { exact: true }).selectOption({ label: 'Price per carat' });
  await dialog.getByLabel('Price per carat').fill('399');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText('1 will change.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change 1 melee lot' }).click();
  await expect(row(lot)).toContainText('399.00');
});

test('updates the list row of a lot that is deactivated in its panel', async () => {
  await expect(row(lot)).toContainText('399.00');
  const mark = row(lot).getByText(/^(For sale|Inactive)$/);
  await expect(mark).toHaveText('For sale');
  await row(lot).getByRole('link', { name: lot }).click();
  await panel().getByRole('button', { name: 'Deactivate' }).click();
  await expect(mark).toHaveText('Inactive');
  await panel().getByRole('button', { name: 'Activate' }).click();
  await expect(mark).toHaveText('For sale');
});

test('suspends and restores a stone, calculates prices, and opens the tab of an invalid field', async () => {
  await open('/admin/diamonds?status=AVAILABLE&active=yes');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const number = (await first.textContent()) ?? '';
  await first.click();

  await test.step('sets the status of a stone, and undoes the change', async () => {
    await panel().getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: `Status of ${number}` });
    await dialog.getByText('Suspended').click();
    await dialog.getByRole('button', { name: 'Set status' }).click();
    await expect(page.getByText(`${number}: Suspended`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(panel().getByText('For sale').first()).toBeVisible();
  });

  await test.step('calculates dependent prices while the user types', async () => {
    await panel().getByRole('tab', { name: 'Sale' }).click();
    await panel().getByRole('textbox', { name: 'List price', exact: true }).fill('20.000,00');
    await panel().getByRole('textbox', { name: 'Discount', exact: true }).fill('-25,5');
    await expect(panel().getByLabel('Price per carat (required)')).toHaveValue('14900');
    await panel().getByRole('textbox', { name: 'Total price', exact: true }).fill('12345.67');
    await expect(panel().getByRole('textbox', { name: 'Discount', exact: true })).not.toHaveValue('-25,5');
    await panel().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${number} saved`)).toBeVisible();
    await expect(panel().getByRole('textbox', { name: 'Total price', exact: true })).toHaveValue('12345.67');
  });

  await test.step('opens the tab of an invalid field, focuses the field and keeps the actions visible', async () => {
    await expect(panel().getByRole('tab')).toHaveText(['Overview', 'Grades', 'Pictures', 'Sale', 'History']);
    await panel().getByRole('tab', { name: 'Grades' }).click();
    const table = panel().getByLabel('Table', { exact: true });
    await table.fill('300');
    await panel().getByRole('tab', { name: 'History' }).click();
    await panel().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel().getByRole('tab', { name: 'Grades' })).toHaveAttribute('aria-selected', 'true');
    await expect(table).toBeFocused();
    for (const name of ['Hold', 'Memo', 'Add to order', 'Price']) {
      await expect(panel().getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
    await panel().getByRole('button', { name: 'Discard' }).click();
    await panel().getByRole('button', { name: 'Close (Esc)' }).click();
  });
});

test('exports checked stones, and adds them to a new and an existing order', async () => {
  await open('/admin/diamonds?status=AVAILABLE&active=yes');
  await expect(panel()).toHaveCount(0);
  const numbers: string[] = [];
  for (const index of [1, 2]) {
    const line = page.getByRole('row').nth(index);
    numbers.push(((await line.getByRole('link').first().textContent()) ?? '').trim());
    await line.getByRole('checkbox').check();
  }
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Export selected' }).click();
  const files = page.getByRole('dialog', { name: 'Export diamonds' });
  await expect(files).toContainText('The selected rows: 2 diamonds.');
  await files.getByText('CSV', { exact: true }).click();
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  for (const number of numbers) expect(lines.some((line) => line.includes(number))).toBe(true);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Add to order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 2 items to an order' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const added = panel().getByRole('list', { name: 'New lines' });
  for (const number of numbers) await expect(added).toContainText(number);

  const { orders } = await (await graphqlOf(page.request, administrator))(
    '{ orders(filter: { statuses: [PROCESSING] }, page: { index: 0, size: 1 }) { items { id } } }',
  );
  const order: string = orders.items[0].id;
  await leaveUnsaved();
  await page.goto('/admin/diamonds');
  await bar.getByRole('button', { name: 'Add to order' }).click();
  await dialog.getByLabel('Order number').fill('x');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Order number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Order number').fill(order);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(panel().getByRole('heading', { name: `Order #${order}` })).toBeVisible();
  for (const number of numbers) await expect(added).toContainText(number);
  await leaveUnsaved();
});

test('links a sold stone to its order, and returns it to stock from its panel and from the order', async () => {
  const graphql = await graphqlOf(page.request, administrator);
  const { users } = await graphql(
    '{ users(filter: { text: "shopper@example.com" }, page: { index: 0, size: 1 }) { items { id } } }',
  );
  const { diamonds } = await graphql(
    '{ diamonds(filter: { collection: WHITE, saleStates: [FOR_SALE], isSingle: true }, page: { index: 0, size: 2 }) { items { id stockNumber } } }',
  );
  const stones: { id: string; stockNumber: string }[] = diamonds.items;
  const [first = '', second = ''] = stones.map(({ stockNumber }) => stockNumber);
  const { createOrder } = await graphql(
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }',
    {
      input: {
        userId: users.items[0].id,
        idempotencyKey: `return-${process.pid}`,
        lines: stones.map(({ id }) => ({ item: { diamondId: id } })),
      },
    },
  );
  const order: string = createOrder.order.id;
  const mark = row(first).getByText(new RegExp(`^(For sale|(In|Sold in) order ${order})$`));
  await page.goto(`/admin/diamonds?q=${first}`);
  await expect(mark).toHaveText(`In order ${order}`);
  await graphql('mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { order { id } } }', {
    input: { id: order, status: 'COMPLETED' },
  });

  await page.goto(`/admin/diamonds?q=${first}&state=SOLD`);
  await expect(mark).toHaveText(`Sold in order ${order}`);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Sold');
  await row(first).getByRole('link', { name: first }).click();
  await expect(panel().getByRole('link', { name: `Sold in order ${order}` })).toBeVisible();
  await expect(panel().getByRole('button', { name: 'Activate' })).toHaveCount(0);
  await panel()
    .getByRole('button', { name: `Return to stock: ${first}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Return ${first} to stock` });
  await dialog.getByRole('button', { name: 'Return to stock' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Returned within 14 days');
  await dialog.getByRole('button', { name: 'Return to stock' }).click();
  await expect(page.getByText(`${first} is back in stock`)).toBeVisible();
  await expect(panel().getByText('For sale').first()).toBeVisible();
  await expect(row(first)).toHaveCount(0);

  await goTo(page, `/admin/orders?open=${order}&page=1`);
  await expect(panel().getByText('Completed orders cannot be deleted. Cancel the order instead.')).toBeVisible();
  await expect(panel().getByRole('button', { name: 'Delete order' })).toBeDisabled();
  await expect(panel().getByRole('button', { name: `Return to stock: ${first}` })).toHaveCount(0);
  await panel()
    .getByRole('button', { name: `Return to stock: ${second}` })
    .click();
  const ofLine = page.getByRole('dialog', { name: `Return ${second} to stock` });
  await ofLine.getByLabel('Reason').fill('Wrong stone sent');
  await ofLine.getByRole('button', { name: 'Return to stock' }).click();
  await expect(panel().getByText(`${second}: Wrong stone sent`)).toBeVisible();
  await expect(panel().getByRole('button', { name: /^Return to stock/ })).toHaveCount(0);
  await goTo(page, `/admin/diamonds?q=${second}`);
  await expect(row(second)).toContainText('For sale');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill(second);
  await expect(page.getByRole('option').filter({ hasText: second })).toContainText('For sale');
  await page.keyboard.press('Escape');
});
