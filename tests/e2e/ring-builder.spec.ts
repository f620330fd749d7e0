import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  graphqlOf,
  openSession,
  phone,
  pushAddress,
  shopper,
} from './support.ts';

/** Tests the ring builder, starting with a setting or with a stone. */

interface Example {
  readonly ringConfig: {
    readonly ringSetting: { readonly stockNumber: string; readonly name: string };
    readonly diamond: { readonly stockNumber: string };
  };
  readonly pears: { readonly items: readonly { readonly stockNumber: string }[] };
  readonly halos: { readonly items: readonly { readonly stockNumber: string }[] };
}

let demo: Example;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const graphql = await graphqlOf(request, shopper);
  demo = await graphql(`{
    ringConfig { ringSetting { stockNumber name } diamond { stockNumber } }
    pears: diamonds(filter: { shapeIds: [9], isSingle: true, carats: { min: 0.8, max: 1.4 } }, page: { size: 1 }) { items { stockNumber } }
    halos: ringSettings(filter: { shapeIds: [9], styles: ["Halo"], caratsFrom: { min: 0.6, max: 0.8 } }, page: { size: 1 }) { items { stockNumber } }
  }`);
  await request.dispose();
});

const stepOf = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]');
const price = (page: Page) => page.getByRole('complementary', { name: 'Your ring so far' }).getByRole('status');
const amount = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

