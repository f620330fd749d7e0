import type { Email } from 'postal-mime';
import type { Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers, type Refusal } from './email-helpers.ts';

let app: TestApp;
let emailApi: EmailHelpers;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { PUBLIC_URL: 'https://facet.example' } });
  emailApi = await emailHelpers(app);
});
afterAll(() => app.stop());

let serial = 0;
const content = { subject: 'Hello', body: '<p>Hello</p>' };

/** Sends an email and returns the unsubscribe token from the recipient's copy. */
async function tokenOf(person: Person, order: { channelIds?: number[]; userIds?: number[] }): Promise<string> {
  const subject = `Mail ${++serial}`;
  await emailApi.send({ ...content, subject, ...order });
  const isIt = (mail: Email): boolean => mail.subject === subject && mail.to?.[0]?.address === person.email;
  const mails = await until(
    () => app.mails(),
    (all) => all.some(isIt),
  );
  const link = /https:\/\/facet\.example\/unsubscribe\?token=\S+(?=>)/.exec(mails.find(isIt)?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

const oneClick = (token: string, init: RequestInit = {}) =>
  fetch(`${app.url}/unsubscribe?${new URLSearchParams({ token })}`, { method: 'POST', ...init });
const unsubscribe = (token: unknown) =>
  app.graphql<{ unsubscribe: { email: string; isFromAll: boolean; channels: { name: string }[] } }>(
    'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { email isFromAll channels { name } } }',
    { input: { token } },
  );

test("unsubscribes only from the email's channels, through the email client's one-click button", async () => {
  const [mailed, also, other] = [await emailApi.channel('A'), await emailApi.channel('B'), await emailApi.channel('C')];
  const person = await emailApi.recipient({ email: 'one-click@example.com', channels: [mailed, also, other] });
  const neighbour = await emailApi.recipient({ email: 'neighbour@example.com', channels: [mailed] });
  const token = await tokenOf(person, { channelIds: [mailed, also] });
  const response = await oneClick(token, { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([response.status, await response.text()]).toEqual([200, 'You have been unsubscribed.\n']);
  expect(await emailApi.channelsOf(person)).toEqual([other]);
  expect(await emailApi.channelsOf(neighbour)).toEqual([mailed]);
  // Emails addressed to this user are still sent, because the user unsubscribed only from two newsletters.
  await tokenOf(person, { userIds: [person.id] });
});

test('changes nothing on GET or HEAD requests to the unsubscribe link', async () => {
  const channel = await emailApi.channel('Looked at');
  const person = await emailApi.recipient({ email: 'scanned@example.com', channels: [channel] });
  const token = await tokenOf(person, { channelIds: [channel] });
  for (const method of ['GET', 'HEAD']) await oneClick(token, { method });
  expect(await emailApi.channelsOf(person)).toEqual([channel]);
});

test('unsubscribes over GraphQL without a session, even if the request is repeated', async () => {
  const channel = await emailApi.channel('Page');
  const person = await emailApi.recipient({ email: 'page@example.com', channels: [channel] });
  const token = await tokenOf(person, { channelIds: [channel] });
  for (let time = 0; time < 2; time++) {
    expect((await unsubscribe(token)).data).toEqual({
      unsubscribe: { email: 'page@example.com', isFromAll: false, channels: [{ name: 'Page' }] },
    });
    expect(await emailApi.channelsOf(person)).toEqual([]);
  }
});

test('stops all emails to a user until the user subscribes again', async () => {
  const [first, second] = [await emailApi.channel('First'), await emailApi.channel('Second')];
  const person = await emailApi.recipient({ email: 'named@example.com', channels: [first, second] });
  const token = await tokenOf(person, { userIds: [person.id] });
  expect((await unsubscribe(token)).data).toMatchObject({ unsubscribe: { isFromAll: true, channels: [] } });
  expect(await emailApi.channelsOf(person)).toEqual([]);
  const rejection = await emailApi.send({ ...content, userIds: [person.id] });
  expect(rejection).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'userIds' }] } });

  await app.rest('PATCH', '/api/users/current/newsletter/subscriptions', {
    token: person.token,
    body: { channelIds: [first] },
  });
  await tokenOf(person, { userIds: [person.id] });
});

test.each(['', 'nothing', '00000000-0000-4000-8000-000000000000', "' or true --", 'x'.repeat(5_000)])(
  'rejects the unsubscribe token %j',
  async (token) => {
    const channel = await emailApi.channel(`Kept ${++serial}`);
    const person = await emailApi.recipient({ email: `kept-${serial}@example.com`, channels: [channel] });
    const response = await oneClick(token);
    const body: Refusal = await response.json();
    expect(response.status).toBe(400);
    expect([90, 150]).toContain(body.errorCode);
    const { errors } = await unsubscribe(token);
    expect(errors[0]?.extensions.errorCode).toBe(body.errorCode);
    expect(await emailApi.channelsOf(person)).toEqual([channel]);
  },
);

test('invalidates unsubscribe tokens when the account is deleted', async () => {
  const person = await emailApi.recipient({ email: 'deleted@example.com' });
  const token = await tokenOf(person, { userIds: [person.id] });
  await app.rest('DELETE', `/api/users/${person.id}`, { token: emailApi.admin.token });
  expect((await unsubscribe(token)).errors[0]?.extensions.code).toBe('VERIFICATION_FAILED');
});
