import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, graphqlOf, openSession } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

/** Unique per run, because the tests may run more than once on the same server. */
const profile = `Profile ${process.pid}`;
const copy = `Copy ${process.pid}`;
const panel = (): Locator => page.getByRole('dialog');
let json = '';

test('creates, edits and copies an import profile, and downloads it as JSON', async () => {
  test.setTimeout(240_000);

  await test.step('creates an import profile and shows errors next to the fields', async () => {
    await goTo(page, '/admin/imports/profiles');
    await page.getByRole('button', { name: 'New profile' }).click();
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(panel().getByText('Enter a name')).toBeVisible();
    await panel().getByLabel('Stock type').selectOption({ label: 'Melee lots' });
    await panel().getByLabel('Name', { exact: true }).fill(profile);
    await panel().getByRole('textbox', { name: 'Vendor' }).fill('Antwerp Stones');
    await panel().getByRole('button', { name: 'Add column' }).click();
    await panel().getByLabel('Notify on failure').fill('nobody');
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(panel().getByText('Enter an email such as')).toBeVisible();
    await expect(panel().getByRole('textbox', { name: 'Header' })).toBeFocused();
    await panel().getByLabel('Notify on failure').fill('');
    await panel().getByRole('textbox', { name: 'Header' }).fill('Tint');
    await panel().getByLabel('Map to').selectOption({ label: 'Colour' });
    await panel().getByRole('button', { name: 'Add value' }).click();
    await panel().getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Colour' });
    await panel().getByRole('textbox', { name: 'In the file' }).fill('Top brown');
    await panel().getByRole('textbox', { name: 'Read as' }).fill('TTLB');
    await panel().getByText('Fetch files from a URL').click();
    await panel().getByRole('textbox', { name: 'URL' }).fill('example.com/stock.csv');
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(panel().getByText('Enter a URL such as https://example.com/stock.csv')).toBeVisible();
    await panel().getByRole('textbox', { name: 'URL' }).fill('https://example.com/stock.csv');
    await panel().getByText('Fetch on schedule').click();
    await expectAccessible(page);
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(`${profile} created`)).toBeVisible();
    await expect(panel().getByRole('heading', { name: profile })).toBeVisible();
  });

  await test.step('edits an import profile and downloads it as JSON', async () => {
    await panel().getByLabel('Notify on failure').fill('stock@example.com');
    await expect(panel().getByText('Unsaved changes')).toBeVisible();
    await panel().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${profile} saved`)).toBeVisible();
    const download = page.waitForEvent('download');
    await panel().getByRole('button', { name: 'Download as JSON' }).click();
    json = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(json)).toMatchObject({
      vendor: 'Antwerp Stones',
      columns: [{ column: 'Tint', field: 'color' }],
      values: [{ field: 'color', from: 'Top brown', to: 'TTLB' }],
    });
  });

  await test.step('creates an import profile from a JSON file, and rejects an invalid file', async () => {
    await goTo(page, '/admin/imports/profiles');
    const upload = page.getByLabel('Profile file (JSON)');
    await upload.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"colums":[]}'),
    });
    await expect(page.getByText('bad.json is not a valid profile')).toBeVisible();
    await expect(page.getByText('“colums” is an unknown property.')).toBeVisible();
    await upload.setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    await panel().getByLabel('Stock type').selectOption({ label: 'Melee lots' });
    await expect(panel().getByRole('textbox', { name: 'Header' })).toHaveValue('Tint');
    await panel().getByLabel('Name', { exact: true }).fill(copy);
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(`${copy} created`)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: copy })).toContainText('Antwerp Stones');
  });
});

test('imports a file with an import profile', async () => {
  await test.step('applies an import profile to a file', async () => {
    await goTo(page, '/admin/import?stock=melee-lots');
    const lines = ['Stock number,Tint,Carats,Price,Size', `PROF-${process.pid},Top brown,7.5,300,1.10-1.20`];
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'tint.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await page.getByLabel('Saved profile').selectOption({ label: `${copy} (Antwerp Stones)` });
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Colour: TTLB');
    await expect(page.getByRole('button', { name: 'Import 1 melee lot' })).toBeEnabled();
  });

  await test.step('links an import profile to its last import', async () => {
    await goTo(page, '/admin/imports/profiles');
    await expect(page.getByRole('row').filter({ hasText: copy })).toContainText('None yet');
    await page.goBack();
    await page.getByRole('button', { name: 'Import 1 melee lot' }).click();
    await expect(page.getByText('tint.csv has been imported')).toBeVisible();
    await goTo(page, '/admin/imports/profiles');
    const row = page.getByRole('row').filter({ hasText: copy });
    await row.getByRole('link', { name: /^Imported, / }).click();
    await expect(page).toHaveURL(/\/admin\/imports\/runs\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'tint.csv' })).toBeVisible();
  });
});

test("deletes a profile, and does not overwrite another administrator's changes", async ({ request }) => {
  await test.step('shows the save conflict to the second administrator within the viewport', async () => {
    const graphql = await graphqlOf(request, administrator);
    await goTo(page, '/admin/imports/profiles');
    await page.getByRole('row').filter({ hasText: copy }).getByRole('link').first().click();
    await panel().getByLabel('Notify on failure').fill('mine@example.com');
    const { found } = await graphql(
      '{ found: importProfiles(page: { index: 0, size: 500 }) { items { id name version } } }',
    );
    const { id, version } = found.items.find(({ name }: { name: string }) => name === copy);
    await graphql(
      'mutation ($input: UpdateImportProfileInput!) { updateImportProfile(input: $input) { profile { id } } }',
      {
        input: { id, expectedVersion: version, set: { notifyEmail: 'theirs@example.com' } },
      },
    );
    await panel().getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = panel()
      .getByRole('alert')
      .filter({ hasText: 'Another administrator changed this profile while you were editing it' });
    await expect(conflict).toBeInViewport();
    await expect(conflict).toBeFocused();
    await panel().getByRole('button', { name: 'Load their changes' }).click();
    await expect(panel().getByLabel('Notify on failure')).toHaveValue('theirs@example.com');
  });

  await test.step('deletes an import profile after confirmation', async () => {
    await goTo(page, '/admin/imports/profiles');
    await page.getByRole('row').filter({ hasText: copy }).getByRole('link').first().click();
    await panel().getByRole('button', { name: 'Delete profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click();
    await expect(page.getByText(`${copy} deleted`)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: copy })).toHaveCount(0);
  });
});
