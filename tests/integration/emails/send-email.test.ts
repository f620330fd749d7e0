import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers, type RestDispatch } from './email-helpers.ts';

let smtp: Smtp;
let app: TestApp;
let people: People;
let emailApi: EmailHelpers;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await startTestApp({
    withJobs: true,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'The House <house@example.com>',
      PUBLIC_URL: 'https://facet.example',
    },
  });
  people = await signInPeople(app);
  emailApi = await emailHelpers(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const content = { subject: 'Hello', body: '<p>Hello</p>' };
const db = () => app.em().getKysely();
const sent = (id: number | string) =>
  until(
    () => emailApi.dispatch(id),
    ({ status }) => status === 'SENT',
  );
const statuses = async (id: number | string) =>
  Object.fromEntries((await emailApi.deliveries(id)).map(({ email, status }) => [email, status]));
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

test("sends a template to the subscribers of a channel, with each recipient's name and unsubscribe link", async () => {
  const channel = await emailApi.channel('Arrivals');
  await emailApi.recipient({ email: 'zoe@example.com', channels: [channel], name: ['Zoë', 'Łukasiewicz'] });
  await emailApi.recipient({ email: 'nameless@example.com', channels: [channel] });
  await emailApi.recipient({ email: 'not-subscribed@example.com' });
  const { body: template } = await app.rest<{ id: number }>('POST', '/api/emails/templates', {
    token: emailApi.admin.token,
    body: { name: 'Arrivals', subject: 'Grüße, {{displayName}} ♦', body: '<p>Dear {{displayName}}, 5 &lt; 6 ct</p>' },
  });

  const { status, body: dispatch } = await emailApi.send({ templateId: template.id, channelIds: [channel] });
  expect([status, dispatch]).toEqual([
    201,
    {
      id: expect.any(Number),
      status: 'scheduled',
      subject: 'Grüße, {{displayName}} ♦',
      templateId: template.id,
      channelIds: [channel],
      sendAt: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
    },
  ]);
  // The scheduled email keeps its content when its template is deleted.
  await app.rest('DELETE', `/api/emails/templates/${template.id}`, { token: emailApi.admin.token });
  expect((await sent(dispatch.id)).progress).toEqual({ total: 2, pending: 0, sent: 2, failed: 0, skipped: 0 });

  const [mail] = smtp.receivedBy('zoe@example.com');
  expect(mail).toMatchObject({
    from: { name: 'The House', address: 'house@example.com' },
    to: [{ address: 'zoe@example.com' }],
    subject: 'Grüße, Zoë Łukasiewicz ♦',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
  });
  expect(mail?.html).toContain('Dear Zoë Łukasiewicz, 5 &lt; 6 ct');
  expect(mail?.text).toContain('Dear Zoë Łukasiewicz, 5 < 6 ct');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  const link = /<(https:\S+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(link).toMatch(/^https:\/\/facet\.example\/unsubscribe\?token=[0-9a-f-]{36}$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain(link);

  const [other] = smtp.receivedBy('nameless@example.com');
  expect(other?.subject).toBe('Grüße, nameless@example.com ♦');
  expect(other?.html).not.toContain(link);
  expect(smtp.receivedBy('not-subscribed@example.com')).toEqual([]);
});

test('sends one copy per recipient, and none to blocked, unapproved or unconfirmed users', async () => {
  const channels = [await emailApi.channel('Rings'), await emailApi.channel('Pearls')];
  const both = await emailApi.recipient({ email: 'Both@Example.com', channels });
  const nonRecipients = {
    'blocked@example.com': 'is_blocked = true',
    'blocked-for-now@example.com': "is_blocked = true, blocked_until = now() + interval '1 hour'",
    'waiting@example.com': 'is_approved = false',
    'unconfirmed@example.com': 'is_email_confirmed = false',
  };
  const outsiderIds = [];
  for (const [email, change] of Object.entries(nonRecipients)) {
    outsiderIds.push((await emailApi.recipient({ email, channels })).id);
    await sql`update user_account set ${sql.raw(change)} where email = ${email}`.execute(db());
  }
  const free = await emailApi.recipient({ email: 'free-again@example.com', channels });
  await sql`
    update user_account set is_blocked = true, blocked_until = now() - interval '1 hour' where id = ${free.id}`.execute(
    db(),
  );

  const { body } = await emailApi.send({
    ...content,
    channelIds: [...channels, channels[0]],
    userIds: [both.id, ...outsiderIds],
  });
  await sent(body.id);
  expect(await statuses(body.id)).toEqual({ 'Both@Example.com': 'SENT', 'free-again@example.com': 'SENT' });
  expect(smtp.receivedBy('both@example.com')).toHaveLength(1);
});

test('sends copies to the other four recipients if one address is rejected, and returns the reason', async () => {
  const emails = [
    'one@example.com',
    'two@example.com',
    'unknown-three@example.com',
    'four@example.com',
    'five@example.com',
  ];
  const users = await Promise.all(emails.map((email) => emailApi.recipient({ email })));
  const { body } = await emailApi.send({ ...content, userIds: users.map(({ id }) => id) });
  expect((await sent(body.id)).progress).toEqual({ total: 5, pending: 0, sent: 4, failed: 1, skipped: 0 });
  const { data } = await app.graphql(
    'query ($id: ID!) { emailDeliveries(dispatchId: $id, filter: { statuses: [FAILED] }) { total items { email attempts failure user { email } } } }',
    { id: body.id },
    emailApi.admin.token,
  );
  expect(data).toEqual({
    emailDeliveries: {
      total: 1,
      items: [
        {
          email: 'unknown-three@example.com',
          attempts: 1,
          failure: expect.stringContaining('550'),
          user: { email: 'unknown-three@example.com' },
        },
      ],
    },
  });
});

test('retries with the same Message-ID if the SMTP server is busy, without delaying other copies', async () => {
  smtp.replies.set('busy@example.com', [451]);
  const users = [
    await emailApi.recipient({ email: 'busy@example.com' }),
    await emailApi.recipient({ email: 'idle@example.com' }),
  ];
  const { body } = await emailApi.send({ ...content, userIds: users.map(({ id }) => id) });
  const waiting = await until(
    async () => (await emailApi.deliveries(body.id)).find(({ email }) => email === 'busy@example.com'),
    (delivery) => delivery?.status === 'PENDING' && delivery.attempts === 1,
  );
  expect(waiting?.failure).toContain('451');
  await until(
    async () => smtp.receivedBy('idle@example.com').length,
    (count) => count === 1,
  );
  await sent(body.id);
  expect(await emailApi.deliveries(body.id)).toMatchObject([
    { status: 'SENT', attempts: 2, failure: null },
    { status: 'SENT', attempts: 1 },
  ]);
  expect(smtp.receivedBy('busy@example.com')).toHaveLength(1);
});

test('marks a copy as failed after 6 attempts at a busy SMTP server', async () => {
  smtp.replies.set('never@example.com', [451, 452]);
  const user = await emailApi.recipient({ email: 'never@example.com' });
  const { body } = await emailApi.send({ ...content, userIds: [user.id] });
  await until(
    () => emailApi.deliveries(body.id),
    ([delivery]) => delivery?.attempts === 1 && delivery.status === 'PENDING',
  );
  // Simulates five failed attempts.
  await sql`update email_delivery set attempts = 5 where dispatch_id = ${body.id}`.execute(db());
  expect((await sent(body.id)).progress).toMatchObject({ failed: 1, pending: 0 });
  expect(await emailApi.deliveries(body.id)).toMatchObject([{ attempts: 6, failure: expect.stringContaining('452') }]);
  expect(smtp.receivedBy('never@example.com')).toEqual([]);
});

test('skips recipients who unsubscribe or are blocked between two attempts', async () => {
  smtp.replies.set('changed-mind@example.com', [451]);
  const channel = await emailApi.channel('Second thoughts');
  const person = await emailApi.recipient({ email: 'changed-mind@example.com', channels: [channel] });
  const { body } = await emailApi.send({ ...content, channelIds: [channel] });
  await until(
    () => emailApi.deliveries(body.id),
    ([delivery]) => delivery?.attempts === 1 && delivery.status === 'PENDING',
  );
  await app.rest('PATCH', '/api/users/current/newsletter/subscriptions', {
    token: person.token,
    body: { channelIds: [] },
  });
  expect((await sent(body.id)).progress).toMatchObject({ sent: 0, skipped: 1 });
  expect(smtp.receivedBy('changed-mind@example.com')).toEqual([]);
});

describe('scheduled emails', () => {
  test('sends nothing before the scheduled time, and determines the recipients only at that time', async () => {
    const channel = await emailApi.channel('Tomorrow');
    const early = await emailApi.recipient({ email: 'early@example.com', channels: [channel] });
    const { status, body } = await emailApi.send({ ...content, channelIds: [channel], sendAt: tomorrow() });
    expect([status, body.status]).toEqual([201, 'scheduled']);
    const { rows } = await sql<{ startAfter: string }>`
      select start_after as "startAfter" from pgboss.job
      where name = 'emails.begin' and data->>'dispatchId' = ${String(body.id)} and state = 'created'`.execute(db());
    expect(new Date(rows[0]?.startAfter ?? 0).toISOString()).toBe(body.sendAt);
    expect((await emailApi.dispatch(body.id)).progress.total).toBe(0);

    await app.rest('PATCH', '/api/users/current/newsletter/subscriptions', {
      token: early.token,
      body: { channelIds: [] },
    });
    await emailApi.recipient({ email: 'late@example.com', channels: [channel] });
    // Makes the scheduled email due.
    await sql`
      update pgboss.job set start_after = now() where name = 'emails.begin' and data->>'dispatchId' = ${String(body.id)}`.execute(
      db(),
    );
    await sent(body.id);
    expect(await statuses(body.id)).toEqual({ 'late@example.com': 'SENT' });
  });

  test('accepts a channel without subscribers for a scheduled email, but not for an immediate email', async () => {
    const channelIds = [await emailApi.channel('Without subscribers')];
    expect((await emailApi.send({ ...content, channelIds, sendAt: tomorrow() })).status).toBe(201);
    const now = await emailApi.send({ ...content, channelIds });
    expect(now).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'channelIds' }] } });
  });

  const cancel = (id: number, token = emailApi.admin.token) =>
    app.graphql(
      'mutation ($input: CancelEmailDispatchInput!) { cancelEmailDispatch(input: $input) { dispatch { status finishedAt } } }',
      { input: { id } },
      token,
    );

  test('never sends a scheduled email after it is cancelled', async () => {
    const person = await emailApi.recipient({ email: 'cancelled@example.com' });
    const { body } = await emailApi.send({ ...content, userIds: [person.id], sendAt: tomorrow() });
    for (let time = 0; time < 2; time++) {
      expect((await cancel(body.id)).data).toMatchObject({
        cancelEmailDispatch: { dispatch: { status: 'CANCELLED' } },
      });
    }
    await sql`
      update pgboss.job set start_after = now() where name = 'emails.begin' and data->>'dispatchId' = ${String(body.id)}`.execute(
      db(),
    );
    await until(
      async () =>
        (
          await sql<{ state: string }>`
            select state from pgboss.job where name = 'emails.begin' and data->>'dispatchId' = ${String(body.id)}`.execute(
            db(),
          )
        ).rows[0]?.state,
      (state) => state === 'completed',
    );
    expect(await emailApi.deliveries(body.id)).toEqual([]);
    expect(smtp.receivedBy('cancelled@example.com')).toEqual([]);
  });

  test('skips unsent copies if a dispatch is cancelled during sending', async () => {
    smtp.replies.set('stopped@example.com', [451]);
    const person = await emailApi.recipient({ email: 'stopped@example.com' });
    const { body } = await emailApi.send({ ...content, userIds: [person.id] });
    await until(
      () => emailApi.deliveries(body.id),
      ([delivery]) => delivery?.attempts === 1 && delivery.status === 'PENDING',
    );
    await cancel(body.id);
    expect(await emailApi.dispatch(body.id)).toMatchObject({
      status: 'CANCELLED',
      progress: { skipped: 1, pending: 0 },
    });
    expect(smtp.receivedBy('stopped@example.com')).toEqual([]);
  });

  test('rejects the cancellation of a sent or missing dispatch, and cancellations by non-administrators', async () => {
    const person = await emailApi.recipient({ email: 'too-late@example.com' });
    const { body } = await emailApi.send({ ...content, userIds: [person.id] });
    await sent(body.id);
    expect((await cancel(body.id)).errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'id' }] });
    expect((await cancel(body.id, person.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await cancel(999_999)).errors[0]?.extensions).toMatchObject({ errorCode: 95, details: [{ path: 'id' }] });
  });
});

