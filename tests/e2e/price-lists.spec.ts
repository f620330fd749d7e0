import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, mailTo, openSession, shopper } from './support.ts';

let page: Page;
test.beforeEach(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
});
test.afterEach(() => closePage(page));

const list = `Rounds ${process.pid}`;

test('downloads a list, emails it once and weekly, and cancels the weekly email on the account page', async () => {
  await openSession(page, shopper);
  await page.goto('/diamonds/white?view=table');
  const exports = page.getByRole('button', { name: 'Export', exact: true });
  await exports.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Download' })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^diamonds-[\d-]+\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await dialog.getByLabel('List name').fill('');
  await dialog.getByRole('button', { name: 'Email this list' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByLabel('List name').fill(list);
  await dialog.getByRole('button', { name: 'Email this list' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`We are sending the list to ${shopper.email}.`);
  const mail = await mailTo(shopper.email, new RegExp(list));
  expect(mail.attachments[0]?.filename).toMatch(/\.xlsx$/);

  await dialog.getByText('Every week').click();
  await dialog.getByLabel('Day').selectOption({ label: 'Thursday' });
  await dialog.getByRole('button', { name: 'Email this list' }).click();
  await expect(dialog.getByRole('status')).toContainText('We will email it every Thursday');
  await page.keyboard.press('Escape');
  await expect(exports).toBeFocused();

  await goTo(page, '/account');
  const lists = page.getByRole('list', { name: 'Weekly price lists' });
  await expect(lists.getByRole('listitem').filter({ hasText: list })).toContainText('Every Thursday');
  await expectAccessible(page);
  await lists.getByRole('button', { name: `Unsubscribe from ${list}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(`You will no longer receive “${list}”`)).toBeVisible();
  await expect(page.getByText(list, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Price lists' }).locator(':focus')).toHaveCount(1);
});

test('exports a back-office list in other layouts and for a customer, and reimports the export without changes', async () => {
  await openSession(page, administrator);
  await page.goto('/admin/melee-lots');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Columns')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const buffer = await readFile(await file.path());
  await page.keyboard.press('Escape');

  await goTo(page, '/admin/import?stock=melee-lots');
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'again.xlsx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('button', { name: 'Import 0 melee lots' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);

  await goTo(page, '/admin/diamonds');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByText('CSV', { exact: true }).click();
  await dialog.getByLabel('Columns').selectOption({ label: 'RapNet upload template' });
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('shopper');
  await page.getByRole('option', { name: new RegExp(shopper.email) }).click();
  const second = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const [header = ''] = (await readFile(await (await second).path(), 'utf8')).split('\r\n');
  expect(header).toContain('Stock #');
});
