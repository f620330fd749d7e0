import { expect, type Page } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { test } from './reused-context.ts';
import { administrator, expectAccessible, mailTo, openSession, shopper } from './support.ts';

/** Beginning of an MP4 file. It can be uploaded but not played. */
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'), Buffer.alloc(976, 7)]);

/** Expects that every picture on the page loads when it is scrolled into view. */
async function expectPicturesLoaded(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

test('shows the home page content that administrators have set', async ({ page, request }) => {
  const { authorization = '' } = (await request.post('/api/auth/login', { data: administrator })).headers();
  const setVideo = (e1Video: string | null) =>
    request.patch('/api/site/homepage', { data: { e1Video }, headers: { authorization } });
  expect((await setVideo(mp4.toString('base64'))).ok()).toBe(true);
  try {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Jewellery' })).toBeVisible();
    await expect(page.getByText(/^Stone of the day/)).toBeVisible();
    const slider = page.getByRole('region', { name: 'Pictures' });
    await expect(slider.getByText('1 of 3')).toBeVisible();
    await slider.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(slider.getByText('2 of 3')).toBeVisible();
    await slider.getByRole('list').press('ArrowRight');
    await expect(slider.getByText('3 of 3')).toBeVisible();
    await expect(slider.getByRole('button', { name: 'Next picture' })).toBeDisabled();

    await expectPicturesLoaded(page);
    expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole('region', { name: 'Antwerp Diamond Fair' })).toContainText('Hall 1, stand 24');
    await expect(page.getByRole('link', { name: 'About us' }).first()).toHaveAttribute('href', '/about-us');

    const video = page.locator('video');
    await expect(video).toHaveAttribute('preload', 'none');
    expect((await request.get((await video.getAttribute('poster')) ?? '')).headers()['content-type']).toContain('svg');
  } finally {
    await setVideo(null);
  }
});

test('keeps the input of the contact form until the message has been sent', async ({ page }) => {
  await page.goto('/contact');
  // Searches only the main content, because the footer has the same link.
  const phone = page.getByRole('main').getByRole('link', { name: '+32 3 555 01 00' });
  await expect(phone).toHaveAttribute('href', 'tel:+3235550100');
  await expect(page.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /openstreetmap\.org/);
  await expect(page.getByRole('link', { name: 'WhatsApp Ada Marten' })).toHaveAttribute('href', /wa\.me\/32470/);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByText('3 entries need your attention.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  const subject = `Two ovals ${Date.now()}`;
  await page.getByLabel('Name').fill('Ida Stone');
  await page.getByLabel('Email').fill('ida@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Do you have two ovals of 0.70 ct that match?');
  await page.route(graphqlEndpoint, (route) => route.abort());
  await send.click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(/two ovals/);
  await page.unroute(graphqlEndpoint);
  await send.click();
  await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeFocused();
  await expect(page.getByText(/reply to ida@example\.com/)).toBeVisible();
  await mailTo('house@localhost.localdomain', new RegExp(subject));
});

test('fills in the name and email of signed-in users in the contact form', async ({ page }) => {
  await openSession(page, shopper);
  await page.goto('/contact?subject=Meeting%20at%20a%20show');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await expect(page.getByLabel('Subject')).toHaveValue('Meeting at a show');
});

test('lists upcoming and past shows, and offers calendar files', async ({ page, request }) => {
  await page.goto('/shows');
  const next = page.getByRole('list', { name: 'Upcoming shows' }).getByRole('listitem');
  await expect(next).toHaveCount(3);
  await expect(next.first()).toContainText('Antwerp Diamond Fair');
  await expect(next.first()).toContainText(/\d{1,2}.+20\d\d/);
  await expect(page.getByRole('region', { name: 'Past shows' }).getByRole('listitem')).toHaveCount(2);

  const link = page.getByRole('link', { name: 'Add Antwerp Diamond Fair to your calendar' });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}/);

  await next.first().getByRole('link', { name: 'Arrange a meeting' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Meeting at Antwerp Diamond Fair');
});

test('shows an error if a content page cannot be loaded, and loads the page on retry', async ({ page }) => {
  await page.route(graphqlEndpoint, (route) => route.abort());
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'The content could not be loaded' })).toBeVisible();
  await page.unroute(graphqlEndpoint);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Facet' })).toBeVisible();
});
