import type { Email } from 'postal-mime';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { seedDemoAccounts } from '../../../server/src/modules/accounts/index.ts';
import { createKey } from '../../support/keys.ts';
import type { Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { outboundHttpTo } from '../webhooks/webhook-helpers.ts';
import {
  createAdministrator,
  goodPassword,
  logIn,
  mailedLink,
  makeTrader,
  register,
  tokenOf,
} from './account-requests.ts';

/* Tests the emails that account owners receive after a change that an intruder could have made. */

let app: TestApp;
let admin: Person;
const remotePosts = outboundHttpTo({});
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, services: { remotePosts } });
  admin = await createAdministrator(app);
});
afterAll(async () => {
  await app.stop();
  await remotePosts.close();
});

const newPassword = 'amber-Parallax-31';

/** Waits until an address has received `count` emails about account changes. Ignores registration emails. */
async function noticesTo(to: string, count: number): Promise<Email[]> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const all = (await app.mails()).filter((mail) => mail.to?.some(({ address }) => address === to));
    const notices = all.filter(({ text }) => text?.includes('When: '));
    if (notices.length >= count) return notices;
    if (Date.now() > deadline) throw new Error(`${to} has ${notices.length} notices instead of ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until all emails queued so far have been sent. */
async function allSent(): Promise<void> {
  const email = `marker-${crypto.randomUUID()}@example.com`;
  await register(app, email);
  await mailedLink(app, email);
}

const textOf = async (to: string): Promise<string> => (await noticesTo(to, 1))[0]?.text ?? '';

async function mutate(name: string, input: object, token: string, selection: string): Promise<void> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
    token,
  );
  expect(errors).toEqual([]);
}

const patch = (id: number, part: string, body: object) =>
  app.rest('PATCH', `/api/users/${id}/${part}`, { token: admin.token, body });

test('emails the account owner in text and HTML after a password change, with the steps to take', async () => {
  const email = 'changes@example.com';
  await makeTrader(app, email);
  const token = tokenOf(await logIn(app, email));
  const body = { currentPassword: goodPassword, newPassword };
  expect((await app.rest('POST', '/api/users/change-password', { token, body })).status).toBe(200);
  const [notice] = await noticesTo(email, 1);
  expect(notice?.subject).toBe(`Your password was changed at ${app.env.BRAND_NAME}`);
  expect(notice?.text).toContain('The password of your account was changed.');
  expect(notice?.text).toMatch(/When: \d+ \w+ \d{4} at \d\d:\d\d UTC\nChanged by: you, while signed in/);
  expect(notice?.text).toContain('If this was not you, choose a new password and contact us immediately.');
  expect(notice?.text).toContain(`${app.services.config.publicUrl}/reset-password`);
  expect(notice?.html).toContain(`<a href="${app.services.config.publicUrl}/contact">Contact us</a>`);
});

test('sends one email after a password reset', async () => {
  const email = 'resets@example.com';
  await makeTrader(app, email);
  expect((await app.rest('POST', '/api/auth/reset-password', { body: { email } })).status).toBe(204);
  const link = await mailedLink(app, email, 2);
  const body = { email, token: link.searchParams.get('token'), password: newPassword };
  expect((await app.rest('POST', '/api/auth/change-password', { body })).status).toBe(204);
  expect(await textOf(email)).toContain('was reset with a link from an email');
  await allSent();
  expect(await noticesTo(email, 1)).toHaveLength(1);
});

test('sends no email if the change is rejected', async () => {
  const email = 'refused@example.com';
  const { id } = await makeTrader(app, email);
  const token = tokenOf(await logIn(app, email));
  const body = { currentPassword: 'wrong-Ampere-27', newPassword };
  expect((await app.rest('POST', '/api/users/change-password', { token, body })).status).toBe(401);
  expect((await patch(id, 'role', { newRole: 'User' })).status).toBe(200);
  expect((await patch(id, 'blocked', { isBlocked: false })).status).toBe(200);
  await allSent();
  expect(await noticesTo(email, 0)).toEqual([]);
});

test('emails both the old and the new address when the email address changes', async () => {
  const { id } = await makeTrader(app, 'old@example.com');
  await mutate('updateUser', { userId: id, email: 'new@example.com' }, admin.token, 'user { id }');
  const old = await textOf('old@example.com');
  expect(old).toContain('old@example.com is no longer the email address of your account.');
  expect(old).toContain('Changed by: an administrator');
  expect(old).toContain('If you did not expect this, contact us.');
  expect(await textOf('new@example.com')).toContain('This is now the email address of your account.');
});

test('emails the user when the role changes, when a block with an end date is set, and when the block is lifted', async () => {
  const email = 'moved@example.com';
  const { id } = await makeTrader(app, email);
  await patch(id, 'role', { newRole: 'Agent' });
  await patch(id, 'blocked', { isBlocked: true, blockedUntil: '2999-03-01T09:30:00Z' });
  await patch(id, 'blocked', { isBlocked: false });
  const texts = (await noticesTo(email, 3)).map(({ text }) => text ?? '').join('\n');
  expect(texts).toContain('Role: Agent (previously: User)');
  expect(texts).toContain('Blocked until: 1 March 2999 at 09:30 UTC');
  expect(texts).toContain('Your account is no longer blocked. You can sign in again.');
});

test('emails the owner about each change to an API key, without the secret', async () => {
  const email = 'keys@example.com';
  const { id } = await makeTrader(app, email);
  const token = tokenOf(await logIn(app, email));
  const { data } = await app.graphql<{ createApiKey: { key: string; apiKey: { id: string } } }>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id } } }',
    { input: { name: 'ERP', scopes: ['STOCK_READ'] } },
    token,
  );
  const { apiKey, key } = data?.createApiKey ?? { apiKey: { id: '' }, key: '' };
  await mutate('updateApiKey', { id: apiKey.id, expectedVersion: 1, set: { name: 'Shop' } }, token, 'apiKey { id }');
  await mutate('revokeApiKey', { id: apiKey.id, userId: id, expectedVersion: 2 }, admin.token, 'apiKey { id }');
  const notices = await noticesTo(email, 3);
  expect(notices.map(({ subject }) => subject).sort()).toEqual(
    ['changed', 'created', 'revoked'].map(
      (change) => `An API key of your account was ${change} at ${app.env.BRAND_NAME}`,
    ),
  );
  const texts = notices.map(({ text }) => text ?? '').join('\n');
  expect(texts).toContain(`Key: ERP (ends in ${key.slice(-4)})`);
  expect(texts).toContain('Permissions: STOCK_READ');
  expect(texts).toContain('Changed by: an administrator');
  expect(texts).not.toContain(key);
});

test('emails the owner about each change to a webhook endpoint, except for test endpoints', async () => {
  const email = 'hooks@example.com';
  const { id: userId } = await makeTrader(app, email);
  const { key } = await createKey(app, { id: userId }, ['WEBHOOKS_MANAGE']);
  const input = { url: 'https://93.184.216.34/hooks', events: ['ORDER_PLACED'] };
  const { data } = await app.graphql<{ createWebhookEndpoint: { endpoint: { id: string } } }>(
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { endpoint { id } } }',
    { input },
    key,
  );
  const { id = '' } = data?.createWebhookEndpoint.endpoint ?? {};
  await mutate(
    'updateWebhookEndpoint',
    { id, expectedVersion: 1, set: { description: 'ERP' } },
    key,
    'endpoint { id }',
  );
  await mutate(
    'updateWebhookEndpoint',
    { id, expectedVersion: 2, set: { description: 'ERP' } },
    key,
    'endpoint { id }',
  );
  await mutate('deleteWebhookEndpoint', { id, expectedVersion: 2 }, key, 'endpointId');
  const token = tokenOf(await logIn(app, email));
  await mutate('createWebhookEndpoint', { ...input, isTest: true }, token, 'endpoint { id }');
  await allSent();
  const notices = await noticesTo(email, 3);
  expect(notices.map(({ subject }) => subject).sort()).toEqual(
    ['added', 'changed', 'removed'].map(
      (change) => `A webhook endpoint of your account was ${change} at ${app.env.BRAND_NAME}`,
    ),
  );
  expect(notices[0]?.text).toContain('Address: https://93.184.216.34/hooks');
  expect(notices[0]?.text).toContain('Changed by: a program that uses one of your API keys');
});

test('sends no email to demo accounts', async () => {
  const email = 'demo-agent@example.com';
  const company = 'Demo';
  await seedDemoAccounts(
    app.em(),
    [
      {
        ...{ email, password: goodPassword, role: UserRole.AGENT, businessTypeId: 1, name: ['Demo', 'Agent'], company },
        ...{ street: 'Demo Street 1', postcode: null, city: 'Antwerp', countryId: 56, registeredOn: '2026-01-05' },
        block: { until: null },
      },
    ],
    [],
  );
  await allSent();
  expect(await noticesTo(email, 0)).toEqual([]);
});
