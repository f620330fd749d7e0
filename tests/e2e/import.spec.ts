import { expect, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, checkFile, expectAccessible, expectNoSidewaysScroll, openSession } from './support.ts';

/** Page that all tests in this file share. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

/** Unique per run, because the tests may run more than once on the same server. */
const number = `DESK-${process.pid}`;

/** For each stock type: the required fields as displayed, a small file, and the texts displayed for its row. */
const types = {
  diamonds: {
    needs: 'A new diamond needs shape, weight and price per carat',
    file: [
      'Stock #,Shape,Carat,Color,Clarity,Price per carat,Lab,Eye clean',
      `${number},Round,1.01,D,VS1,8500,GIA,Yes`,
    ],
    tells: ['Shape: Round', 'Weight, ct: 1.01', 'Price per carat, $/ct: 8500', 'Laboratory: GIA'],
  },
  bracelets: {
    needs: 'A new bracelet needs name and price',
    file: ['Stock number,Name,Heading,Colour,Price,Metal', `${number},Riviera,Riviera in white,White,4200,Platinum`],
    tells: ['Name: Riviera', 'Heading: Riviera in white', 'Price, $: 4200', 'Metal: Platinum'],
  },
  'custom-necklaces': {
    needs: 'A new custom necklace needs name and price',
    file: ['Stock number,Name,Shape,Number of stones,Price', `${number},Solitaire,Pear,1,1900`],
    tells: ['Name: Solitaire', 'Shape: Pear', 'Number of stones: 1'],
  },
  'eternity-rings': {
    needs: 'A new eternity ring needs name, shape and price',
    file: ['Stock number,Name,Shape,Price,Total carats', `${number},Full band,Round,3100,2.5`],
    tells: ['Shape: Round', 'Price, $: 3100', 'Total carat weight, ct: 2.5'],
  },
  'generic-diamonds': {
    needs: 'A new generic diamond needs shape, minimum weight and price per carat',
    file: ['Stock number,Shape,Carats from,Carats to,Price per carat,Color', `${number},Oval,0.9,1.1,5100,G`],
    tells: ['Shape: Oval', 'Minimum weight, ct: 0.9', 'Colour: G'],
  },
  'jewellery-pieces': {
    needs: 'A new jewellery piece needs type',
    file: ['Stock #,Title,Type,Price,Main Stone', `${number},Sapphire cluster,Ring,7400,Sapphire`],
    tells: ['Title: Sapphire cluster', 'Type: Ring', 'Main stone: Sapphire'],
  },
  'melee-lots': {
    needs: 'A new melee lot needs weight, colour and price per carat',
    file: ['Stock number,Colour,Carats,Price,Size', `${number},TTLB,7.5,300,1.10-1.20`],
    tells: ['Colour: TTLB', 'Weight, ct: 7.5', 'Smallest diameter, mm: 1.1', 'Largest diameter, mm: 1.2'],
  },
  'ring-settings': {
    needs: 'A new ring setting needs name and price',
    file: ['Stock number,Name,Price,Metal,Shapes', `${number},Six claws,1250,Platinum,Round;Oval`],
    tells: ['Name: Six claws', 'Price, $: 1250', 'Shapes: Round, Oval'],
  },
};

