import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, expectAccessible, mailTo, shopper } from './support.ts';

/** Returns a function that sends REST requests on behalf of a user. */
async function callsOf(request: APIRequestContext, person: { email: string; password: string }) {
  const { authorization = '' } = (await request.post('/api/auth/login', { data: person })).headers();
  return async (method: string, path: string, data?: object) => {
    const response = await request.fetch(path, { method, data, headers: { authorization } });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

test('unsubscribes a trader through the link in a newsletter, after confirmation', async ({ page, request }) => {
  const asAdministrator = await callsOf(request, administrator);
  const asShopper = await callsOf(request, shopper);
  const name = `Ovals of the week ${Date.now()}`;
  const { id } = await asAdministrator('POST', '/api/emails/channels', { name });
  await asShopper('PATCH', '/api/users/current/newsletter/subscriptions', { channelIds: [id] });
  const subscriptions = async (): Promise<unknown[]> => (await asShopper('GET', '/api/users/current')).emailChannels;
  await asAdministrator('POST', '/api/emails/send', { subject: name, body: '<p>Six of them.</p>', channelIds: [id] });

  const mail = await mailTo(shopper.email, new RegExp(name));
  const [link = ''] = /https?:\/\/\S+\/unsubscribe\?token=[0-9a-f-]+/.exec(mail.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  expect(await subscriptions()).toHaveLength(1);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
  await expect(page.getByText(`${shopper.email} will no longer receive “${name}”.`)).toBeVisible();
  await expectAccessible(page);
  expect(await subscriptions()).toEqual([]);
});

test('shows an error and the next step for an invalid unsubscribe link', async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You could not be unsubscribed' })).toBeVisible();
  await expectAccessible(page);
});
