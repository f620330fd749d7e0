import { expect } from '@playwright/test';
import { test } from './reused-context.ts';
import { goTo, phone } from './support.ts';

/** Matches the company name as a whole word, so that it does not match `facets` in queries. */
const companyName = /\bFacet\b/;

test("never reveals the company name in responses or pages on an agent's domain", async ({ page, baseURL }) => {
  // The demo agent has a logo and a color. Browsers resolve all names below `localhost` to this machine.
  const address = new URL(baseURL ?? '');
  address.hostname = 'agent.localhost';
  const { origin } = address;

  const matches: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    const isCode = /javascript|font|image/.test(type);
    // Redirects have no body, and the body of a response cannot be read after its page has been left.
    const text = isCode ? '' : await response.text().catch(() => '');
    if (companyName.test(text) || response.url().includes('favicon')) matches.push(response.url());
  });
  // Records all states of the document, not only the final one.
  await page.addInitScript((pattern) => {
    const urls: string[] = [];
    Object.assign(window, { seen: urls });
    const recordText = () => {
      const text = `${document.title} ${document.body?.innerText ?? ''}`;
      if (new RegExp(pattern).test(text)) urls.push(text.slice(0, 200));
    };
    new MutationObserver(recordText).observe(document, { subtree: true, childList: true, characterData: true });
  }, companyName.source);

  await test.step("shows drawings instead of photos, and the agent's name and color, on the home page", async () => {
    await page.goto(origin);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Jewellery' })).toBeVisible();
    await expect(page).toHaveTitle('Home | Bianchi Gioielli');
    await expect(page.locator('main img, main video')).toHaveCount(0);
    await expect(page.locator('main a[href="/rings"] svg')).toHaveCount(1);
    const accent = await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-raw-light'));
    expect(accent).not.toBe('');
  });

  await test.step("shows the agent's name in the header, menu and footer", async () => {
    const footer = page.getByRole('contentinfo');
    await expect(page.getByRole('banner').getByRole('img', { name: /Bianchi Gioielli/ })).toBeVisible();
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText('Bianchi Gioielli');
    await expect(footer.getByRole('link', { name: 'agent@example.com' })).toBeVisible();
    for (const part of [page.getByRole('banner'), footer]) {
      await expect(part.getByRole('link', { name: /About us|Shows/ })).toHaveCount(0);
    }
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /About us|Shows/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step("returns 404 for company pages on an agent's domain", async () => {
    for (const path of ['/about-us', '/shows', '/terms']) {
      const status = await page.evaluate(
        async (to) => (await fetch(to, { headers: { accept: 'text/html' } })).status,
        path,
      );
      expect([path, status]).toEqual([path, 404]);
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await goTo(page, '/contact');
    }
    await expect(page.getByLabel('Message')).toBeVisible();
    await expect(page.getByText(/Hoveniersstraat|Your contacts/)).toHaveCount(0);
  });

  await test.step("opens a stock list by URL on an agent's domain", async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    await page.goto(`${origin}/diamonds/white`);
    await expect(page.getByRole('heading', { level: 1, name: 'White Diamonds' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect(matches).toEqual([]);
  });
});
