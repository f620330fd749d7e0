import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, expectAccessible, graphqlOf, openSession, shopper } from './support.ts';

const field = (page: Page) => page.getByLabel('Search the stock');
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await expect(page.getByRole('combobox', { name: 'Search the stock' })).toBeVisible();
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('finds any stock item by keyboard while the user types a search', async ({ page, request }) => {
  const asTrader = await graphqlOf(request, shopper);
  const { jewelleryPieces } = await asTrader('{ jewelleryPieces(page: { size: 1 }) { items { stockNumber } } }');
  const [{ stockNumber }] = jewelleryPieces.items;
  await openSession(page, shopper);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // No shortcut works without a modifier key, because speech input or a mistyped key could trigger it.
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Search the stock' })).toBeVisible();

  // The search ignores case and dashes.
  await page.keyboard.type(stockNumber.toLowerCase().replaceAll('-', ' '));
  await expect(options(page).first()).toContainText(stockNumber);
  await expect(options(page).first()).toContainText(/\$|On request/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  // Opens the result list again and selects the first option.
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/${stockNumber}$`));

  await field(page).fill('platinum');
  await expect(options(page).first()).toContainText(/platinum/i);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=platinum$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “platinum”');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Ring settings' }).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle('Search | Facet');

  await field(page).fill('nothing has this name');
  await expect(page.getByText('No results')).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('lists items by pasted stock numbers in the pasted order, and adds them to the wishlist', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const asTrader = await graphqlOf(request, shopper);
  const offered = '(page: { size: 3 }, filter: { statuses: [AVAILABLE], collection: WHITE }) { items { stockNumber } }';
  const { diamonds } = await asTrader(`{ diamonds${offered} }`);
  const [first, second] = diamonds.items.map(({ stockNumber }: { stockNumber: string }) => stockNumber);
  const { eternityRings } = await graphql('{ eternityRings(page: { size: 1 }) { items { stockNumber } } }');
  const ring = eternityRings.items[0].stockNumber;
  await openSession(page, shopper);
  await page.goto('/about-nothing');

  await paste(page, `${second.toLowerCase()}\nNOPE-1\n${ring.replaceAll('-', '')}\n${first}`);
  await expect(page).toHaveURL(/\/search\?numbers=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 numbers');
  const rows = page.getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(second);
  await expect(rows.nth(1)).toContainText('Not found');
  await expect(rows.nth(2)).toContainText(ring);
  await expect(rows.nth(3)).toContainText(first);
  await expect(page.getByText('3 found, 0 on hold, 1 not found')).toBeVisible();
  await page.getByRole('button', { name: 'Add all found to wishlist' }).click();
  await expect(page.getByText('3 items added to your wishlist')).toBeVisible();

  // The list is too long for a URL, so it is stored for this window and survives a reload.
  await paste(page, [...Array.from({ length: 400 }, (_, index) => `MISSING-${index}`), first].join('\n'));
  await expect(page).toHaveURL(/\/search\?list=/);
  await expect(page.getByText('1 found, 0 on hold, 400 not found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 found, 0 on hold, 400 not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy these numbers' })).toBeVisible();
});
