import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  goTo,
  graphqlOf,
  importFile,
  openSession,
  phone,
  pickUp,
  pushAddress,
} from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
let run: Awaited<ReturnType<typeof graphqlOf>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  run = await graphqlOf(page.request, administrator);
});
test.afterAll(() => closePage(page));

const panel = (): Locator => page.getByRole('dialog');
const textOnPage = (text: string | RegExp): Locator => page.getByText(text).first();
const row = (number: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
/** Unique per run, because the tests may run more than once on the same server. */
const numberOf = (path: string): string => `E2E-${path.slice(0, 2).toUpperCase()}-${process.pid}`;

interface Type {
  readonly path: string;
  readonly noun: string;
  /** Error that an empty form shows. */
  readonly refusal: string;
  /** Values to enter or select for a new record, by label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  /** Field to change later, the new value, and the text that the row then shows. */
  readonly changed: readonly [label: string, value: string, shown: string];
}

const types: readonly Type[] = [
  {
    path: 'jewellery-pieces',
    noun: 'jewellery piece',
    refusal: 'Choose the type',
    typed: {
      'List price': '900',
      'Main stone': 'Sapphire',
      'Main stone weight': '1.25',
      'Type, third set': 'Diamond',
      'Stones, third set': '12',
    },
    chosen: { Type: 'Ring' },
    changed: ['List price', '950.5', '950.50'],
  },
  {
    path: 'ring-settings',
    noun: 'ring setting',
    refusal: 'Enter the name',
    typed: { Name: 'Six claws', Price: '700', 'Side stones': '4' },
    changed: ['Price', '720', '720.00'],
  },
  {
    path: 'generic-diamonds',
    noun: 'generic diamond',
    refusal: 'Choose the shape',
    typed: { 'Minimum weight': '1', 'Maximum weight': '1.2', 'Price per carat': '4000' },
    chosen: { Shape: 'Round' },
    changed: ['Price per carat', '4100', '4,100.00'],
  },
  {
    path: 'eternity-rings',
    noun: 'eternity ring',
    refusal: 'Enter the name',
    typed: { Name: 'Full circle', Price: '1400', 'Number of stones': '21' },
    chosen: { Shape: 'Round' },
    changed: ['Price', '1450', '1,450.00'],
  },
  {
    path: 'bracelets',
    noun: 'bracelet',
    refusal: 'Enter the name',
    typed: { Name: `Line ${process.pid}`, Price: '2100', Size: '17 cm' },
    changed: ['Price', '2150', '2,150.00'],
  },
  {
    path: 'custom-necklaces',
    noun: 'custom necklace',
    refusal: 'Enter the name',
    typed: { Name: 'Drop', Price: '300', 'Chain length': '18' },
    changed: ['Price', '310', '310.00'],
  },
];

const labelled = (label: string): Locator =>
  panel()
    .getByLabel(new RegExp(`^${label}( \\(required\\))?$`))
    .and(page.locator('input, select'));

async function showField(label: string): Promise<void> {
  if (await labelled(label).isVisible()) return;
  for (const tab of await panel().getByRole('tab').all()) {
    await tab.click();
    await expect(panel().getByRole('tabpanel', { name: (await tab.textContent()) ?? '' })).toBeVisible();
    if (await labelled(label).isVisible()) return;
  }
  throw new Error(`No tab has the field ${label}`);
}

test('creates, opens and changes a record of each stock type', async () => {
  test.setTimeout(180_000);
  for (const { path, noun, refusal, typed, chosen = {}, changed } of types) {
    await test.step(noun, async () => {
      const number = numberOf(path);
      await goTo(page, `/admin/${path}?q=${number}&open=new`);
      await panel().getByRole('button', { name: 'Create' }).click();
      await expect(panel().getByText(refusal)).toBeVisible();
      await labelled('Stock number').fill(number);
      for (const [label, value] of Object.entries(typed)) await labelled(label).fill(value);
      for (const [label, value] of Object.entries(chosen)) await labelled(label).selectOption({ label: value });
      await panel().getByRole('button', { name: 'Create' }).click();
      await expect(textOnPage(`${number} created`)).toBeVisible();

      await expect(panel().getByRole('heading', { name: number })).toBeVisible();
      for (const [label, value] of Object.entries(typed)) {
        await showField(label);
        await expect(labelled(label)).toHaveValue(value);
      }
      const [label, value, displayed] = changed;
      await showField(label);
      await labelled(label).fill('-1');
      await panel().getByRole('button', { name: 'Save', exact: true }).click();
      await expect(labelled(label)).toHaveAttribute('aria-invalid', 'true');
      await labelled(label).fill(value);
      await panel().getByRole('button', { name: 'Save', exact: true }).click();
      await expect(textOnPage(`${number} saved`)).toBeVisible();
      await expect(row(number)).toContainText(displayed);
    });
  }
});

const ring = numberOf('eternity-rings');
const cell = (index: number): Locator => row(ring).locator('[data-editable]').nth(index);

async function ringNow(): Promise<{ id: string; version: number }> {
  const { eternityRing } = await run('query ($ref: StockRef!) { eternityRing(ref: $ref) { id version } }', {
    ref: { stockNumber: ring },
  });
  return eternityRing;
}

test('validates and saves a cell edited in place, moves to the next cell and undoes the edit', async () => {
  await goTo(page, `/admin/eternity-rings?q=${ring}`);
  await row(ring).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(0)).toBeFocused();
  await page.keyboard.press('Enter');
  const price = page.getByRole('textbox', { name: `Price of ${ring}` });
  await expect(price).toHaveValue('1450');
  await price.fill('much');
  await page.keyboard.press('Enter');
  await expect(row(ring).getByRole('alert')).toContainText('Enter a number');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cell(0)).toHaveText('1,450.00');
  await expect(cell(0)).toBeFocused();

  await cell(0).dblclick();
  await price.fill('1500');
  await page.keyboard.press('Tab');
  await expect(textOnPage(`${ring}: Price 1,500.00`)).toBeVisible();
  await expect(cell(0)).toHaveText('1,500.00');
  await expect(cell(1)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(cell(0)).toHaveText('1,450.00');

  await cell(1).click();
  await page.keyboard.press('F2');
  await page.getByRole('combobox', { name: `Active of ${ring}` }).selectOption('No');
  await page.keyboard.press('Enter');
  await expect(cell(1)).toHaveText('No');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(row(ring)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel().getByRole('heading', { name: ring })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('shows a conflicting change next to the cell, and overwrites the change only on confirmation', async () => {
  await cell(0).dblclick();
  const price = page.getByRole('textbox', { name: `Price of ${ring}` });
  await price.fill('1700');
  const { id, version } = await ringNow();
  await run('mutation ($input: UpdateEternityRingInput!) { updateEternityRing(input: $input) { __typename } }', {
    input: { id, expectedVersion: version, set: { price: 1600 } },
  });
  await page.keyboard.press('Enter');
  await expect(row(ring).getByRole('alert')).toContainText('Another user set this field to 1,600.00');
  await expect(price).toHaveValue('1700');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toHaveText('1,700.00');
});

test('shows the history of a ring setting, with a link to the import', async () => {
  await run(
    `mutation ($input: UpdateEternityRingInput!) { updateEternityRing(input: $input) { __typename } }`,
    await (async () => {
      const { id, version } = await ringNow();
      return { input: { id, expectedVersion: version, set: { isActive: true } } };
    })(),
  );
  await importFile(page.request, 'eternity_rings', 'rings.csv', ['Stock #,Price', `${ring},1800`]);

  await row(ring).getByRole('link', { name: ring }).click();
  await panel().getByRole('tab', { name: 'History' }).click();
  const entries = panel().getByRole('article');
  await expect(entries.nth(0).getByRole('row', { name: /^Price/ })).toContainText('1,700.00');
  await expect(entries.nth(0).getByRole('row', { name: /^Price/ })).toContainText('1,800.00');
  await expect(entries.nth(1).getByRole('row', { name: /^Active/ })).toContainText('NoYes');
  await expect(entries.nth(2)).toContainText(`Changed by ${administrator.email}`);
  await expectAccessible(page);
  await entries
    .nth(0)
    .getByRole('link', { name: /^Import \d+$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'rings.csv' })).toBeVisible();
});

function png(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Drops files from outside the browser, using the DevTools protocol. Pages cannot create such events. */
async function drop(zone: Locator, files: readonly string[]): Promise<void> {
  await zone.scrollIntoViewIfNeeded();
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data });
  }
  await browser.detach();
}

