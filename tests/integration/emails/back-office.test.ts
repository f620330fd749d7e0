import { sql } from 'kysely';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers } from './email-helpers.ts';

let smtp: Smtp;
let app: TestApp;
let room: EmailHelpers;
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
  room = await emailHelpers(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const db = () => app.em().getKysely();
const runQuery = <Data>(query: string, variables: Record<string, unknown> = {}, token = room.admin.token) =>
  app.graphql<Data>(query, variables, token);
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

describe('number of recipients of an email', () => {
  interface Counted {
    emailRecipients: Record<'recipients' | 'blocked' | 'unapproved' | 'unconfirmed' | 'unsubscribed', number>;
  }
  const count = (input: object) =>
    runQuery<Counted>(
      `query ($input: EmailRecipientsInput!) {
        emailRecipients(input: $input) { recipients blocked unapproved unconfirmed unsubscribed } }`,
      { input },
    );

  test('counts each recipient once, returns one reason per excluded user, and matches the sent email', async () => {
    const channel = await room.channel('Counted');
    const other = await room.channel('Counted too');
    const both = await room.recipient({ email: 'count-both@example.com', channels: [channel, other] });
    const named = await room.recipient({ email: 'count-named@example.com' });
    const optedOut = await room.recipient({ email: 'count-out@example.com' });
    await sql`insert into email_opt_out (user_id) values (${optedOut.id})`.execute(db());
    const leftOut = {
      'count-blocked@example.com': 'is_blocked = true, is_approved = false',
      'count-waiting@example.com': 'is_approved = false, is_email_confirmed = false',
      'count-unconfirmed@example.com': 'is_email_confirmed = false',
    };
    for (const [email, change] of Object.entries(leftOut)) {
      await room.recipient({ email, channels: [other] });
      await sql`update user_account set ${sql.raw(change)} where email = ${email}`.execute(db());
    }
    const addressees = { channelIds: [channel, other, other], userIds: [both.id, named.id, optedOut.id] };
    expect((await count(addressees)).data?.emailRecipients).toEqual({
      recipients: 2,
      blocked: 1,
      unapproved: 1,
      unconfirmed: 1,
      unsubscribed: 1,
    });
    const { body } = await room.send({ subject: 'Counted', body: '<p>Counted</p>', ...addressees });
    const { progress } = await until(
      () => room.dispatch(body.id),
      ({ status }) => status === 'SENT',
    );
    expect(progress.total).toBe(2);
  });

  test.each([
    ['no recipients', {}, 'INVALID_REQUEST', 'channelIds'],
    ['an unknown channel', { channelIds: [999_999] }, 'ITEM_NOT_FOUND', 'channelIds'],
    ['an unknown user', { userIds: [999_999] }, 'USER_NOT_FOUND', 'userIds'],
  ])('rejects counting recipients with %p, with the same error as sending', async (_description, input, code, path) => {
    expect((await count(input)).errors[0]?.extensions).toMatchObject({ code, details: [{ path }] });
  });
});

describe('test email', () => {
  const test_ = (input: object, token = room.admin.token) =>
    runQuery<{ sendTestEmail: { email: string } }>(
      'mutation ($input: SendTestEmailInput!) { sendTestEmail(input: $input) { email } }',
      { input },
      token,
    );

  test('sends a test email to the caller, filled in for the recipient, and creates no dispatch', async () => {
    const { id } = await room.recipient({ email: 'ada@example.com', name: ['Ada', 'Lovelace'] });
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

  test('rejects test emails with invalid content and by non-administrators', async () => {
    expect((await test_({ subject: 'x', body: '{{nobody}}' })).errors[0]?.extensions.details?.[0]?.path).toBe('body');
    const { token } = await room.recipient({ email: 'no-admin@example.com' });
    expect((await test_({ subject: 'x', body: 'y' }, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('limits the rate of test emails', async () => {
    const responses = await Promise.all(
      Array.from({ length: 35 }, () => test_({ subject: 'Again', body: '<p>x</p>' })),
    );
    const refused = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['RATE_LIMITED']));
  });
});

describe('newsletter statistics', () => {
  test('returns subscribers and dispatches of each newsletter', async () => {
    const used = await room.channel('Report used');
    const unused = await room.channel('Report unused');
    const person = await room.recipient({ email: 'report@example.com', channels: [used] });
    await room.recipient({ email: 'report-two@example.com', channels: [used] });
    const content = { subject: 'Report', body: '<p>Report</p>', channelIds: [used] };
    const { body } = await room.send(content);
    await room.send({ ...content, sendAt: tomorrow() });
    await until(
      () => room.dispatch(body.id),
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
          id: String(used),
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
      { ids: [used] },
    );
    expect(subscribers.data?.users.items).toEqual([{ id: String(person.id) }]);
    const missing = await runQuery('{ emailChannelReport(id: 999999) { id } }');
    expect(missing.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
  });
});

describe('filters of email lists', () => {
  test('sorts templates and counts their dispatches', async () => {
    const make = async (name: string, subject: string) => {
      const { body } = await app.rest<{ id: number }>('POST', '/api/emails/templates', {
        token: room.admin.token,
        body: { name, subject, body: '<p>x</p>' },
      });
      return body.id;
    };
    const first = await make('List A', 'Zircon');
    await make('List B', 'Amber');
    const { id } = await room.recipient({ email: 'list@example.com' });
    await room.send({ templateId: first, userIds: [id], sendAt: tomorrow() });
    const list = async (args: string) =>
      (
        await runQuery<{ emailTemplates: { total: number; items: { name: string }[] } }>(
          `{ emailTemplates(${args}) { total items { name dispatches lastSentAt } } }`,
        )
      ).data?.emailTemplates;
    const used = { name: 'List A', dispatches: 1, lastSentAt: null };
    const unused = { name: 'List B', dispatches: 0, lastSentAt: null };
    expect(await list('filter: { text: "list" }')).toEqual({ total: 2, items: [used, unused] });
    expect(await list('filter: { text: "list" }, sort: [{ field: SUBJECT }]')).toMatchObject({ items: [unused, used] });
    expect(await list('filter: { text: "list", isUsed: true }')).toEqual({ total: 1, items: [used] });
    expect(await list('filter: { text: "list", isUsed: false }')).toEqual({ total: 1, items: [unused] });
  });

  test('filters emails by subject, template, channel and failed copies', async () => {
    const channel = await room.channel('Found');
    await room.recipient({ email: 'unknown-found@example.com', channels: [channel] });
    const { body } = await room.send({ subject: 'Needle in hay', body: '<p>x</p>', channelIds: [channel] });
    await until(
      () => room.dispatch(body.id),
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
