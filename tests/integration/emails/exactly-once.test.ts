import { sql } from 'kysely';
import { emailsModule } from '../../../server/src/modules/emails/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers } from './email-helpers.ts';

/** Server that handles requests and runs no jobs. Other processes run the jobs. */
let apiServer: TestApp;
let smtp: Smtp;
let emailApi: EmailHelpers;
beforeAll(async () => {
  smtp = await startSmtp();
  apiServer = await startTestApp();
  emailApi = await emailHelpers(apiServer);
});
afterAll(async () => {
  await apiServer.stop();
  await smtp.stop();
});

const content = { subject: 'Hello', body: '<p>Dear {{displayName}}</p>' };
const worker = (port = smtp.port): Promise<TestApp> =>
  startTestApp({
    databaseUrl: apiServer.databaseUrl,
    withJobs: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'house@example.com' },
  });
const sent = (id: number) =>
  until(
    () => emailApi.dispatch(id),
    ({ status }) => status === 'SENT',
  );

async function subscribers(name: string, count: number): Promise<{ channel: number; emails: string[] }> {
  const channel = await emailApi.channel(name);
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@example.com`);
  await sql`
    with made as (
      insert into user_account (email, password_hash, is_approved, is_email_confirmed)
      select e, 'none', true, true from unnest(${emails}::text[]) as e returning id)
    insert into email_subscription (user_id, channel_id) select id, ${channel} from made`.execute(
    apiServer.em().getKysely(),
  );
  return { channel, emails: emails.sort() };
}
const receivers = (prefix: string): string[] =>
  smtp.received
    .map(({ to }) => to?.[0]?.address ?? '')
    .filter((address) => address.startsWith(prefix))
    .sort();

test('sends each recipient only one copy if two processes send the same email', async () => {
  const { channel, emails } = await subscribers('many', 130);
  const { body } = await emailApi.send({ ...content, channelIds: [channel] });
  const workers = await Promise.all([worker(), worker()]);
  try {
    expect((await sent(body.id)).progress).toEqual({ total: 130, pending: 0, sent: 130, failed: 0, skipped: 0 });
    expect(receivers('many')).toEqual(emails);
  } finally {
    await Promise.all(workers.map((app) => app.stop()));
  }
});

test('continues sending in another process when a process stops', async () => {
  const { channel, emails } = await subscribers('handed-on', 90);
  const first = await worker();
  const { body } = await emailApi.send({ ...content, channelIds: [channel] });
  await until(
    async () => receivers('handed-on').length,
    (count) => count > 0,
  );
  await first.stop();
  const second = await worker();
  try {
    expect((await sent(body.id)).progress).toMatchObject({ sent: 90 });
    expect(receivers('handed-on')).toEqual(emails);
  } finally {
    await second.stop();
  }
});

test('resends copies claimed by a killed process after the claim expires, with the same Message-ID', async () => {
  const { channel } = await subscribers('killed', 2);
  const { body } = await emailApi.send({ ...content, channelIds: [channel] });
  const id = body.id;
  const db = apiServer.em().getKysely();
  // Simulates a process that was killed after sending the first copy, but before recording it.
  const before = await worker();
  await sent(id);
  await before.stop();
  const [delivered] = smtp.receivedBy('killed-0@example.com');
  await sql`
    update email_delivery set status = 'sending', settled_at = null, due_at = now() + interval '10 minutes'
    where dispatch_id = ${id} and address = 'killed-0@example.com'`.execute(db);
  await sql`update email_dispatch set status = 'sending', finished_at = null where id = ${id}`.execute(db);
  await apiServer.em().transactional((em) => apiServer.services.jobs.enqueue(em, 'emails.deliver', { dispatchId: id }));

  const after = await worker();
  try {
    // The copy is not sent again, because its claim has not expired. A retry is scheduled.
    const { rows } = await until(
      () =>
        sql<{ startAfter: string }>`
          select start_after as "startAfter" from pgboss.job
          where name = 'emails.deliver' and state = 'created' and start_after > now() + interval '5 minutes'
            and data->>'dispatchId' = ${String(id)}`.execute(db),
      ({ rows: waiting }) => waiting.length > 0,
    );
    expect(rows).toHaveLength(1);
    expect(smtp.receivedBy('killed-0@example.com')).toHaveLength(1);
    await sql`update email_delivery set due_at = now() where dispatch_id = ${id} and status = 'sending'`.execute(db);
    await sql`
      update pgboss.job set start_after = now()
      where name = 'emails.deliver' and state = 'created' and data->>'dispatchId' = ${String(id)}`.execute(db);
    await sent(id);
    const copies = smtp.receivedBy('killed-0@example.com');
    expect(copies.map(({ messageId }) => messageId)).toEqual([delivered?.messageId, delivered?.messageId]);
    expect(smtp.receivedBy('killed-1@example.com')).toHaveLength(1);
  } finally {
    await after.stop();
  }
});

test('keeps copies pending and counts no failures while the SMTP server is unreachable', async () => {
  const closed = await startSmtp();
  await closed.stop();
  const { channel, emails } = await subscribers('patient', 3);
  const cut = await worker(closed.port);
  const { body } = await emailApi.send({ ...content, channelIds: [channel] });
  try {
    await until(
      () => emailApi.deliveries(body.id),
      (deliveries) => deliveries.some(({ failure }) => failure !== null),
    );
    const [failedDelivery] = (await emailApi.deliveries(body.id)).filter(({ failure }) => failure !== null);
    expect(failedDelivery).toMatchObject({
      status: 'PENDING',
      attempts: 0,
      failure: expect.stringContaining('ECONNREFUSED'),
    });
  } finally {
    await cut.stop();
  }
  // Simulates that the retry delay has passed. The email server is reachable again.
  await sql`update email_delivery set due_at = now() where dispatch_id = ${body.id}`.execute(
    apiServer.em().getKysely(),
  );
  await sql`
    update pgboss.job set start_after = now()
    where name = 'emails.deliver' and state = 'created' and data->>'dispatchId' = ${String(body.id)}`.execute(
    apiServer.em().getKysely(),
  );
  const back = await worker();
  try {
    await sent(body.id);
    expect(receivers('patient')).toEqual(emails);
  } finally {
    await back.stop();
  }
});

test('marks a copy as failed after 6 interrupted attempts, and sends the other copies', async () => {
  const { channel, emails } = await subscribers('deadly', 2);
  const [deadly = ''] = emails;
  smtp.replies.set(deadly, [451]);
  const app = await worker();
  try {
    const { body } = await emailApi.send({ ...content, channelIds: [channel] });
    await until(
      () => emailApi.deliveries(body.id),
      (copies) => copies.some(({ failure }) => failure !== null),
    );
    // Simulates that the process was killed during attempt 6.
    await sql`update email_delivery set status = 'sending', attempts = 6
      where dispatch_id = ${body.id} and address = ${deadly}`.execute(apiServer.em().getKysely());
    expect((await sent(body.id)).progress).toEqual({ total: 2, pending: 0, sent: 1, failed: 1, skipped: 0 });
    const copies = await emailApi.deliveries(body.id);
    const reasons = copies.flatMap(({ email, failure }) => (failure === null ? [] : [{ email, failure }]));
    expect(reasons).toEqual([{ email: deadly, failure: 'sending was interrupted too many times' }]);
    expect(receivers('deadly')).toEqual(emails.slice(1));
  } finally {
    await app.stop();
  }
});

test('creates a new job only for a due dispatch that has no job', async () => {
  const { channel } = await subscribers('jobless', 3);
  const { body: dispatch } = await emailApi.send({ ...content, channelIds: [channel] });
  const { body: later } = await emailApi.send({
    ...content,
    channelIds: [channel],
    sendAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const jobs = async () =>
    (
      await sql<{ id: number }>`
        select (data ->> 'dispatchId')::int as id from pgboss.job
        where name in ('emails.begin', 'emails.deliver') and state <= 'active'
          and (data ->> 'dispatchId')::int in (${dispatch.id}, ${later.id})`.execute(apiServer.em().getKysely())
    ).rows.map(({ id }) => id);
  const watch = emailsModule.jobs.find(({ queue }) => queue === 'emails.watch');
  if (!watch) throw new Error('there is no job emails.watch');
  const readDispatches = () =>
    watch.handle({ em: apiServer.em(), services: apiServer.services, log: createLogger('silent') }, {});

  await readDispatches();
  expect((await jobs()).sort()).toEqual([dispatch.id, later.id].sort());
  await sql`delete from pgboss.job where name like 'emails.%'`.execute(apiServer.em().getKysely());
  await readDispatches();
  expect(await jobs()).toEqual([dispatch.id]);
  const app = await worker();
  try {
    expect((await sent(dispatch.id)).progress).toMatchObject({ total: 3, sent: 3 });
    // Simulates copies whose send job was lost.
    await sql`
      update email_dispatch set status = 'sending', finished_at = null where id = ${dispatch.id}`.execute(
      apiServer.em().getKysely(),
    );
    await sql`
      update email_delivery set status = 'pending', attempts = 0, due_at = now(), settled_at = null
      where dispatch_id = ${dispatch.id}`.execute(apiServer.em().getKysely());
    await readDispatches();
    expect((await sent(dispatch.id)).progress).toMatchObject({ total: 3, sent: 3 });
  } finally {
    await app.stop();
  }
});
