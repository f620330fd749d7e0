import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { asksFor, graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, graphqlOf, openSession, pickUp } from './support.ts';

type RunGraphql = Awaited<ReturnType<typeof graphqlOf>>;

/** Page that all tests in this file share. */
let page: Page;
let graphql: RunGraphql;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  graphql = await graphqlOf(page.request, administrator);
  await page.goto('/admin/house-settings');
});
test.afterAll(() => closePage(page));

/** PNG image of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'dot.png', mimeType: 'image/png', buffer: dot };

const save = (): Locator => page.getByRole('button', { name: 'Save', exact: true });
const dialog = (): Locator => page.getByRole('alertdialog');
const panel = (): Locator => page.getByRole('dialog');
const notice = (text: string): Locator => page.getByRole('status').filter({ hasText: text });
const preview = (title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);

/** Opens a screen by its menu item. */
async function open(screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: screen }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Closes all notices, which cover the lower edge of the panel for a while. At most four are shown at a time. */
async function closeNotices(): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notice' });
  // Some notices may close automatically in the meantime.
  await close.evaluateAll((buttons) => {
    for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(close).toHaveCount(0);
}

/** Makes an operation fail with an internal error while `work` runs. */
async function whileFailing(operation: string, work: () => Promise<void>): Promise<void> {
  const errors = [{ message: 'Something broke', extensions: { code: 'INTERNAL_ERROR', requestId: 'r-1' } }];
  // Closes earlier notices, because one could have the same text as the notice that `work` expects.
  await closeNotices();
  await page.route(graphqlEndpoint, (route) =>
    asksFor(route.request(), operation) ? route.fulfill({ json: { data: null, errors } }) : route.fallback(),
  );
  await work();
  await page.unroute(graphqlEndpoint);
  await closeNotices();
}

/** Expects that the screen shows an error if its data cannot be loaded, and its content after a retry. */
async function readsAgain(screen: string, operation: string, failure: string, content: () => Locator): Promise<void> {
  await whileFailing(operation, async () => {
    await open(screen);
    await expect(page.getByRole('heading', { name: failure })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(content()).toBeVisible();
}

/** Expects the documented failure notice if saving fails. The input is preserved and can be saved on a retry. */
async function savesAgain(operation: string, failure: string, notice: string): Promise<void> {
  await whileFailing(operation, async () => {
    await save().click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  });
  await save().click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

/**
 * Drops the picture as a file from outside the browser, using the DevTools protocol. Pages cannot create such a drag
 * event.
 */
async function drop(onto: Locator, name: string): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, dot);
  const box = await onto.boundingBox();
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 20,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  }
  await session.detach();
}

async function homepageOf(request: APIRequestContext): Promise<Record<string, string | null>> {
  return (await request.get('/api/site/homepage')).json();
}

test('redirects a former URL of the shop settings, and saves the terms and the letterhead', async () => {
  const terms = (await graphql('{ termsOfSale }')).termsOfSale;
  await page.goto('/admin/order-documents');
  await expect(page).toHaveURL(/\/admin\/house-settings$/);
  await expect(page.getByRole('row', { name: /Maximum lines per trader order/ })).toContainText('500');
  await page.getByLabel('Terms', { exact: true }).fill('Paid before it is sent.');
  await savesAgain('UpdateOrderDocumentSettings', 'Error saving order document settings', 'Settings saved');
  expect((await graphql('{ termsOfSale }')).termsOfSale).toBe('Paid before it is sent.');
  await page.getByLabel('Terms', { exact: true }).fill(terms);
  await page.getByLabel('File for Logo').setInputFiles(picture);
  await expect(page.getByText('dot.png, 1 kB, not saved yet')).toBeVisible();
  // Leaving the screen with unsaved changes requires confirmation.
  await page.getByRole('link', { name: 'Maintenance' }).click();
  await expect(dialog()).toContainText('Leave without saving?');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await save().click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Logo' }).click();
  await save().click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await graphql('{ orderDocumentSettings { logo terms } }')).toEqual({
    orderDocumentSettings: { logo: null, terms },
  });
});

test("edits the home page with a preview, and does not overwrite another administrator's changes", async ({
  request,
}) => {
  await test.step('previews a dropped image before it is saved', async () => {
    const before = await homepageOf(request);
    await readsAgain('Homepage', 'AdminHomepage', 'Error fetching homepage configuration', () =>
      page.getByRole('group', { name: 'Rings', exact: true }),
    );
    const rings = page.getByRole('group', { name: 'Rings', exact: true });
    const desktop = preview('Home page on a desktop').locator('main a[href="/rings"] img');
    const phone = preview('Home page on a phone').locator('main a[href="/rings"] img');
    await expect(desktop).toHaveAttribute('src', before.cardRings ?? '');

    await page
      .getByLabel('File for Rings', { exact: true })
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: dot });
    await expect(rings.getByRole('alert')).toContainText('a.txt is not a supported file');
    await page
      .getByLabel('File for Rings', { exact: true })
      .setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(rings.getByRole('alert')).toContainText('none.png is empty.');
    await drop(rings.getByRole('button', { name: /drop a file here/ }), 'dropped.png');
    await expect(rings).toContainText('dropped.png, 1 kB, not saved yet');
    for (const card of [desktop, phone]) {
      await expect(card).toHaveAttribute('src', /^blob:/);
      await expect(card).toBeInViewport();
    }
    // Links in the preview do not navigate.
    await desktop.click();
    await expect(
      preview('Home page on a desktop').getByRole('main').getByRole('region', { name: 'Jewellery' }),
    ).toBeVisible();
    await page.getByLabel('File for First video').setInputFiles({
      name: 'none.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('no video'),
    });
    await expect(preview('Home page on a desktop').locator('video')).toHaveAttribute('src', /^blob:/);
    expect(await homepageOf(request)).toEqual(before);

    await save().click();
    await expect(page.getByText('Error saving homepage configuration')).toBeVisible();
    await expect(page.getByRole('group', { name: 'First video' }).getByRole('alert')).toContainText('Must be');
    await page.getByRole('group', { name: 'First video' }).getByRole('button', { name: 'Remove' }).click();
    await save().click();
    await expect(page.getByText('Home page saved')).toBeVisible();
    const now = await homepageOf(request);
    expect(now).toEqual({ ...before, cardRings: expect.stringMatching(/^\/media\//) });
    expect(now.cardRings).not.toBe(before.cardRings);
  });

  await test.step('shows both versions of the home page in a save conflict and overwrites nothing', async () => {
    const before = await homepageOf(request);
    await page.getByLabel('File for Rings', { exact: true }).setInputFiles(picture);
    await graphql('mutation { updateHomepage(input: { set: { cardRings: null } }) { homepage { id } } }');
    await save().click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Another user changed the home page' });
    await expect(conflict).toBeInViewport();
    await expect(conflict.getByRole('button', { name: 'Keep my changes' })).toBeFocused();
    await expect(conflict.getByRole('row', { name: /Rings/ })).toContainText('dot.png');
    await expect(save()).toBeDisabled();
    await expectAccessible(page, 'main form');
    await conflict.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(conflict).toHaveCount(0);
    await save().click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    // Identical images have the same URL.
    expect(await homepageOf(request)).toEqual(before);
  });
});

test('previews the text and images of the About us page before they are saved', async () => {
  const before = (await graphql('{ aboutUs { text image1 } }')).aboutUs;
  await readsAgain('About us', 'AdminAboutUs', 'Error fetching about us configuration', () => page.getByLabel('Text'));
  await page.getByLabel('Text').fill('A house of one sentence.');
  await page.getByRole('button', { name: 'Remove First picture' }).click();
  const previewContent = preview('About us on a phone').getByRole('main');
  await expect(previewContent).toContainText('A house of one sentence.');
  await expect(previewContent.locator('svg').first()).toBeVisible();
  expect((await graphql('{ aboutUs { text image1 } }')).aboutUs).toEqual(before);
  await page.getByRole('group', { name: 'First picture' }).getByRole('button', { name: 'Restore' }).click();
  await savesAgain('UpdateAboutUs', 'Error saving about us configuration', 'About us page saved');
  expect((await graphql('{ aboutUs { text image1 } }')).aboutUs).toEqual({
    ...before,
    text: 'A house of one sentence.',
  });
  await page.getByLabel('Text').fill(before.text);
  await save().click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('shows errors next to the contact detail fields, and resolves a save conflict', async () => {
  const phone = () => page.getByLabel('Telephone');
  await readsAgain('Contact details', 'AdminContactInfo', 'Error fetching contact information', phone);
  const before = await phone().inputValue();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByLabel('Latitude').fill('north');
  await save().click();
  await expect(page.getByText('Enter an email such as')).toBeVisible();
  await expect(page.getByText('Enter a number such as 1.02')).toBeVisible();
  await page.getByLabel('Latitude').fill('');
  await page.getByRole('textbox', { name: 'Email' }).fill('');
  await save().click();
  await expect(page.getByRole('main').getByText('Must be set if the other coordinate is set')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await phone().fill('+32 1');
  await savesAgain('UpdateContactInfo', 'Error updating contact information', 'Contact details saved');
  expect((await graphql('{ contactInfo { phone } }')).contactInfo.phone).toBe('+32 1');
  await phone().fill('+32 2');
  await graphql(
    'mutation ($set: ContactInfoPatch!) { updateContactInfo(input: { set: $set }) { contactInfo { id } } }',
    {
      set: { phone: before },
    },
  );
  await save().click();
  const row = page.getByRole('row', { name: /^Telephone/ });
  await expect(row).toContainText('+32 1');
  await expect(row).toContainText(before);
  await expect(row).toContainText('+32 2');
  await page.getByRole('button', { name: 'Load their changes' }).click();
  await expect(phone()).toHaveValue(before);
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('adds, reorders by keyboard and removes support contacts', async ({ request }) => {
  const names = async () =>
    (await (await request.get('/api/contact/support')).json()).map(({ name }: { name: string }) => name);
  const [first, second, ...rest] = await names();
  await readsAgain('Support contacts', 'AdminSupportInfo', 'Error fetching support contacts', () =>
    page.getByRole('button', { name: 'Add contact' }),
  );
  await pickUp(
    page,
    page.getByRole('button', { name: `Move ${first}`, exact: true }),
    `Picked up ${first}, position 1`,
  );
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Moved ${first}, position 2`)).toBeAttached();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await save().click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).last().fill('Site Test');
  await page.getByLabel('File for Portrait of').last().setInputFiles(picture);
  await savesAgain('ReplaceSupportContacts', 'Error updating support contacts', 'Support contacts saved');
  expect(await names()).toEqual([second, first, ...rest, 'Site Test']);
  const list = await (await request.get('/api/contact/support')).json();
  expect(list.at(-1).imageUrl).toMatch(/^\/media\//);
  await page.getByRole('button', { name: 'Remove Site Test' }).click();
  await pickUp(
    page,
    page.getByRole('button', { name: `Move ${second}`, exact: true }),
    `Picked up ${second}, position 1`,
  );
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Moved ${second}, position 2`)).toBeAttached();
  await page.keyboard.press('Space');
  await save().click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await names()).toEqual([first, second, ...rest]);
});

test('creates, advertises, edits and deletes a trade show', async () => {
  const advertised = async () => (await graphql('{ advertisedShow { name } }')).advertisedShow?.name;
  const before = await advertised();
  const name = `Show ${process.pid}`;
  await whileFailing('AdminShows', async () => {
    await open('Shows');
    await expect(notice('Error fetching all shows')).toBeVisible();
  });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'New show' }).click();
  await panel().getByLabel('Start date').fill('2030-05-03');
  await panel().getByLabel('End date').fill('2030-05-01');
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(panel().getByText('Enter a name')).toBeVisible();
  await expect(panel().getByText('The end date must not be before the start date')).toBeVisible();
  await panel().getByLabel('Name').fill(name);
  await panel().getByLabel('End date').fill('2030-05-05');
  await panel().getByLabel('File for Picture').setInputFiles(picture);
  await whileFailing('CreateShow', async () => {
    await panel().getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Error creating show')).toBeVisible();
  });
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('May 2030');
  await expect(panel().getByRole('heading', { level: 2, name })).toBeVisible();

  await panel().getByRole('button', { name: 'Advertise' }).click();
  await expect(dialog()).toContainText(`This replaces ${before}.`);
  await whileFailing('SetShowAdvertised', async () => {
    await dialog().getByRole('button', { name: 'Advertise' }).click();
    await expect(page.getByText('Error changing ad status')).toBeVisible();
  });
  await panel().getByRole('button', { name: 'Advertise' }).click();
  await dialog().getByRole('button', { name: 'Advertise' }).click();
  await expect(panel().getByText('On the home page: advertised')).toBeVisible();
  expect(await advertised()).toBe(name);
  await notice(`${name} is advertised`).getByRole('button', { name: 'Undo' }).click();
  await expect(panel().getByText('Not advertised on the home page')).toBeVisible();
  expect(await advertised()).toBe(before);

  await whileFailing('SetShowActive', async () => {
    await panel().getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Error changing is active status')).toBeVisible();
  });
  await panel().getByRole('button', { name: 'Deactivate' }).click();
  await expect(panel().getByText('Inactive, visible only to administrators')).toBeVisible();
  await panel().getByLabel('Booth').fill('B 1');
  const { shows } = await graphql(
    'query ($text: String!) { shows(filter: { text: $text }) { items { id version } } }',
    {
      text: name,
    },
  );
  const [{ id, version }] = shows.items;
  await graphql('mutation ($input: UpdateShowInput!) { updateShow(input: $input) { show { id } } }', {
    input: { id, expectedVersion: version, set: { booth: 'A 9' } },
  });
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error editing show')).toBeVisible();
  await expect(panel().getByRole('row', { name: /^Booth/ })).toContainText('A 9');
  await panel().getByRole('button', { name: 'Keep my changes' }).click();
  await panel().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel().getByText('All changes saved')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  await closeNotices();
  await panel().getByRole('button', { name: 'Delete show' }).click();
  await whileFailing('DeleteShow', async () => {
    await dialog().getByRole('button', { name: 'Delete show' }).click();
    await expect(page.getByText('Error deleting show')).toBeVisible();
    await expect(dialog()).toHaveCount(0);
  });
  await panel().getByRole('button', { name: 'Delete show' }).click();
  await dialog().getByRole('button', { name: 'Delete show' }).click();
  await expect(panel()).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('starts maintenance mode with a message, shows its status on all screens, and ends it', async () => {
  const { message } = (await graphql('{ maintenance { message } }')).maintenance;
  await readsAgain('Maintenance', 'AdminMaintenance', 'Error fetching maintenanance information', () =>
    page.getByLabel('Message'),
  );
  await page.getByLabel('Message').fill('We are counting stones.');
  await expect(preview('Maintenance page on a desktop').getByText('We are counting stones.')).toBeVisible();
  try {
    await page.getByRole('button', { name: 'Close shop' }).click();
    await expect(dialog()).toContainText('Visitors see: “We are counting stones.”');
    await whileFailing('SetMaintenance', async () => {
      await dialog().getByRole('button', { name: 'Close shop' }).click();
      await expect(page.getByText('Error updating maintenance information')).toBeVisible();
      await expect(dialog()).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Close shop' }).click();
    await dialog().getByRole('button', { name: 'Close shop' }).click();
    const mark = page.getByRole('main').getByText('The shop is closed. Edit the message');
    await expect(mark).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    // The previews show the pages even in maintenance mode.
    await open('Homepage');
    await expect(mark).toBeVisible();
    await expect(
      preview('Home page on a desktop').getByRole('main').getByRole('heading', { name: 'Jewellery' }),
    ).toBeVisible();
    await open('Page settings');
    await page.getByRole('region', { name: 'Shop' }).getByRole('link', { name: 'Melee' }).click();
    await expect(
      page.frameLocator('iframe').getByRole('main').getByRole('heading', { name: 'Melee', level: 1 }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Edit the message or reopen the shop' }).click();
    await page.getByRole('button', { name: 'Open shop' }).click();
    await dialog().getByRole('button', { name: 'Open shop' }).click();
    await expect(mark).toHaveCount(0);
  } finally {
    await graphql(
      'mutation ($message: String) { setMaintenance(input: { isEnabled: false, message: $message }) { __typename } }',
      {
        message,
      },
    );
  }
});
