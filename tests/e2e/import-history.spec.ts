import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, graphqlOf, openSession } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

/** Unique per run, because the tests may run more than once on the same server. */
const lot = (row: string): string => `HIST-${process.pid}-${row}`;
const name = `history-${process.pid}.csv`;

/** Imports a file on the import screen and skips invalid rows. */
async function importFile(lines: readonly string[], isDone: RegExp): Promise<void> {
  await page.goto('/admin/import?stock=melee-lots');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByText('Skip invalid rows').click();
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByText(`${name} has been imported`)).toBeVisible();
  await expect(page.getByText(isDone).first()).toBeVisible();
}

test('shows an import in the history with its results and rejected rows', async () => {
  await importFile(
    [
      'Stock number,Colour,Carats,Price,Size',
      `${lot('1')},TTLB,7.5,300,1.10-1.20`,
      `${lot('2')},White,3,400,1.30-1.50`,
      `${lot('3')},Mauve,3,400,1.30-1.50`,
    ],
    /2 new, 1 skipped/,
  );
  await page.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(/\/admin\/imports\/runs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(administrator.email).first()).toBeVisible();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('row', { name: /Line 4 Colour Mauve/ })).toBeVisible();
  await expectAccessible(page);
  // The heading has four buttons next to it, which must fit on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rejected rows' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(lot('3'));
  expect(text).not.toContain(lot('1'));

  await goTo(page, '/admin/imports/runs');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Imported' });
  await expect(row).toContainText('2 new, 1 skipped');
  await expect(row).toContainText('Melee lots');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('undoes an import once, after confirmation', async () => {
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: 'Imported' })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 new');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(`Import of ${name} undone`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await goTo(page, `/admin/melee-lots?q=${lot('1')}`);
  await expect(page.getByRole('heading', { name: /^No melee lots/ })).toBeVisible();
});

test('rejects an undo if records have changed since the import, and lists those records', async ({ request }) => {
  await importFile(['Stock number,Colour,Carats,Price,Size', `${lot('4')},TTLB,7.5,300,1.10-1.20`], /1 new/);
  const graphql = await graphqlOf(request, administrator);
  const { lots } = await graphql(
    `{ lots: meleeLots(filter: { stockNumbers: ["${lot('4')}"] }) { items { id version } } }`,
  );
  const [{ id, version }] = lots.items;
  await graphql('mutation ($input: UpdateMeleeLotInput!) { updateMeleeLot(input: $input) { meleeLot { id } } }', {
    input: { id, expectedVersion: version, set: { pricePerCarat: 333 } },
  });
  await page.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  const refusal = page.getByRole('region', { name: 'Undo problems' });
  await expect(refusal.getByRole('row', { name: new RegExp(lot('4')) })).toBeVisible();
  await expect(refusal.getByRole('alert')).toContainText('Nothing was changed.');
  await expectAccessible(page);
});

test('shows a message if the import does not exist', async () => {
  await goTo(page, '/admin/imports/runs/999999');
  await expect(page.getByRole('heading', { name: 'Import not found' })).toBeVisible();
});