describe('email requests with an idempotency key', () => {
  const send = 'mutation ($input: SendEmailInput!) { sendEmail(input: $input) { isReplay dispatch { id subject } } }';
  interface Sent {
    sendEmail: { isReplay: boolean; dispatch: { id: string; subject: string } };
  }

  test('creates one dispatch per idempotency key, across REST and GraphQL', async () => {
    const { id } = await emailApi.recipient({ email: 'once@example.com' });
    const input = { ...content, userIds: [id] };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => emailApi.send(input, { 'idempotency-key': 'once' })),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const { data } = await app.graphql<Sent>(
      send,
      { input: { ...input, idempotencyKey: 'once' } },
      emailApi.admin.token,
    );
    expect(data?.sendEmail).toEqual({
      isReplay: true,
      dispatch: { id: String(responses[0]?.body.id), subject: content.subject },
    });
    await sent(responses[0]?.body.id ?? 0);
    expect(smtp.receivedBy('once@example.com')).toHaveLength(1);
  });

  test('rejects a used idempotency key with different input', async () => {
    const { id } = await emailApi.recipient({ email: 'mismatch@example.com' });
    await emailApi.send({ ...content, userIds: [id], sendAt: tomorrow() }, { 'idempotency-key': 'mine' });
    const other = await emailApi.send({ ...content, subject: 'Other', userIds: [id] }, { 'idempotency-key': 'mine' });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 90, reason: 'IDEMPOTENCY_MISMATCH' } });
  });
});