test('uploads pictures by drag and drop, reorders them by keyboard, and adds them by URL and removes them', async () => {
  const piece = numberOf('jewellery-pieces');
  const contents = {
    'teal.png': await png('teal'),
    'orange.png': await png('orange'),
    'broken.png': 'GIF?',
    'empty.png': '',
    'notes.txt': 'No',
  };
  const files = Object.keys(contents).map((name) => test.info().outputPath(name));
  for (const [name, content] of Object.entries(contents)) await writeFile(test.info().outputPath(name), content);
  await goTo(page, `/admin/jewellery-pieces?q=${piece}`);
  await row(piece).getByRole('link', { name: piece }).click();
  await panel().getByRole('tab', { name: 'Pictures' }).click();
  const zone = panel().getByRole('button', { name: 'Drop pictures here, or choose files' });
  await expect(zone).toBeVisible();
  await drop(zone, files);
  const set = panel().getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(set).toHaveCount(2);
  await expect(panel().getByText(/^notes\.txt is not a supported file/)).toBeVisible();
  await expect(panel().getByText(/^broken\.png: /)).toBeVisible();
  await expect(panel().getByText('empty.png is empty.')).toBeVisible();
  await panel().getByLabel('URL for pictures').fill('https://pictures.example/third.jpg');
  await page.keyboard.press('Enter');
  await expect(set).toHaveCount(3);
  await expectAccessible(page);

  const first = await set.nth(0).getByRole('img').getAttribute('src');
  const second = await set.nth(1).getByRole('img').getAttribute('src');
  await pickUp(page, set.nth(1).getByRole('button', { name: /^Move / }), /position 2 of 3/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/position 1 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(set.nth(0).getByRole('img')).toHaveAttribute('src', second ?? '');
  await expect(set.nth(0)).toContainText('Main');
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(textOnPage(`${piece} saved`)).toBeVisible();

  const read = async () => {
    const { jewelleryPiece } = await run(
      'query ($ref: StockRef!) { jewelleryPiece(ref: $ref) { media { images { slot url } } } }',
      { ref: { stockNumber: piece } },
    );
    return jewelleryPiece.media.images;
  };
  expect(await read()).toEqual([
    { slot: 'image1', url: second },
    { slot: 'image2', url: first },
    { slot: 'image3', url: 'https://pictures.example/third.jpg' },
  ]);
  await set
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .click();
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).length).toBe(2);
});