/** Opens the import screen of a stock type and selects a file. */
async function choose(path: string, lines: readonly string[], before?: () => Promise<void>): Promise<void> {
  await page.goto(`/admin/import?stock=${path}`);
  await before?.();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: `${path}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

test('offers exactly the stock types covered by the import tests', async () => {
  await page.goto('/admin/import');
  const offered = page.getByLabel('Stock type').locator('option');
  await expect(offered).toHaveCount(Object.keys(types).length);
  const paths = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(paths).toEqual(Object.keys(types));
});

for (const [path, { needs, file, tells }] of Object.entries(types)) {
  test(`checks a ${path} file and shows required fields, columns and changes with their labels`, async () => {
    await choose(path, file, () => expect(page.getByText(needs)).toBeVisible());
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByText('All columns are assigned to fields.')).toBeVisible();
    await expect(page.getByText(/^\d+ kB, read as CSV in UTF-8$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);
    const changes = page.getByRole('region', { name: 'Changes' }).getByRole('row', { name: new RegExp(number) });
    await expect(changes).toContainText('New');
    const fields = (await changes.getByRole('cell').last().innerText()).split('\n').filter((line) => line !== '');
    expect(fields).toEqual(expect.arrayContaining(tells));
    // The screen shows labels and no field names such as `pricePerCarat` or `shapeId`.
    expect(fields.filter((line) => /^[a-z]|^\w+[A-Z]\w*:/.test(line))).toEqual([]);
    // The report has the same components for every stock type. Diamonds have the most fields, so only their report is
    // checked further.
    if (path !== 'diamonds') return;
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}

test('imports a file once even if the response is lost, and shows the first result on retry', async () => {
  await choose('melee-lots', types['melee-lots'].file);
  await page.getByRole('button', { name: 'Check file' }).click();
  const importButton = page.getByRole('button', { name: 'Import 1 melee lot' });
  await expect(importButton).toBeEnabled();
  // The server processes the request, but its response is lost.
  let lost = 0;
  await page.route(graphqlEndpoint, async (route) => {
    if (!asksFor(route.request(), 'StartImport') || lost > 0) {
      await route.fallback();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await importButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'rows are not imported twice' })).toBeVisible();
  await importButton.click();
  await expect(page.getByText('melee-lots.csv has been imported')).toBeVisible();
  // A second import would report the lot as unchanged.
  await expect(page.getByText('1 new', { exact: true })).toBeVisible();
  expect(lost).toBe(1);
  await page.unroute(graphqlEndpoint);
});

test('restores a file check and its options after a reload, without uploading the file again', async () => {
  await choose('melee-lots', types['melee-lots'].file);
  await page.getByText('Skip invalid rows').click();
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
  await expect(page).toHaveURL(/run=\d+/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
  await expect(page.getByText('melee-lots.csv')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Skip invalid rows/ })).toBeChecked();
  await expect(page.getByText('Something was changed since this check')).toHaveCount(0);
  const sent = page.waitForRequest((request) => asksFor(request, 'StartImport'));
  await page.getByRole('button', { name: 'Check again' }).click();
  expect((await sent).headers()['content-type']).toContain('application/json');
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
});

test("asks about an ambiguous value once, and stores the choice in the vendor's import profile", async () => {
  const vendor = `Vendor ${process.pid}`;
  const file = ['Stock #,Shape,Carat,Color,Clarity,Price per carat', `${number}-Q,EC,2,D,VS1,9000`];
  await choose('diamonds', file);
  await page.getByRole('button', { name: 'Check file' }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const question = questions.getByRole('radiogroup', { name: /“EC” in Shape/ });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  await question.locator('label').filter({ hasText: 'Emerald' }).click();
  await expect(page.getByText('All questions are answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(vendor);
  await dialog.getByRole('textbox', { name: 'Vendor' }).fill(vendor);
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(`${vendor} saved`)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(questions).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import 1 diamond' })).toBeEnabled();

  // Checks the vendor's next file.
  await choose('diamonds', file);
  await page.getByLabel('Saved profile').selectOption({ label: vendor });
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Shape: Emerald');
  await expect(questions).toHaveCount(0);
});

test('lists columns that match no field, and shows their values as extra attributes of the record', async () => {
  const lines = ['Stock number,Colour,Carats,Price,Size,Shelf', `${number}-X,TTLB,7.5,300,1.10-1.20,Left`];
  await choose('melee-lots', lines);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Stored as extra attributes: Shelf.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 melee lot' }).click();
  await expect(page.getByText('melee-lots.csv has been imported')).toBeVisible();
  await page.goto(`/admin/melee-lots?q=${number}-X`);
  await page.getByRole('link', { name: `${number}-X` }).click();
  const extras = page.getByRole('dialog').getByRole('region', { name: 'Extra attributes' });
  await expect(extras).toContainText('ShelfLeft');
});

test('keeps the focus on the check button, which precedes the import button, after a check by keyboard', async () => {
  await choose('melee-lots', ['Stock number,Colour,Carats,Price,Size', `${number}-K,TTLB,7.5,300,1.10-1.20`]);
  await page.getByRole('button', { name: 'Check file' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The file is ready to import.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import 1 melee lot' })).toBeFocused();
});

test('rejects an invalid import profile and a file that is not JSON', async () => {
  await choose('melee-lots', types['melee-lots'].file);
  await page.getByText('File settings').click();
  const upload = page.locator('input[type="file"]').nth(1);
  const refusal = page.getByRole('alert').filter({ hasText: /profile|JSON/ });
  await upload.setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"decimals":";"}'),
  });
  await expect(refusal).toHaveText('wrong.json is not a valid profile. decimals must be "." or ",", not ";".');
  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await expect(refusal).toHaveText('notes.txt is not a JSON file.');
});

test('rejects an image with a .csv extension, and then accepts another file', async () => {
  await page.goto('/admin/import?stock=diamonds');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: picture });
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(page.getByText('Drop a stock file here')).toBeVisible();
});

test('shows the upload progress, and reports a lost connection until the server responds again', async ({
  request,
}) => {
  await choose('melee-lots', types['melee-lots'].file);
  let connection: 'running' | 'lost' | 'as it is' = 'running';
  await page.route(graphqlEndpoint, async (route) => {
    if (!asksFor(route.request(), 'ImportRun') || connection === 'as it is') {
      await route.fallback();
      return;
    }
    if (connection === 'lost') {
      await route.abort();
      return;
    }
    const response = await route.fetch();
    const { data } = await response.json();
    const going = { state: 'RUNNING', progress: 0.42, rowsRead: 4200, secondsLeft: 12, report: null, endedAt: null };
    await route.fulfill({ response, json: { data: { importRun: { ...data.importRun, ...going } } } });
  });
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('4,200 rows read, about 12 s left')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeDisabled();
  await expectAccessible(page);
  connection = 'lost';
  // The event stream reports the changes made by all imports.
  await checkFile(request, 'melee', types['melee-lots'].file);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  connection = 'as it is';
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await page.unroute(graphqlEndpoint);
});

test('redirects to the sign-in page when the session has ended, and then back to the file check', async () => {
  await choose('melee-lots', types['melee-lots'].file);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
  const address = new URL(page.url());
  await page.route(graphqlEndpoint, async (route) => {
    const errors = [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }];
    await route.fulfill({ status: 401, json: { errors } });
    await page.unroute(graphqlEndpoint);
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address.pathname + address.search);
  await expect(page.getByRole('region', { name: 'Counts' })).toBeVisible();
});
