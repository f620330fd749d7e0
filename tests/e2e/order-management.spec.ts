import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { openTrade, type Stone, stamp, type Trade } from './buying/trade.ts';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  chooseMatch,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  graphqlOf,
  mailTo,
  openSession,
  phone,
  setColors,
  shopper,
} from './support.ts';

/**
 * Tests one order in the back office: creation on behalf of a user, changes, printing and deletion. The tests share
 * one page.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let trade: Trade;
let stones: readonly Stone[];
let heldStone: Stone;
let orderId = '';

test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, desktop);
  await openSession(page, administrator);
  trade = await openTrade(page.request);
  stones = await trade.stones(3);
  const [other] = await trade.stones(1);
  if (other === undefined) throw new Error('no stone');
  heldStone = other;
  const { users } = await trade.administrator(
    '{ users(filter: { text: "customer@example.com" }, page: { index: 0, size: 1 }) { items { id } } }',
  );
  await trade.administrator(
    'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { diamond { id } } }',
    { input: { id: heldStone.id, expectedVersion: heldStone.version, status: 'HOLD', holdUserId: users.items[0].id } },
  );
});
test.afterAll(() => closePage(page));

const panel = (): Locator => page.getByRole('dialog');
const newLine = (number: string): Locator =>
  panel().getByRole('list', { name: 'New lines' }).getByRole('listitem').filter({ hasText: number });
const textOnPage = (text: string | RegExp): Locator => page.getByText(text).first();
const numberOf = (index: number): string => stones[index]?.number ?? '';

async function find(text: string): Promise<void> {
  const box = panel().getByLabel('Add items');
  await box.fill(text);
  await box.press('Enter');
}

async function statusOf({ id }: Stone): Promise<string> {
  const { diamond } = await trade.administrator('query ($ref: DiamondRef!) { diamond(ref: $ref) { status } }', {
    ref: { id },
  });
  return diamond.status;
}

async function lot(): Promise<string> {
  const { meleeLots } = await trade.administrator(
    '{ meleeLots(filter: { carats: { min: 5 } }, page: { index: 0, size: 1 }) { items { stockNumber } } }',
  );
  return meleeLots.items[0].stockNumber;
}

test('creates an order with several item kinds, shows errors next to the order lines, and keeps the input', async () => {
  const { bracelets } = await trade.administrator(
    '{ bracelets(page: { index: 0, size: 1 }) { items { stockNumber } } }',
  );
  const bracelet = bracelets.items[0].stockNumber;
  const melee = await lot();
  await page.goto('/admin/orders?open=new');
  await panel().getByRole('combobox', { name: 'Buyer' }).fill('shopper');
  await page.getByRole('option', { name: /shopper@example/ }).click();
  await find([numberOf(0), numberOf(1), heldStone.number, bracelet, melee, 'NOPE-77'].join('\n'));
  await expect(panel().getByText(/5 of 6 numbers found; not found: NOPE-77/)).toBeVisible();
  await expect(newLine(heldStone.number).getByText(/^Not for sale: on hold for .+\.$/)).toBeVisible();
  await expect(newLine(numberOf(0)).getByText('$1,010.00')).toBeVisible();
  await expect(newLine(bracelet).getByText('Made to order')).toBeVisible();

  await panel().getByLabel('Reference').fill('By telephone');
  await panel().getByRole('button', { name: 'Create order' }).click();
  await expect(panel().getByText('Complete all lines first.')).toBeVisible();
  await panel().getByLabel(`Carats of ${melee}`).fill('1.5');
  await panel()
    .getByLabel(`Price of ${numberOf(0)}`)
    .fill('950.5');
  await expect(newLine(numberOf(0)).getByText('$950.50')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await panel().getByRole('button', { name: 'Create order' }).click();
  await expect(textOnPage('Error creating order')).toBeVisible();
  await expect(panel().getByText('Order not created. Check the lines.')).toBeVisible();
  await expect(newLine(heldStone.number).getByText(/on hold for another buyer|not for sale/)).toBeVisible();
  await expect(panel().getByLabel('Reference')).toHaveValue('By telephone');
  await expect(panel().getByLabel(`Carats of ${melee}`)).toHaveValue('1.5');

  await panel()
    .getByRole('button', { name: `Remove ${heldStone.number}` })
    .click();
  await panel().getByRole('button', { name: 'Create order' }).dblclick();
  await expect(panel().getByRole('heading', { name: /^Order #\d+$/ })).toBeVisible();
  orderId = new URL(page.url()).searchParams.get('open') ?? '';
  await expect(panel().getByText('By telephone')).toBeVisible();
  const { orders } = await trade.administrator('query ($text: String!) { orders(filter: { text: $text }) { total } }', {
    text: numberOf(0),
  });
  expect(orders.total).toBe(1);
  await mailTo(shopper.email, new RegExp(`^Your order ${orderId} `));
});

test('changes several order lines in one save, after showing totals and effects on stock', async () => {
  const melee = await lot();
  await panel().getByRole('button', { name: 'Edit lines' }).click();
  await panel()
    .getByRole('button', { name: `Remove ${numberOf(1)}` })
    .click();
  await expect(panel().getByText(`Becomes available again: ${numberOf(1)}.`)).toBeVisible();
  await panel().getByLabel(`Carats of ${melee}`).fill('2');
  await find(numberOf(2));
  await expect(panel().getByText(`Will be held for the buyer: ${numberOf(2)}.`)).toBeVisible();
  await expect(panel().getByText(/^\$[\d,.]+ →$/)).toBeVisible();

  // Another administrator saves the order first.
  const { order } = await trade.administrator('query ($id: ID!) { order(id: $id) { version } }', { id: orderId });
  await trade.administrator('mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { id } } }', {
    input: { id: orderId, expectedVersion: order.version, set: { note: 'Ring twice' } },
  });
  await panel().getByRole('button', { name: 'Save lines' }).click();
  await expect(textOnPage('Error updating order')).toBeVisible();
  const takeTheirs = panel().getByRole('button', { name: 'Reload order' });
  await expect(takeTheirs).toBeFocused();
  await takeTheirs.click();
  await expect(panel().getByLabel(`Carats of ${melee}`)).toHaveValue('2');
  await panel().getByRole('button', { name: 'Save lines' }).click();
  await expect(textOnPage(`Lines of order #${orderId} saved`)).toBeVisible();
  await expect(panel().getByText('Ring twice')).toBeVisible();
  const event = panel().getByRole('listitem').filter({ hasText: 'Lines changed' });
  await expect(event).toContainText(`Added: ${numberOf(2)}. Removed: ${numberOf(1)}.`);
  await expect(event).toContainText('1.5 → 2 ct');
  await expect(event).toContainText('by Ada Marten');
  expect(await Promise.all(stones.map(statusOf))).toEqual(['HOLD', 'AVAILABLE', 'HOLD']);
});

test('sets one price for a set and a price for an item with price on request, and rejects an invalid price', async () => {
  const duo = await trade.stones(2, { lineSet: `Desk duo ${stamp}` });
  const [first, second] = duo.map(({ number }) => number);
  const request = `JW-DESK-${stamp}`;
  await trade.administrator(
    'mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
    { input: { jewelleryPiece: { stockNumber: request, type: 'RING', title: 'On request', isActive: true } } },
  );
  await panel().getByRole('button', { name: 'Edit lines' }).press('Enter');
  await expect(panel().getByLabel(`Price of ${numberOf(0)}`)).toBeFocused();
  await find(`${first}\n${request}`);
  await expect(newLine(request).getByText('This item has no price: set one.')).toBeVisible();
  await expect(newLine(`2 sold together: ${first}, ${second}`).getByText('$2,020.00')).toBeVisible();
  await panel().getByLabel(`Price of ${request}`).fill('2500');
  const ofSet = panel().getByLabel(`Price of the set of ${first}`);
  await ofSet.fill('-1');
  await expect(newLine(`${first}`).getByText(/^The price must be from 0 to/)).toBeVisible();
  await expect(ofSet).toHaveAttribute('aria-invalid', 'true');
  await expect(panel().getByRole('button', { name: 'Save lines' })).toBeDisabled();
  await ofSet.fill('1000.01');
  await expect(newLine(`${first}`).getByText('$1,000.01')).toBeVisible();
  await panel().getByRole('button', { name: 'Save lines' }).press('Enter');
  await expect(panel().getByRole('button', { name: 'Edit lines' })).toBeFocused();
  const orderedItems = panel().getByRole('list', { name: 'Ordered items' }).getByRole('listitem');
  // The set shows its total price. Each stone shows its share of the price.
  await expect(orderedItems.filter({ hasText: '2 stones' })).toContainText('$1,000.01');
  await expect(orderedItems.filter({ hasText: `${first}` }).last()).toContainText('$500.01');
  await expect(orderedItems.filter({ hasText: `${second}` }).last()).toContainText('$500.00');
  await expect(orderedItems.filter({ hasText: request })).toContainText('$2,500.00');

  await panel().getByRole('button', { name: 'Edit lines' }).press('Enter');
  await panel().getByLabel(`Price of ${second}`, { exact: true }).fill('7');
  await ofSet.fill('800.01');
  // The previous price of the single stone no longer applies.
  await expect(panel().getByLabel(`Price of ${second}`, { exact: true })).toBeHidden();
  const edited = panel().getByRole('list', { name: 'Order lines' }).getByRole('listitem');
  await expect(edited.filter({ hasText: `${first}` })).toContainText('$400.01');
  await panel().getByRole('button', { name: 'Save lines' }).press('Enter');
  await expect(orderedItems.filter({ hasText: `${first}` }).last()).toContainText('$400.01');
  await expect(orderedItems.filter({ hasText: `${second}` }).last()).toContainText('$400.00');
});

test("changes an order's reference, note and addresses, and does not overwrite another change", async () => {
  const details = panel().getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Edit details' }).press('Enter');
  const reference = details.getByLabel('Reference');
  await expect(reference).toBeFocused();
  await reference.fill('x'.repeat(101));
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText('Use at most 100 characters')).toBeVisible();
  await reference.fill('PO 7');

  await details.getByRole('button', { name: 'New delivery address' }).click();
  const address = page.getByRole('dialog', { name: 'New address' });
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByText('Enter the city')).toBeVisible();
  await address.getByLabel('First name').fill('Lou');
  await address.getByLabel('Last name').fill('Andreas');
  await address.getByLabel('Street and number').fill(`${stamp} Long Street`);
  await address.getByLabel('City').fill('Ghent');
  await chooseMatch(address.getByRole('combobox', { name: 'Country' }), 'Belg', 'Belgium');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(details.getByLabel('Delivery address', { exact: true })).toHaveValue(/Lou Andreas, .* Ghent, Belgium/);

  // Saves the other change between the click and the request. If it were saved earlier, a live update could arrive
  // before the click (live-updates.spec.ts).
  let isOvertaken = false;
  const overtake = async (route: Route): Promise<void> => {
    if (!isOvertaken && asksFor(route.request(), 'UpdateOrder')) {
      isOvertaken = true;
      const { order } = await trade.administrator('query ($id: ID!) { order(id: $id) { version } }', { id: orderId });
      await trade.administrator(
        'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { id } } }',
        {
          input: { id: orderId, expectedVersion: order.version, set: { reference: 'Theirs' } },
        },
      );
    }
    await route.fallback();
  };
  await page.route(graphqlEndpoint, overtake);
  await details.getByRole('button', { name: 'Save details' }).click();
  const conflict = details.getByRole('alert').filter({ hasText: 'Another user changed this order' });
  await expect(conflict.getByRole('row', { name: /Reference/ })).toContainText('Theirs');
  await page.unroute(graphqlEndpoint, overtake);
  await expectAccessible(page, '[role=dialog]');
  await conflict.getByRole('button', { name: 'Keep my changes' }).click();
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(textOnPage(`Details of order #${orderId} saved`)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit details' })).toBeFocused();
  await expect(details.getByText('PO 7')).toBeVisible();
  await expect(details.getByText(`${stamp} Long Street`)).toBeVisible();
  const event = panel().getByRole('listitem').filter({ hasText: 'reference, delivery address' });
  await expect(event).toContainText('by Ada Marten');
});

test('emails the buyer a message and shows it in the order timeline', async () => {
  const write = panel().getByRole('region', { name: 'Message to buyer' });
  await write.getByRole('button', { name: 'Send message' }).click();
  await expect(write.getByText('Enter a message')).toBeVisible();
  await write.getByLabel('Message').fill('Your stones are ready.\nWhen do you come?');
  await page.route(graphqlEndpoint, (route) =>
    asksFor(route.request(), 'SendOrderMessage') ? route.abort() : route.fallback(),
  );
  await write.getByRole('button', { name: 'Send message' }).click();
  await expect(textOnPage('Error sending email')).toBeVisible();
  await expect(write.getByLabel('Message')).toHaveValue(/When do you come/);
  await page.unroute(graphqlEndpoint);
  await write.getByRole('button', { name: 'Send message' }).click();
  const event = panel().getByRole('listitem').filter({ hasText: 'Message from us' });
  await expect(event).toContainText('Your stones are ready.');
  await expect(event.getByText('Sent', { exact: true })).toBeVisible();
  const mail = await mailTo(shopper.email, new RegExp(`^About your order ${orderId}$`));
  expect(mail.text).toContain('Your stones are ready.\nWhen do you come?');
  expect(mail.replyTo).toHaveLength(1);
});

test('opens and downloads order documents in the panel and from the list', async () => {
  const documentRequest = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/documents?token='));
  const opened = page.waitForEvent('popup');
  await panel().getByRole('button', { name: 'Proforma PDF', exact: true }).click();
  const pdf = await page.request.get((await documentRequest).url());
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  await (await opened).close();

  const saved = page.waitForEvent('download');
  await panel().getByRole('button', { name: 'Download proforma' }).click();
  expect((await saved).suggestedFilename()).toBe(`proforma-${orderId}.pdf`);

  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Select order #${orderId}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('button', { name: 'Proforma PDF' })).toBeVisible();
  const fromList = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download PDF' }).click();
  expect((await fromList).suggestedFilename()).toBe(`proforma-${orderId}.pdf`);
});

test('shows the effects of an order status on stock, and offers an invoice when the order is completed', async () => {
  await page.getByRole('link', { name: `#${orderId}` }).click();
  await panel().getByLabel('New status').selectOption('COMPLETED');
  await expect(
    panel().getByText(/The items are marked as sold to the buyer.*the others are made to order/),
  ).toBeVisible();
  await panel().getByRole('button', { name: 'Change to Completed' }).click();
  await expect(panel().getByRole('button', { name: 'Invoice PDF', exact: true })).toBeVisible();
  await expect(panel().getByRole('button', { name: 'Edit lines' })).toBeHidden();
  await expect(panel().getByText('Completed orders cannot be deleted. Cancel the order instead.')).toBeVisible();
  await expect(panel().getByRole('button', { name: /^Delete/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(panel().getByRole('button', { name: 'Edit lines' })).toBeVisible();
});

test("shows an order's prices in full on a small phone with large text", async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const lines = panel().getByRole('list', { name: 'Ordered items' });
  await lines.scrollIntoViewIfNeeded();
  const cutOff = await panel().evaluate((box) => {
    const edge = box.getBoundingClientRect().right;
    const prices = [...box.querySelectorAll('p')].filter((text) =>
      /^\$[\d,]+\.\d\d(\/ct)?$/.test(text.textContent ?? ''),
    );
    return {
      prices: prices.length,
      wrong: prices.filter(
        (price) => price.getBoundingClientRect().right > edge || price.scrollWidth > price.clientWidth,
      ).length,
    };
  });
  expect(cutOff.prices).toBeGreaterThan(3);
  expect(cutOff.wrong).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await setColors(page, 'dark');
  await expectAccessible(page, '[role=dialog]');
  await setColors(page, 'light');
});

test('deletes an order and releases its stock after the user types the order number', async () => {
  await page.setViewportSize(desktop);
  await panel().getByRole('button', { name: 'Delete order' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByText(new RegExp(`Becomes available again: .*${numberOf(0)}`))).toBeVisible();
  await expect(confirmation.getByRole('button', { name: 'Delete order' })).toBeDisabled();
  await confirmation.getByRole('textbox').fill(orderId);
  await page.route(graphqlEndpoint, (route) =>
    asksFor(route.request(), 'DeleteOrder') ? route.abort() : route.fallback(),
  );
  await confirmation.getByRole('button', { name: 'Delete order' }).click();
  await expect(textOnPage('Error deleting order')).toBeVisible();
  await page.unroute(graphqlEndpoint);
  await panel().getByRole('button', { name: 'Delete order' }).click();
  await confirmation.getByRole('textbox').fill(orderId);
  await confirmation.getByRole('button', { name: 'Delete order' }).click();
  await expect(textOnPage(`Order #${orderId} deleted`)).toBeVisible();
  await expect(page.getByRole('link', { name: `#${orderId}`, exact: true })).toBeHidden();
  expect(await Promise.all(stones.map(statusOf))).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE']);
});

test("shows a partner's test order on request, read-only", async () => {
  const graphql = await graphqlOf(page.request, shopper);
  const { createApiKey } = await graphql(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
    {
      input: { name: `Trying ${stamp}`, isTest: true, scopes: ['ORDERS_WRITE', 'PRICES_READ'] },
    },
  );
  const diamondId = stones[0]?.id;
  const { diamond } = await graphql('query ($ref: DiamondRef!) { diamond(ref: $ref) { price { total } } }', {
    ref: { id: diamondId },
  });
  const response = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${createApiKey.key}` },
    data: { items: [{ diamondId }], expectedTotal: diamond.price.total },
  });
  const { id } = await response.json();
  await page.goto('/admin/orders?tests=yes');
  await page.getByRole('link', { name: `#${id}, test`, exact: true }).click();
  await expect(panel().getByRole('heading', { name: `Test order #${id}` })).toBeVisible();
  await expect(panel().getByText('Placed with a test key')).toBeVisible();
  for (const name of ['Edit lines', 'Edit details', 'Delete order', 'Change']) {
    await expect(panel().getByRole('button', { name, exact: true })).toBeHidden();
  }
  const saved = page.waitForEvent('download');
  await panel().getByRole('button', { name: 'Download test order' }).click();
  expect((await saved).suggestedFilename()).toBe(`test-order-${id}.pdf`);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Select order #${id}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Set status' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('link', { name: `#${id}, test`, exact: true })).toBeHidden();
  expect(await Promise.all(stones.map(statusOf))).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE']);
});
