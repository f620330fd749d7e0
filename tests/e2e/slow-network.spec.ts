import { expect, type Page, test } from '@playwright/test';
import { countLayoutShifts, layoutShiftOf, untilLoaded } from '../support/loading.ts';

/** Holds back the answers to an operation of GraphQL, until what it returns is called. */
async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await isReleased;
    await route.continue();
  });
  return release;
}

const links = (page: Page) => page.locator('main a[href^="/diamond/"]');

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`on a ${device} with a slow network a list shows boxes after a moment, and its rows move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await countLayoutShifts(page);
    const release = await holdBack(page, 'DiamondList');
    await page.goto('/diamonds/white');
    const boxes = page.getByRole('status', { name: 'Loading' }).locator('[aria-hidden]').first();
    await expect(boxes).toHaveCSS('animation-delay', '0.2s');
    await expect(boxes).toHaveCSS('opacity', '1');
    await expect(links(page)).toHaveCount(0);
    release();
    await expect(links(page).first()).toBeVisible();
    await untilLoaded(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

test('rows of before stay while newer ones are on their way, and cannot be opened', async ({ page }) => {
  await page.goto('/diamonds/white');
  await untilLoaded(page);
  const first = links(page).first();
  const before = await first.innerText();
  const release = await holdBack(page, 'DiamondList');
  await page.getByRole('link', { name: /^Next/ }).first().click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toHaveText(before);
  await first.click({ force: true });
  await expect(page).toHaveURL(/\/diamonds\/white\?.*page=2/);
  release();
  await expect(first).not.toHaveText(before);
  await untilLoaded(page);
  await first.click();
  await expect(page).toHaveURL(/\/diamond\//);
});

test('a stone on a slow network says that it is on its way, and moves nothing when it comes', async ({ page }) => {
  await page.goto('/diamonds/white');
  const address = await links(page).first().getAttribute('href');
  await countLayoutShifts(page);
  const release = await holdBack(page, 'DiamondDetail');
  await page.goto(address ?? '');
  await expect(page.getByRole('status').getByText('Loading')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilLoaded(page);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});
