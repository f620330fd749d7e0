import { sql } from 'kysely';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers } from './email-helpers.ts';

let smtp: Smtp;
let app: TestApp;
let emailApi: EmailHelpers;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await startTestApp({
    withJobs: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'house@example.com' },
  });
  emailApi = await emailHelpers(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const content = { subject: 'Hello', body: '<p>Hello {{email}}</p>' };
const db = () => app.em().getKysely();
const retry = (id: number, expectedVersion: number, token = emailApi.admin.token) =>
  app.graphql<{ retryEmailDispatch: { retried: number; dispatch: { status: string; version: number } } }>(
    `mutation ($input: RetryEmailDispatchInput!) {
      retryEmailDispatch(input: $input) { retried dispatch { status version } } }`,
    { input: { id, expectedVersion } },
    token,
  );
const versionOf = async (id: number): Promise<number> => {
  const { data } = await app.graphql<{ emailDispatch: { version: number } }>(
    'query ($id: ID!) { emailDispatch(id: $id) { version } }',
    { id },
    emailApi.admin.token,
  );
  return data?.emailDispatch.version ?? 0;
};
const sent = (id: number) =>
  until(
    () => emailApi.dispatch(id),
    ({ status }) => status === 'SENT',
  );

/**
 * Sends an email to new users with these addresses and waits until the dispatch has ended. The test SMTP server
 * rejects addresses that begin with `unknown-`.
 */
async function sentTo(...emails: string[]) {
  // Creates the users in sequence, because copies are listed in the order in which their recipients were created.
  const people: Awaited<ReturnType<EmailHelpers['recipient']>>[] = [];
  for (const email of emails) people.push(await emailApi.recipient({ email }));
  const { body } = await emailApi.send({ ...content, userIds: people.map(({ id }) => id) });
  await sent(body.id);
  return { id: body.id, people };
}

test("resends only the failed copies of a dispatch, to each recipient's current address", async () => {
  const { id, people } = await sentTo('fine@example.com', 'unknown-typo@example.com');
  expect((await emailApi.dispatch(id)).progress).toMatchObject({ sent: 1, failed: 1 });
  await sql`update user_account set email = 'mended@example.com' where id = ${people[1]?.id}`.execute(db());

  const { data } = await retry(id, await versionOf(id));
  expect(data?.retryEmailDispatch).toMatchObject({ retried: 1, dispatch: { status: 'SENDING' } });
  expect((await sent(id)).progress).toEqual({ total: 2, pending: 0, sent: 2, failed: 0, skipped: 0 });
  expect(await emailApi.deliveries(id)).toMatchObject([
    { email: 'fine@example.com', attempts: 1 },
    { email: 'mended@example.com', status: 'SENT', attempts: 1, failure: null },
  ]);
  expect(smtp.receivedBy('fine@example.com')).toHaveLength(1);
  expect(smtp.receivedBy('mended@example.com')).toHaveLength(1);
});

test('retries each failed copy only once for concurrent requests', async () => {
  const { id } = await sentTo('unknown-once@example.com', 'unknown-twice@example.com');
  const version = await versionOf(id);
  const responses = await Promise.all([retry(id, version), retry(id, version), retry(id, version)]);
  expect(responses.filter(({ data }) => data?.retryEmailDispatch)).toHaveLength(1);
  const reasons = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason));
  expect(reasons).toEqual(['STALE_VERSION', 'STALE_VERSION']);
  expect((await sent(id)).progress).toMatchObject({ failed: 2 });
  // A stale version is rejected, even though the copies have failed again.
  expect((await retry(id, version)).errors[0]?.extensions.reason).toBe('STALE_VERSION');
  expect((await emailApi.deliveries(id)).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test('skips recipients who unsubscribed or were blocked after the first attempt', async () => {
  const { id, people } = await sentTo('unknown-gone@example.com');
  await sql`update user_account set is_blocked = true where id = ${people[0]?.id}`.execute(db());
  await retry(id, await versionOf(id));
  expect((await sent(id)).progress).toMatchObject({ failed: 0, skipped: 1 });
});

test('rejects retries by non-administrators, and retries of dispatches that are missing, cancelled or without failed copies', async () => {
  const { id } = await sentTo('all-well@example.com');
  expect((await retry(id, await versionOf(id))).errors[0]?.extensions).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'id', message: 'has no failed copies' }],
  });
  const failed = await sentTo('unknown-cancelled@example.com');
  await sql`update email_dispatch set status = 'cancelled' where id = ${failed.id}`.execute(db());
  expect((await retry(failed.id, await versionOf(failed.id))).errors[0]?.extensions).toMatchObject({
    details: [{ path: 'id', message: 'is already cancelled' }],
  });
  expect((await retry(999_999, 1)).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
  const otherUser = await emailApi.recipient({ email: 'stranger@example.com' });
  expect((await retry(failed.id, 1, otherUser.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