test("shows a jewelry piece's status and price on a phone without scrolling", async () => {
  await page.setViewportSize(phone);
  await pushAddress(page, '/admin/jewellery-pieces?q=JB-1010');
  for (const text of ['For sale', /^[\d,]+\.\d\d$/]) {
    await expect(row('JB-1010').getByText(text).first()).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(desktop);
});

test('deletes all eternity rings after the user types how many there are, and rejects an outdated number', async () => {
  await goTo(page, '/admin/eternity-rings');
  await page.getByRole('button', { name: 'Delete all' }).click();
  const dialog = page.getByRole('alertdialog');
  const phrase = async () => (await dialog.locator('strong').textContent()) ?? '';
  const before = Number(await phrase());
  await expect(dialog).toContainText(`Deleted: ${before} eternity rings`);
  await expect(dialog).toContainText(/Also deleted: .* in carts, .* in wishlists/);
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Delete all' });
  await dialog.getByRole('textbox').fill(String(before + 1));
  await expect(confirm).toBeDisabled();

  const { createEternityRing } = await run(
    'mutation ($input: CreateEternityRingInput!) { createEternityRing(input: $input) { eternityRing { id } } }',
    { input: { eternityRing: { name: 'Came meanwhile', shapeId: 1, price: 100 } } },
  );
  expect(createEternityRing.eternityRing.id).toMatch(/^\d+$/);
  await dialog.getByRole('textbox').fill(String(before));
  await confirm.click();
  await expect(textOnPage('Error Deleting')).toBeVisible();
  await expect(dialog).toContainText(`Deleted: ${before + 1} eternity rings`);

  // Mocks the request, because other tests need the rings. Integration tests cover the deletion.
  let sent: unknown;
  await page.route(graphqlEndpoint, async (route) => {
    const { operationName, variables } = operationIn(route.request());
    if (operationName !== 'DeleteAllEternityRings') {
      await route.fallback();
      return;
    }
    sent = variables;
    const data = { deleteAllEternityRings: { __typename: 'DeleteAllEternityRingsPayload', deletedCount: before + 1 } };
    await route.fulfill({ json: { data } });
  });
  await dialog.getByRole('textbox').fill(await phrase());
  const reloaded = page.waitForEvent('load');
  await confirm.click();
  await expect(textOnPage('Delete successul. The page will reload to show the updated data')).toBeVisible();
  await reloaded;
  expect(sent).toEqual({ input: { expectedCount: before + 1 } });
  await page.unroute(graphqlEndpoint);
});
