import { expect, type Locator, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, graphqlOf, openSession } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
/** Two available stones that do not belong to a set or pair. */
let stones: readonly { readonly id: string; readonly stockNumber: string }[];

test.beforeAll(async ({ browser, request }) => {
  const run = await graphqlOf(request, administrator);
  const { diamonds } = await run(`{ diamonds(
    filter: { isActive: true, statuses: [AVAILABLE], isSingle: true, collection: WHITE, showToAll: false }, page: { size: 100 }
  ) { items { id stockNumber set { kind } pairMate { id } } } }`);
  stones = diamonds.items
    .filter(({ set, pairMate }: { set: object | null; pairMate: object | null }) => set === null && pairMate === null)
    .slice(-2);
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

const bar = (): Locator => page.getByRole('region', { name: 'Selected rows' });
const textOnPage = (text: string | RegExp): Locator => page.getByText(text).first();
const section = (name: string): Locator => page.getByRole('region', { name });

/** Opens a list with the two stones and selects both. */
async function checkBoth(): Promise<void> {
  await page.goto(`/admin/diamonds?no=${stones.map(({ stockNumber }) => stockNumber).join('+')}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const { stockNumber } of stones) {
    await page.getByRole('checkbox', { name: `Select ${stockNumber}` }).check();
  }
}

async function pick(label: string, email: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(email);
  await page.getByRole('option').filter({ hasText: email }).first().click();
}

test('changes the prices of several stones by a percentage after a preview, and undoes the change', async () => {
  await checkBoth();
  await bar().getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the prices of/ });
  await dialog.getByLabel('Change', { exact: true }).fill('-100');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const zeroPriceDialog = page.getByRole('dialog', { name: 'Price per carat −100%' });
  await expect(zeroPriceDialog).toContainText('2 cannot be changed');
  await expect(zeroPriceDialog.getByRole('button', { name: /^Change 0/ })).toBeDisabled();
  await zeroPriceDialog.getByRole('button', { name: 'Cancel' }).click();

  await bar().getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByLabel('Change', { exact: true }).fill('10');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const preview = page.getByRole('dialog', { name: 'Price per carat +10%' });
  await expect(preview).toContainText('2 will change');
  await expect(preview).toContainText('(+10%)');
  await expect(preview.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Change 2 diamonds' }).click();
  await expect(textOnPage(/^Price per carat \+10%: 2 changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(textOnPage(/^Undone: 2 prices restored/)).toBeVisible();
});

test('combines two stones into a pair and splits the pair', async () => {
  await checkBoth();
  await bar().getByRole('button', { name: 'Create set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a set of 2 stones' });
  await dialog.getByRole('button', { name: 'Preview set' }).click();
  await expect(dialog.getByRole('status')).toContainText('A pair');
  await dialog.getByRole('button', { name: 'Create set' }).click();
  await expect(textOnPage('Matching pair created')).toBeVisible();

  const [first, second] = stones;
  await bar().getByRole('button', { name: 'Create set' }).click();
  await dialog.getByRole('button', { name: 'Preview set' }).click();
  await expect(dialog.getByText('Split that pair first').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/admin/diamonds?open=${first?.id}`);
  const set = section('Line set or pair');
  await expect(set.getByRole('link', { name: second?.stockNumber ?? '' })).toBeVisible();
  await set.getByRole('button', { name: 'Split into single stones' }).click();
  await expect(set).toContainText('A single stone');
});

test("places a stone on hold for a user and manages the stone's waiting list", async () => {
  const actions = page.getByRole('group', { name: /^Actions on / });
  await page.getByRole('tab', { name: 'Sale' }).click();
  const hold = section('Hold and waiting list');
  await actions.getByRole('button', { name: 'Hold', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Hold / });
  await dialog.getByLabel('Until').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog).toContainText('Choose a time in the future');
  await dialog.getByLabel('Until').fill('');
  await pick('Held for', 'shopper@example.com');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(hold).toContainText('On hold for');

  for (const email of ['designer@example.com', 'agent@example.com']) {
    await hold.getByRole('button', { name: 'Add to waiting list' }).click();
    await pick('Customer', email);
    await hold.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hold.getByRole('button', { name: 'Add to waiting list' })).toBeVisible();
  }
  const waiting = hold.getByRole('list', { name: 'Waiting list' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  const second = (await waiting.nth(1).getByRole('button', { name: / up$/ }).getAttribute('aria-label')) ?? '';
  const name = second.replace(/^Move | up$/g, '');
  await hold.getByRole('button', { name: second }).click();
  await expect(waiting.first()).toContainText(`1. ${name}`);
  await expectAccessible(page);
  for (const count of [1, 0]) {
    await waiting
      .first()
      .getByRole('button', { name: /from the waiting list$/ })
      .click();
    await expect(waiting).toHaveCount(count);
  }
  await actions.getByRole('button', { name: 'End hold' }).click();
  await expect(hold).toContainText('Not on hold');
});

test('explains who can see a stone and what price they see', async () => {
  const visibility = section('Visibility');
  await visibility.getByRole('button', { name: 'Check visibility and price' }).click();
  await expect(visibility).toContainText('Not visible');
  await expect(visibility.getByRole('listitem').first()).toContainText('Failed: ');
  await pick('View as', 'shopper@example.com');
  await expect(visibility).toContainText('Visible on shop pages, can be ordered');
  await expect(visibility.getByRole('list', { name: 'Rules' }).getByRole('listitem').first()).toContainText('Passed: ');
  await expect(visibility).toContainText('Final price');
  await expectAccessible(page);
});
