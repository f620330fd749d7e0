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
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'house@example.com',
      RATE_LIMITS: '1',
    },
  });
  emailApi = await emailHelpers(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const db = () => app.em().getKysely();
const runQuery = <Data>(query: string, variables: Record<string, unknown> = {}, token = emailApi.admin.token) =>
  app.graphql<Data>(query, variables, token);
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

describe('email recipient count', () => {
  interface Counted {
    emailRecipients: Record<'recipients' | 'blocked' | 'unapproved' | 'unconfirmed' | 'unsubscribed', number>;
  }
  const count = (input: object) =>
    runQuery<Counted>(
      `query ($input: EmailRecipientsInput!) {
        emailRecipients(input: $input) { recipients blocked unapproved unconfirmed unsubscribed } }`,
      { input },
    );

  test('counts each recipient once, gives one reason per excluded user, and matches the recipients of the sent email', async () => {
    const channel = await emailApi.channel('Counted');
    const other = await emailApi.channel('Counted too');
    const both = await emailApi.recipient({ email: 'count-both@example.com', channels: [channel, other] });
    const namedRecipient = await emailApi.recipient({ email: 'count-named@example.com' });
    const optedOut = await emailApi.recipient({ email: 'count-out@example.com' });
    await sql`insert into email_opt_out (user_id) values (${optedOut.id})`.execute(db());
    const leftOut = {
      'count-blocked@example.com': 'is_blocked = true, is_approved = false',
      'count-waiting@example.com': 'is_approved = false, is_email_confirmed = false',
      'count-unconfirmed@example.com': 'is_email_confirmed = false',
    };
    for (const [email, change] of Object.entries(leftOut)) {
      await emailApi.recipient({ email, channels: [other] });
      await sql`update user_account set ${sql.raw(change)} where email = ${email}`.execute(db());
    }
    const addressees = { channelIds: [channel, other, other], userIds: [both.id, namedRecipient.id, optedOut.id] };
    expect((await count(addressees)).data?.emailRecipients).toEqual({
      recipients: 2,
      blocked: 1,
      unapproved: 1,
      unconfirmed: 1,
      unsubscribed: 1,
    });
    const { body } = await emailApi.send({ subject: 'Counted', body: '<p>Counted</p>', ...addressees });
    const { progress } = await until(
      () => emailApi.dispatch(body.id),
      ({ status }) => status === 'SENT',
    );
    expect(progress.total).toBe(2);
  });

  test.each([
    ['no recipients', {}, 'INVALID_REQUEST', 'channelIds'],
    ['an unknown channel', { channelIds: [999_999] }, 'ITEM_NOT_FOUND', 'channelIds'],
    ['an unknown user', { userIds: [999_999] }, 'USER_NOT_FOUND', 'userIds'],
  ])(
    'rejects %p when counting recipients, with the same error as when sending',
    async (_description, input, code, path) => {
      expect((await count(input)).errors[0]?.extensions).toMatchObject({ code, details: [{ path }] });
    },
  );
});

describe('test email', () => {
  const test_ = (input: object, token = emailApi.admin.token) =>
    runQuery<{ sendTestEmail: { email: string } }>(
      'mutation ($input: SendTestEmailInput!) { sendTestEmail(input: $input) { email } }',
      { input },
      token,
    );

  test("sends the caller a test email with the recipient's data, and creates no dispatch", async () => {
    const { id } = await emailApi.recipient({ email: 'ada@example.com', name: ['Ada', 'Lovelace'] });
    const before = await sql<{ count: number }>`select count(*)::int as count from email_dispatch`.execute(db());
    const { data } = await test_({ subject: 'For {{firstName}}', body: '<p>{{displayName}}</p>', userId: id });
    const email = data?.sendTestEmail.email ?? '';
    const [mail] = await until(
      async () => smtp.receivedBy(email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toBe('[Test] For Ada');
    expect(mail?.html).toContain('Ada Lovelace');
    expect(smtp.receivedBy('ada@example.com')).toEqual([]);
    const after = await sql<{ count: number }>`select count(*)::int as count from email_dispatch`.execute(db());
    expect(after.rows).toEqual(before.rows);
  });

  test('rejects test emails with invalid content or by non-administrators', async () => {
    expect((await test_({ subject: 'x', body: '{{nobody}}' })).errors[0]?.extensions.details?.[0]?.path).toBe('body');
    const { token } = await emailApi.recipient({ email: 'no-admin@example.com' });
    expect((await test_({ subject: 'x', body: 'y' }, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('limits the rate of test emails', async () => {
    const responses = await Promise.all(
      Array.from({ length: 35 }, () => test_({ subject: 'Again', body: '<p>x</p>' })),
    );
    const rejections = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason));
    expect(rejections.length).toBeGreaterThan(0);
    expect(new Set(rejections)).toEqual(new Set(['RATE_LIMITED']));
  });
});

describe('newsletter statistics', () => {
  test("returns each newsletter's number of subscribers and dispatches", async () => {
    const usedChannel = await emailApi.channel('Report used');
    const unused = await emailApi.channel('Report unused');
    const person = await emailApi.recipient({ email: 'report@example.com', channels: [usedChannel] });
    await emailApi.recipient({ email: 'report-two@example.com', channels: [usedChannel] });
    const content = { subject: 'Report', body: '<p>Report</p>', channelIds: [usedChannel] };
    const { body } = await emailApi.send(content);
    await emailApi.send({ ...content, sendAt: tomorrow() });
    await until(
      () => emailApi.dispatch(body.id),
      ({ status }) => status === 'SENT',
    );
    const { data } = await runQuery<{ emailChannelReports: { total: number; items: object[] } }>(
      `{ emailChannelReports(filter: { text: "report" }, sort: [{ field: SUBSCRIBERS, direction: DESC }]) {
        total items { id name version subscribers dispatches scheduled lastSentAt } } }`,
    );
    const name = { version: 1 };
    expect(data?.emailChannelReports).toEqual({
      total: 2,
      items: [
        {
          ...name,
          id: String(usedChannel),
          name: 'Report used',
          subscribers: 2,
          dispatches: 2,
          scheduled: 1,
          lastSentAt: body.sendAt,
        },
        {
          ...name,
          id: String(unused),
          name: 'Report unused',
          subscribers: 0,
          dispatches: 0,
          scheduled: 0,
          lastSentAt: null,
        },
      ],
    });
    const scheduled = await runQuery<{ emailChannelReports: { items: object[] } }>(
      '{ emailChannelReports(filter: { text: "report", isScheduled: false }) { items { name } } }',
    );
    expect(scheduled.data?.emailChannelReports.items).toEqual([{ name: 'Report unused' }]);
    const subscribers = await runQuery<{ users: { items: { id: string }[] } }>(
      'query ($ids: [ID!]) { users(filter: { emailChannelIds: $ids, text: "report@" }) { items { id } } }',
      { ids: [usedChannel] },
    );
    expect(subscribers.data?.users.items).toEqual([{ id: String(person.id) }]);
    const missing = await runQuery('{ emailChannelReport(id: 999999) { id } }');
    expect(missing.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
  });
});

describe('filters on email lists', () => {
  test('sorts templates and counts their dispatches', async () => {
    const make = async (name: string, subject: string) => {
      const { body } = await app.rest<{ id: number }>('POST', '/api/emails/templates', {
        token: emailApi.admin.token,
        body: { name, subject, body: '<p>x</p>' },
      });
      return body.id;
    };
    const first = await make('List A', 'Zircon');
    await make('List B', 'Amber');
    const { id } = await emailApi.recipient({ email: 'list@example.com' });
    await emailApi.send({ templateId: first, userIds: [id], sendAt: tomorrow() });
    const list = async (args: string) =>
      (
        await runQuery<{ emailTemplates: { total: number; items: { name: string }[] } }>(
          `{ emailTemplates(${args}) { total items { name dispatches lastSentAt } } }`,
        )
      ).data?.emailTemplates;
    const expectedUsage = { name: 'List A', dispatches: 1, lastSentAt: null };
    const unused = { name: 'List B', dispatches: 0, lastSentAt: null };
    expect(await list('filter: { text: "list" }')).toEqual({ total: 2, items: [expectedUsage, unused] });
    expect(await list('filter: { text: "list" }, sort: [{ field: SUBJECT }]')).toMatchObject({
      items: [unused, expectedUsage],
    });
    expect(await list('filter: { text: "list", isUsed: true }')).toEqual({ total: 1, items: [expectedUsage] });
    expect(await list('filter: { text: "list", isUsed: false }')).toEqual({ total: 1, items: [unused] });
  });

  test('filters emails by subject, template, channel and failed copies', async () => {
    const channel = await emailApi.channel('Found');
    await emailApi.recipient({ email: 'unknown-found@example.com', channels: [channel] });
    const { body } = await emailApi.send({ subject: 'Needle in hay', body: '<p>x</p>', channelIds: [channel] });
    await until(
      () => emailApi.dispatch(body.id),
      ({ status }) => status === 'SENT',
    );
    const idsOf = async (filter: string) =>
      (
        await runQuery<{ emailDispatches: { items: { id: string }[] } }>(
          `{ emailDispatches(filter: ${filter}) { items { id } } }`,
        )
      ).data?.emailDispatches.items.map(({ id }) => Number(id));
    expect(await idsOf('{ text: "needle" }')).toEqual([body.id]);
    expect(await idsOf(`{ channelIds: [${channel}] }`)).toEqual([body.id]);
    expect(await idsOf('{ text: "needle", hasFailed: true }')).toEqual([body.id]);
    expect(await idsOf('{ text: "needle", hasFailed: false }')).toEqual([]);
    const { data } = await runQuery<{ emailDeliveries: { total: number } }>(
      'query ($id: ID!) { emailDeliveries(dispatchId: $id, filter: { text: "FOUND" }) { total } }',
      { id: body.id },
    );
    expect(data?.emailDeliveries.total).toBe(1);
  });
});
