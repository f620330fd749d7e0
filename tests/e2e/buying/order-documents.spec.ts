import { expect, type Page } from '@playwright/test';
import { test } from '../reused-context.ts';
import {
  administrator,
  chooseMatch,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  graphqlOf,
  openSession,
  shopper,
} from '../support.ts';

/** Tests an order for two cart lines with an address, a reference and a note, and the order's documents. */

const stamp = String(Date.now()).slice(-6);
const numbers = [`PAPER-A-${stamp}`, `PAPER-B-${stamp}`, `PAPER-C-${stamp}`] as const;

/** Clicks a button that opens a PDF in a new tab. Returns the response with the PDF. */
async function openedPdf(page: Page, name: string) {
  const opened = page.waitForEvent('popup');
  const documentRequest = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/documents?token='));
  await page.getByRole('button', { name }).click();
  const url = (await documentRequest).url();
  await (await opened).close();
  // Browsers without a PDF viewer download the file, so the test requests it again.
  return page.request.get(url);
}

test('orders two of three cart lines with an address, a reference and a note, and shows them after the stones are deactivated', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const mutateAsAdministrator = (query: string, input: object) => graphql(query, { input });
  const buyer = await graphqlOf(request, shopper);
  const stones: string[] = [];

  await test.step('creates three stones and adds them to the cart', async () => {
    for (const stockNumber of numbers) {
      const { createDiamond } = await mutateAsAdministrator(
        'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id } } }',
        {
          diamond: {
            ...{ stockNumber, shapeId: '1', carats: 1.01, colorId: '1', clarityId: '2', laboratoryId: '1' },
            ...{
              certificateNo: `77${stamp}${stones.length}`,
              pricePerCarat: 1000,
              isActive: true,
            },
          },
        },
      );
      stones.push(createDiamond.diamond.id);
    }
    await buyer('mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }', {
      input: { items: stones.map((diamondId) => ({ diamondId })) },
    });
  });

  await test.step('selects two of the three cart lines', async () => {
    await openSession(page, shopper);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await expect(page.getByRole('button', { name: 'Review the order' })).toBeDisabled();
    await expect(page.getByText('Select the lines that you want to order.')).toBeVisible();
    for (const number of numbers.slice(0, 2)) {
      await page.getByRole('checkbox', { name: new RegExp(`Select ${number}`) }).click();
    }
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  });

  await test.step('enters an address, a reference and a note', async () => {
    await page.getByRole('link', { name: 'Review the order' }).click();
    await page.getByRole('button', { name: 'Add a delivery address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog.getByText('Enter your city')).toBeVisible();
    await dialog.getByLabel('First name').fill('Łukasz');
    await dialog.getByLabel('Last name').fill('Šimić');
    await dialog.getByLabel('Street and number').fill('Krakowska 7');
    await dialog.getByLabel('City').fill('Gdańsk');
    await chooseMatch(dialog.getByRole('combobox', { name: 'Country' }), 'Pola', 'Poland');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Delivery address').locator('option:checked')).toHaveText(/Łukasz Šimić.*Gdańsk/);
    await expect(page.getByLabel('Invoice address').locator('option:checked')).not.toHaveText(/Gdańsk/);
    await page.getByLabel('Your reference').fill('x'.repeat(101));
    await page.getByLabel('Note to us').fill('Please send both\nin one parcel.');
    await expect(page.getByText('Use at most 100 characters')).toBeVisible();
    await page.getByLabel('Your reference').fill(`PO-${stamp}`);
  });

  await test.step('shows the order with its details, and keeps the unordered line in the cart', async () => {
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
    for (const text of [`PO-${stamp}`, 'Please send both', 'Gdańsk', 'Order placed']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const lines = page.getByRole('list', { name: 'Ordered items' });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines.getByRole('link', { name: numbers[0] })).toHaveAttribute('href', `/diamond/${numbers[0]}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const order = new URL(page.url()).pathname;
    await goTo(page, '/cart');
    await expect(page.getByRole('list', { name: 'Your cart' })).toContainText(numbers[2]);
    await expect(page.getByRole('list', { name: 'Your cart' })).not.toContainText(numbers[0]);
    await goTo(page, '/account/orders');
    await expect(page.getByRole('row', { name: new RegExp(`PO-${stamp}`) })).toBeVisible();
    await goTo(page, order);
  });

  await test.step('opens the proforma as a PDF', async () => {
    const pdf = await openedPdf(page, 'Proforma PDF');
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('cancels the order', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep order' }).click();
    await expect(page.getByText('Processing', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Order cancelled')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });

  await test.step('shows the order lines and the PDF unchanged after the stones are deactivated', async () => {
    for (const id of stones) {
      await mutateAsAdministrator(
        'mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { id } } }',
        {
          ...{ kind: 'DIAMOND', id, isActive: false },
        },
      );
    }
    await page.reload();
    const lines = page.getByRole('list', { name: 'Ordered items' });
    for (const [index, number] of numbers.slice(0, 2).entries()) {
      await expect(lines).toContainText(number);
      await expect(lines).toContainText(`77${stamp}${index}`);
      await expect(lines.getByRole('link', { name: number })).toHaveCount(0);
    }
    await lines.getByText('Details').first().click();
    await expect(lines.getByText('Clarity').first()).toBeVisible();
    expect((await openedPdf(page, 'Proforma PDF')).status()).toBe(200);
  });

  await test.step('shows the order in the back office', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const admin = await (await page.context().browser()?.newContext())?.newPage();
    if (!admin) throw new Error('there is no browser');
    await openSession(admin, administrator);
    await admin.goto(`/admin/orders?open=${id}`);
    const panel = admin.getByRole('dialog');
    for (const text of [`PO-${stamp}`, 'Please send both', 'Gdańsk', numbers[0], 'Order cancelled']) {
      await expect(panel.getByText(text).first()).toBeVisible();
    }
    expect((await openedPdf(admin, 'Proforma PDF')).status()).toBe(200);
    await expectAccessible(admin);
  });
});
