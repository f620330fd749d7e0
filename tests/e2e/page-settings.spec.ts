import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, graphqlOf, openSession, pickUp } from './support.ts';

/** Page that no other test opens. */
const pageName = 'brooches';
const pageTitle = 'Brooches';

/** Page that all tests in this file share. */
let page: Page;
let graphql: Awaited<ReturnType<typeof graphqlOf>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  graphql = await graphqlOf(page.request, administrator);
});
test.afterAll(async () => {
  // Restores the page title, because later tests search for it.
  if ((await stored()).title !== pageTitle) await retitle(pageTitle);
  await closePage(page);
});

const view = (): FrameLocator => page.frameLocator('iframe');
const list = (name: string): Locator => page.getByRole('list', { name, exact: true });
const names = (part: 'Columns' | 'Filters'): Promise<string[]> => list(part).locator('> li').allInnerTexts();
const save = (): Locator => page.getByRole('button', { name: 'Save', exact: true });
const headers = (): Promise<string[]> => view().getByRole('columnheader').allInnerTexts();

interface Stored {
  readonly title: string;
  readonly columns: readonly string[];
  readonly filters: readonly { readonly field: string; readonly label: string }[];
}
const stored = async (): Promise<Stored> =>
  (
    await graphql(
      'query ($pageName: String!) { pageSettings(pageName: $pageName) { title columns filters { field label } } }',
      {
        pageName,
      },
    )
  ).pageSettings;

/** Changes the page title as another administrator. */
async function retitle(title: string): Promise<void> {
  const { pageSettings } = await graphql(
    'query ($pageName: String!) { pageSettings(pageName: $pageName) { version } }',
    {
      pageName,
    },
  );
  await graphql(
    'mutation ($input: UpdatePageSettingsInput!) { updatePageSettings(input: $input) { pageSettings { id } } }',
    {
      input: { pageName, expectedVersion: pageSettings.version, set: { title } },
    },
  );
}

test('edits page settings next to a preview with real stock rows', async () => {
  test.setTimeout(240_000);

  await test.step('lists storefront pages and back-office screens, and opens a page with its preview', async () => {
    await page.goto('/admin/page-settings');
    await expect(page.getByRole('region', { name: 'Back office' }).getByRole('link', { name: 'Orders' })).toBeVisible();
    await page.getByRole('region', { name: 'Shop' }).getByRole('link', { name: 'Brooches' }).click();
    await expect(view().getByRole('heading', { name: 'Brooches', exact: true })).toBeVisible();
    await view().getByText('Table', { exact: true }).click();
    await expect(view().getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('previews changes before saving, and offers only existing columns', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Brooches and pins');
    await expect(view().getByRole('heading', { name: 'Brooches and pins' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove column Style' }).click();
    await expect.poll(headers).not.toContain('Style');
    const offered = await page.getByRole('combobox', { name: 'Add column' }).getByRole('option').allInnerTexts();
    expect(offered).toContain('Style');
    const { pageLists } = await graphql('{ pageLists { name columns } }');
    const { columns } = pageLists.find(({ name }: { name: string }) => name === 'jewelleryPieces');
    expect(offered.length - 1).toBe(columns.length - (await stored()).columns.length + 1);
    await page.getByRole('combobox', { name: 'Add column' }).selectOption({ label: 'Style' });
    await expect.poll(headers).toContain('Style');
    expect((await stored()).title).toBe('Brooches');
  });

  await test.step('moves filters by keyboard and announces their position', async () => {
    const [first = '', second = ''] = await names('Filters');
    const name = first.split('\n')[0] ?? '';
    const handle = page.getByRole('button', { name: `Move filter ${name}`, exact: true });
    await pickUp(page, handle, `Picked up filter ${name}, position 1`);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Moved filter ${name}, position 2`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await names('Filters')).slice(0, 2)).toEqual([second, first]);
  });

  await test.step('renames a filter, adds a filter option, and adds and removes filters', async () => {
    await page.getByRole('button', { name: /^Material/ }).click();
    await page.getByLabel('Label').fill('Metal');
    await page.getByLabel('New option of Metal').fill('Gold');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of option Gold')).toHaveValue('Gold');
    await page.getByLabel('Name of option Gold').fill('Any gold');
    await expect(view().getByText('Any gold')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Price' }).click();
    await page.getByRole('combobox', { name: 'Add filter' }).selectOption({ index: 1 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(view().getByRole('heading', { name: 'Brooches and pins' })).toBeVisible();
  });
});

test('saves page settings in one request, shows errors, and restores settings with Undo', async () => {
  test.setTimeout(240_000);

  await test.step('shows errors next to the fields and saves nothing', async () => {
    await page.getByLabel('Rows per page').fill('9000');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(' ');
    await save().click();
    await expect(page.getByText('Error saving page settings')).toBeVisible();
    await expect(page.getByText('Must be at most 500', { exact: true })).toBeVisible();
    expect((await stored()).title).toBe('Brooches');
    await page.getByLabel('Rows per page').fill('48');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Brooches and pins');
  });

  await test.step('asks for confirmation before unsaved changes are discarded', async () => {
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('saves page settings in one request, and undoes the save', async () => {
    const before = await stored();
    const sent: string[] = [];
    page.on('request', (request) => {
      const text = request.postData() ?? '';
      if (text.includes('mutation ')) sent.push(text);
    });
    await save().click();
    await expect(page.getByText('Brooches and pins saved')).toBeVisible();
    expect(sent).toHaveLength(1);
    const after = await stored();
    expect(after.title).toBe('Brooches and pins');
    expect(after.filters.map(({ label }) => label)).toContain('Metal');
    expect(after.filters.map(({ label }) => label)).not.toContain('Price');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Changes to Brooches undone')).toBeVisible();
    expect(await stored()).toEqual(before);
  });
});

test('handles edit conflicts, default settings, and pages without settings', async () => {
  test.setTimeout(240_000);

  await test.step("shows another administrator's changes to the page settings and overwrites nothing", async () => {
    await page.getByLabel('Description').fill('Pinned to a coat.');
    await retitle('Pins');
    await save().click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Another administrator changed this page' });
    await expect(conflict).toContainText('Title: “Brooches” → “Pins”');
    expect((await stored()).title).toBe('Pins');
    await conflict.getByRole('button', { name: 'Load their changes' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Pins');
  });

  await test.step('shows the changes, and then restores the default settings', async () => {
    await page.getByRole('button', { name: 'Restore defaults' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Title: “Pins” → “Brooches”');
    await dialog.getByRole('button', { name: 'Restore defaults' }).click();
    await expect(page.getByText('Brooches saved')).toBeVisible();
    expect((await stored()).title).toBe('Brooches');
  });

  await test.step('creates default settings for a page without settings', async () => {
    const { filters, columns } = await stored();
    const { pageSettings } = await graphql(
      'query ($pageName: String!) { pageSettings(pageName: $pageName) { version } }',
      {
        pageName,
      },
    );
    await graphql('mutation ($input: DeletePageSettingsInput!) { deletePageSettings(input: $input) { pageName } }', {
      input: { pageName, expectedVersion: pageSettings.version },
    });
    await goTo(page, '/admin/page-settings');
    await page.getByRole('region', { name: 'Without settings' }).getByRole('link', { name: 'Brooches' }).click();
    await page.getByRole('button', { name: 'Create settings' }).click();
    await expect(list('Columns')).toBeVisible();
    expect(await stored()).toEqual({ title: 'Brooches', columns, filters });
  });

  await test.step('shows a message if the page does not exist', async () => {
    await goTo(page, '/admin/page-settings/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