describe('invalid email requests', () => {
  const createRecipient = () =>
    emailApi.recipient({ email: `someone-${Math.random().toString(36).slice(2)}@example.com` });
  const dispatches = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from email_dispatch`.execute(db())).rows[0]?.count;

  test.each<[string, object, number, number, string]>([
    ['no content', { subject: null, body: null }, 400, 90, 'templateId'],
    ['no subject', { subject: ' ' }, 400, 90, 'subject'],
    ['a subject with a line break', { subject: 'Hi\r\nBcc: victim@example.com' }, 400, 90, 'subject'],
    ['an unknown placeholder', { body: '{{password}}' }, 400, 90, 'body'],
    ['a script', { body: '<script>x</script>' }, 400, 90, 'body'],
    ['a template and content', { templateId: 1 }, 400, 90, 'templateId'],
    ['an unknown template', { templateId: 999_999, subject: null, body: null }, 404, 60, 'templateId'],
    ['no recipients', { userIds: [] }, 400, 90, 'channelIds'],
    ['no list', { userIds: 'all' }, 400, 90, 'userIds'],
    ['an unknown user', { userIds: [999_999] }, 404, 140, 'userIds'],
    ['an unknown channel', { channelIds: [999_999] }, 404, 95, 'channelIds'],
    ['a time in the past', { sendAt: '2020-01-01T00:00:00Z' }, 400, 90, 'sendAt'],
    ['a time in the far future', { sendAt: '2199-01-01T00:00:00Z' }, 400, 90, 'sendAt'],
    ['an invalid date', { sendAt: 'soon' }, 400, 90, 'sendAt'],
  ])('rejects an email with %s', async (_description, change, status, errorCode, path) => {
    const { id } = await createRecipient();
    const before = await dispatches();
    const response = await emailApi.send({ ...content, userIds: [id], ...change });
    expect(response).toMatchObject({ status, body: { errorCode } });
    expect(response.body.details?.[0]?.path).toBe(path);
    expect(await dispatches()).toBe(before);
  });

  test('rejects an email if all of its users are excluded', async () => {
    const { id } = await createRecipient();
    await sql`update user_account set is_approved = false where id = ${id}`.execute(db());
    const response = await emailApi.send({ ...content, userIds: [id] });
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'userIds' }] } });
  });

  test.each([
    ['anonymous', 401],
    ['shopper', 403],
    ['agent', 403],
  ] as const)('rejects email requests from caller %s', async (role, status) => {
    const response = await app.rest<RestDispatch>('POST', '/api/emails/send', { token: people[role], body: content });
    expect([response.status, response.body.errorCode]).toEqual([status, 70]);
  });
});

test('returns sent emails and their senders to administrators, with one query per type', async () => {
  const person = await emailApi.recipient({ email: 'seen@example.com' });
  const other = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'boss@example.com' });
  const { body: template } = await app.rest<{ id: number }>('POST', '/api/emails/templates', {
    token: emailApi.admin.token,
    body: { name: 'Seen', ...content },
  });
  const { body } = await app.rest<RestDispatch>('POST', '/api/emails/send', {
    token: other.token,
    body: { templateId: template.id, userIds: [person.id] },
  });
  await sent(body.id);
  const { data } = await app.graphql(
    `{ emailDispatches(filter: { statuses: [SENT] }, page: { size: 1 }) {
      items { id namedUsers channels { id } template { name } createdBy { email } progress { total sent } finishedAt } } }`,
    {},
    emailApi.admin.token,
  );
  expect(data).toEqual({
    emailDispatches: {
      items: [
        {
          id: String(body.id),
          namedUsers: 1,
          channels: [],
          template: { name: 'Seen' },
          createdBy: { email: 'boss@example.com' },
          progress: { total: 1, sent: 1 },
          finishedAt: expect.stringMatching(/Z$/),
        },
      ],
    },
  });
});