test('offers a visitor stones that fit a setting, explains why others do not fit, and keeps the ring during sign-in', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/engagement-rings');
  await expect(page).toHaveTitle('Engagement Rings | Facet');
  await expect(page.getByRole('img', { name: /Drawing to scale/ })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a setting' }).click();
  await expect(stepOf(page)).toHaveText(/Setting/);
  await page.getByRole('list', { name: 'settings' }).getByRole('link').first().click();
  await expect(stepOf(page)).toHaveText(/Stone/);
  const alone = amount(await price(page).textContent());
  expect(alone).toBeGreaterThan(0);

  await expect(page.getByText(/stones? do(es)? not fit .+because of the shape/)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Because of the shape: / })).toBeVisible();

  await page.getByRole('list', { name: 'stones', exact: true }).getByRole('link').first().click();
  await expect(stepOf(page)).toHaveText(/Your ring/);
  await expect.poll(async () => amount(await price(page).textContent())).toBeGreaterThan(alone);

  await page.getByLabel('Ring size', { exact: true }).selectOption({ label: 'US 6 · EU 52 · UK L½' });
  await page.getByLabel('Engraving').fill('A & B');
  await expect(page).toHaveURL(/size=6&engraving=A\+%26\+B/);
  const ring = new URL(page.url());
  await page.getByRole('button', { name: 'Save ring' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(ring.pathname + ring.search);
  await expect(page.getByLabel('Engraving')).toHaveValue('A & B');

  // After sign-in, the ring is saved without another click.
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/rings$/);
  const saved = page.getByRole('list', { name: 'Saved rings' }).getByRole('listitem').filter({ hasText: 'A & B' });
  await saved.getByRole('button', { name: 'Add to cart' }).click();
  await expect(saved.getByRole('link', { name: 'In your cart' })).toBeVisible();
  await saved.getByRole('link', { name: 'Open in builder' }).click();
  await expect(page.getByLabel('Engraving')).toHaveValue('A & B');
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();

  await goTo(page, '/account/rings');
  await saved.getByRole('button', { name: /^Remove / }).click();
  await expect(saved).toHaveCount(0);
  const removed = page.getByRole('status').filter({ hasText: 'removed from your wishlist' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toHaveCount(1);
});

test('starts with a stone, suggests alternatives to a setting that does not fit, and stores the ring in the URL', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [pear] = demo.pears.items;
  const [halo] = demo.halos.items;
  await openSession(page, shopper);
  await page.goto(`/diamond/${pear?.stockNumber}`);
  await page.getByRole('link', { name: 'Set this stone in a ring' }).click();
  await expect(stepOf(page)).toHaveText(/Setting/);
  await expect(
    page.getByText(/settings do not fit a pear of [\d.]+ ct: \d+ because of the shape, \d+ because of the weight\./),
  ).toBeVisible();
  await pushAddress(page, `/engagement-rings?setting=${halo?.stockNumber}&diamond=${pear?.stockNumber}&step=setting`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('list', { name: 'Because of the shape' }).getByRole('link').first().click();

  const alert = page.getByRole('alert').filter({ hasText: 'This stone does not fit this setting' });
  await expect(alert).toContainText('this stone is pear.');
  await expect(page.getByRole('list', { name: 'Settings that fit this stone' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Stones that fit this setting' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await alert.getByRole('link', { name: `Back to setting ${halo?.stockNumber}` }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();

  const engraving = page.getByLabel('Engraving');
  await engraving.fill('Für immer ♥');
  await expect(page.getByRole('img', { name: /engraved “Für immer ♥”/ })).toBeVisible();
  await page.getByLabel('Ring size', { exact: true }).selectOption({ index: 4 });
  await expect(page).toHaveURL(/engraving=F%C3%BCr/);
  await expect(page).toHaveURL(/size=/);
});

test("builds a completed ring by keyboard on a phone, starting from the setting's page", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { stockNumber, name } = demo.ringConfig.ringSetting;
  await page.goto(`/ring-setting/${stockNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const byGrades = page.getByRole('link', { name: 'Choose the grades; we source the stone' });
  await byGrades.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/completed-rings?setting=${stockNumber}`);
  const stone = page.getByRole('list', { name: 'stones', exact: true }).getByRole('link').first();
  await stone.focus();
  await page.keyboard.press('Enter');
  await expect(stepOf(page)).toHaveText(/Your ring/);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  await expectNoSidewaysScroll(page);
});

test('reports invalid ring links and unavailable settings and stones, and suggests alternatives', async ({
  page,
  request,
}) => {
  await openSession(page, shopper);
  const { ringSetting } = demo.ringConfig;
  const alert = page.getByRole('alert');
  const add = page.getByRole('button', { name: 'Add to cart' });

  await page.goto('/engagement-rings?setting=NO-SUCH&diamond=NOR-THIS&engraving=Kept');
  await expect(alert.filter({ hasText: 'We cannot find the setting NO-SUCH' })).toBeVisible();
  await expect(price(page)).toHaveText('No price: these parts cannot be combined.');
  await expect(add).toBeDisabled();
  await alert.filter({ hasText: 'NOR-THIS' }).getByRole('link', { name: 'Choose another stone' }).click();
  await expect(stepOf(page)).toHaveText(/Stone/);
  await expect(page).toHaveURL(/engraving=Kept/);

  // Uses a ring size that is not made and an engraving that is too long.
  const administration = await graphqlOf(request, administrator);
  const { ringSettings, diamonds } = await administration(
    `query ($number: [String!]) {
      ringSettings(filter: { stockNumbers: $number }) { items { id } }
      diamonds(filter: { isSingle: true, statuses: [AVAILABLE], shapeIds: [1], carats: { min: 0.9, max: 1.3 } }, page: { size: 1 }) {
        items { id stockNumber }
      }
    }`,
    { number: [ringSetting.stockNumber] },
  );
  const [{ id: settingId }] = ringSettings.items;
  const [stone] = diamonds.items;
  const ring = `/engagement-rings?setting=${ringSetting.stockNumber}&diamond=${stone.stockNumber}`;
  await pushAddress(page, `${ring}&size=14&engraving=${'x'.repeat(43)}`);
  const size = page.getByRole('combobox', { name: 'Ring size' });
  await expect(size).toHaveAccessibleDescription(/is made in US sizes/);
  await expect(page.getByRole('textbox', { name: 'Engraving' })).toHaveAccessibleDescription(
    /^Too long by 3: the engraving can have at most 40 characters/,
  );
  await expect(add).toBeDisabled();
  await page.getByRole('textbox', { name: 'Engraving' }).fill('x');
  await size.selectOption({ index: 3 });
  await expect(price(page)).toHaveText(/^\$/);
  await expect(add).toBeEnabled();

  // Puts the stone on hold for another buyer and deactivates the setting. The open page shows both changes.
  const hold = (status: string) =>
    administration(
      'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { __typename } }',
      { input: { id: stone.id, status } },
    );
  const show = (isActive: boolean) =>
    administration('mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { __typename } }', {
      input: { kind: 'RING_SETTING', id: settingId, isActive },
    });
  await hold('HOLD');
  await expect(alert.filter({ hasText: 'This stone is on hold for another buyer.' })).toBeVisible();
  await expect(price(page)).toHaveText(/^No price/);
  await hold('AVAILABLE');
  await expect(add).toBeEnabled();
  await show(false);
  await expect(alert.filter({ hasText: `We cannot find the setting ${ringSetting.stockNumber}` })).toBeVisible();
  await expect(add).toBeDisabled();
  await show(true);
  await expect(add).toBeEnabled();
});

/** Expects that the stone, the ring and the scale bar are drawn to the same scale. The bar represents 10 mm. */
async function expectOneScale(page: Page): Promise<void> {
  const drawing = page.getByRole('img', { name: /Drawing to scale/ });
  await expect(drawing).toHaveAccessibleName(/millimetres/);
  const [, length = '0', width = '0'] =
    /, ([\d.]+) by ([\d.]+) millimetres/.exec((await drawing.getAttribute('aria-label')) ?? '') ?? [];
  const box = async (part: string) =>
    (await drawing.locator(`[data-part="${part}"]`).boundingBox()) ?? { width: 0, height: 0 };
  const [bar, stone, inside] = [await box('bar'), await box('stone'), await box('inside')];
  const perMillimetre = bar.width / 10;
  // The stroke width is not scaled: it adds 1.5 px on each side.
  expect(Math.abs(stone.width - Number(width) * perMillimetre)).toBeLessThan(3);
  expect(Math.abs(stone.height - Number(length) * perMillimetre)).toBeLessThan(3);
  expect(Math.abs(inside.width - (11.63 + 0.8128 * 7) * perMillimetre)).toBeLessThan(3);
}

test('shows an accessible ring builder that fits phone and desktop, and draws rings to scale', async ({ page }) => {
  test.setTimeout(240_000);
  await openSession(page, shopper);
  const { ringSetting, diamond } = demo.ringConfig;
  const [pear] = demo.pears.items;
  // `pages/shop.spec.ts` checks the first state in light and dark colors.
  await page.setViewportSize(phone);
  const alert = page.getByRole('alert');
  const stones = page.getByRole('list', { name: 'stones', exact: true });
  const drawn = page.getByRole('img', { name: /engraved “A”/ });
  // Each state of the page, with an element that only this state shows.
  for (const [path, heading] of [
    ['/completed-rings?step=setting', page.getByRole('list', { name: 'settings' })],
    [`/engagement-rings?setting=${ringSetting.stockNumber}`, stones],
    [`/engagement-rings?setting=${ringSetting.stockNumber}&diamond=${diamond.stockNumber}&engraving=A&size=7`, drawn],
    [
      `/engagement-rings?setting=${ringSetting.stockNumber}&diamond=${pear?.stockNumber}`,
      alert.filter({ hasText: 'This stone does not fit this setting' }),
    ],
    ['/engagement-rings?setting=NO-SUCH&diamond=NOR-THIS&size=30', alert.filter({ hasText: 'NOR-THIS' })],
    ['/ring-setting/NOT-THERE', page.getByRole('heading', { name: 'No longer in stock' })],
  ] as const) {
    await (page.url() === 'about:blank' ? page.goto(path) : pushAddress(page, path));
    await expect(heading).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (heading === stones) await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
    if (heading === drawn) await expectOneScale(page);
    await page.setViewportSize(phone);
  }
});
