import { createServer as createTlsServer } from 'node:tls';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { selfSigned } from '../../support/self-signed.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Check {
  part: string;
  state: string;
  reason: string | null;
}

interface Status {
  state: string;
  checks: Check[];
  [part: string]: unknown;
}

async function statusOf<Parts = unknown>(app: TestApp, token: string, fields = ''): Promise<Status & Parts> {
  const { data, errors } = await app.graphql<{ systemStatus: Status & Parts }>(
    `{ systemStatus { state checks { part state reason } ${fields} } }`,
    {},
    token,
  );
  if (!data?.systemStatus) throw new Error(JSON.stringify(errors));
  return data.systemStatus;
}

const checkOf = ({ checks }: Status, part: string) => checks.find((check) => check.part === part);

/** Selects every field of the status. */
const everything = `readAt process { version commit nodeVersion host pid processes startedAt timeZone settings { name value } }
  migrations { applied { name appliedAt isKnown } pending }
  database { serverVersion bytes connections maxConnections oldestTransactionSeconds longestLockWaitSeconds cacheHitRatio
    transactionAge tables { name bytes rows deadRows vacuumedAt } }
  replicas { host isUsed lagBytes lagSeconds failure }
  databaseCluster { members { host role isUsedForReads isSynchronous lagBytes lagSeconds failure } failovers { at host } }
  disk { dataDir freeBytes totalBytes measuredAt folders { name bytes files isComplete } }
  queues { name waiting delayed running failed oldestSeconds isProcessed }
  scheduledJobs { queue title cron nextRun lastRun durationSeconds hasFailed failure }
  emails { isFolder place sentPerDay failedPerDay sentPerWeek failedPerWeek lastFailure lastFailureAt }
  storage { isBucket place failure }
  backups { destination runs { id startedAt durationSeconds hasFailed destination fileName bytes failure } archive { folder } }
  columnStore { table rows lagSeconds loadedAt answers { copy database failed } }
  certificates { host issuer validUntil daysLeft failure readAt }
  errors { id level message errorType errorMessage stack requestId queue host count at lastAt }`;

describe('system status', () => {
  let app: TestApp;
  let administrator: Person;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      withJobs: true,
      env: { LOG_LEVEL: 'error' },
      log: { destination: { write: (line) => void lines.push(line) } },
    });
    administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  });
  afterAll(() => app.stop());

  const db = () => app.em().getKysely();
  const command = async (name: string, input: object, token: string | null = administrator.token) => {
    const { data, errors } = await app.graphql<Record<string, { count: number } | null>>(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { count } }`,
      { input },
      token,
    );
    if (errors.some(({ extensions }) => extensions.code === 'INTERNAL_ERROR')) throw new Error(lines.join('\n'));
    return { count: data?.[name]?.count, errors };
  };
  const failedJobs = async (queue: string | null = null) => {
    const { data } = await app.graphql<{
      failedJobs: { total: number; items: { id: string; queue: string; failure: string; summary: string }[] };
    }>(
      'query ($queue: String) { failedJobs(queue: $queue) { total items { id queue failure attempts failedAt summary } } }',
      { queue },
      administrator.token,
    );
    return data?.failedJobs ?? { total: 0, items: [] };
  };
  const addFailedEmail = async (to: string): Promise<void> => {
    await app.em().transactional((em) =>
      app.services.mail.queue(em, {
        to,
        subject: 'Your link',
        html: '<a href="https://x/?token=t0ps3cret">',
        text: 'x',
      }),
    );
    // The folder transport rejects the domain permanently.
    await until(failedJobs, ({ items }) => items.some(({ summary }) => summary.includes(to)));
  };

  test('returns the state of all parts without secrets', async () => {
    const status = await statusOf(app, administrator.token, everything);
    expect(status.checks.filter(({ state }) => state !== 'OK')).toEqual([]);
    expect(status).toMatchObject({
      state: 'OK',
      process: { nodeVersion: process.version, pid: process.pid },
      migrations: { pending: [] },
      replicas: [],
      emails: { isFolder: true },
      storage: { isBucket: false, failure: null },
      backups: { destination: null, runs: [], archive: null },
      certificates: [],
      errors: [],
    });
    expect(JSON.stringify(status)).not.toContain('only tests know');
  });

  test('gives every scheduled job a name and its next start', async () => {
    const { scheduledJobs } = await statusOf<{ scheduledJobs: { queue: string; title: string; nextRun: string }[] }>(
      app,
      administrator.token,
      'scheduledJobs { queue title nextRun }',
    );
    expect(scheduledJobs.length).toBeGreaterThan(20);
    expect(scheduledJobs.filter(({ queue, title }) => title === queue)).toEqual([]);
    expect(scheduledJobs.every(({ nextRun }) => Date.parse(nextRun) > Date.now() - 60_000)).toBe(true);
  });

  test('lists a failed job without secrets, and sends its email once when it is retried', async () => {
    await addFailedEmail('lost@nowhere.invalid');
    const [job, ...others] = (await failedJobs('mail.send')).items;
    expect(others).toEqual([]);
    expect(job?.failure).toMatch(/domain not found/);
    expect(job?.summary).toBe('subject: Your link, to: lost@nowhere.invalid');
    expect(checkOf(await statusOf(app, administrator.token), 'QUEUES')).toMatchObject({
      state: 'PROBLEM',
      reason: expect.stringMatching(/^1 job failed/),
    });

    await sql`update pgboss.job set data = jsonb_set(data, '{to}', '"found@example.com"') where id = ${job?.id}::uuid`.execute(
      db(),
    );
    expect((await command('retryFailedJobs', { queue: 'mail.send', ids: [job?.id] })).count).toBe(1);
    // A second administrator retries the same job.
    expect((await command('retryFailedJobs', { queue: 'mail.send', ids: [job?.id] })).count).toBe(0);
    const mails = await until(
      () => app.mails(),
      (sent) => sent.length > 0,
    );
    expect(mails.map(({ to, messageId }) => [to?.[0]?.address, messageId])).toEqual([
      ['found@example.com', expect.stringContaining(job?.id ?? '?')],
    ]);
    await until(failedJobs, ({ total }) => total === 0);
    const { emails } = await statusOf<{ emails: object }>(
      app,
      administrator.token,
      'emails { sentPerDay failedPerDay lastFailure }',
    );
    expect(emails).toEqual({ sentPerDay: 1, failedPerDay: 1, lastFailure: expect.stringMatching(/domain not found/) });
  });

  test('discards failed jobs of one queue, and records this in the audit log', async () => {
    await addFailedEmail('one@nowhere.invalid');
    await addFailedEmail('two@nowhere.invalid');
    await sql`insert into pgboss.job (name, state, completed_on) values ('events.order-mails', 'failed', now()), ('events.order-mails', 'completed', now())`.execute(
      db(),
    );
    expect((await command('discardFailedJobs', { queue: 'mail.send' })).count).toBe(2);
    expect((await failedJobs()).items.map(({ queue }) => queue)).toEqual(['events.order-mails']);
    expect((await command('discardFailedJobs', { queue: 'events.order-mails' })).count).toBe(1);
    const { rows } = await sql`select state from pgboss.job where name = 'events.order-mails'`.execute(db());
    expect(rows).toEqual([{ state: 'completed' }]);
    const { data } = await app.graphql<{ auditLog: { items: object[] } }>(
      '{ auditLog(filter: { subjects: [JOB_QUEUE] }) { items { actorEmail label action changes { label after } } } }',
      {},
      administrator.token,
    );
    expect(data?.auditLog.items[0]).toEqual({
      actorEmail: administrator.email,
      label: 'events.order-mails',
      action: 'UPDATE',
      changes: [{ label: 'Discarded jobs', after: '1' }],
    });
  });

  test('rejects unknown queues, invalid job IDs, and callers who are not administrators', async () => {
    expect((await command('retryFailedJobs', { queue: 'nothing' })).errors[0]?.extensions.details).toEqual([
      { path: 'queue', message: 'is not the name of a queue' },
    ]);
    expect(
      (await command('retryFailedJobs', { queue: 'mail.send', ids: ['1'] })).errors[0]?.extensions.details,
    ).toEqual([{ path: 'ids', message: 'must be job IDs' }]);
    const shopper = await createPerson(app, { email: 'shopper@example.com' });
    expect((await command('discardFailedJobs', { queue: 'mail.send' }, shopper.token)).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('lists errors that were logged by jobs', async () => {
    // Errors of the tests above, which are one entry unless a new minute has begun.
    const { errors } = await until(
      () =>
        statusOf<{ errors: { count: number }[] }>(
          app,
          administrator.token,
          'errors { level message errorMessage queue count }',
        ),
      (status) => status.errors.reduce((sum, { count }) => sum + count, 0) === 3,
    );
    expect(errors.at(-1)).toMatchObject({
      level: 'error',
      message: 'job failed',
      errorMessage: expect.stringContaining('lost@nowhere.invalid: domain not found'),
      queue: 'mail.send',
    });
  });

  test('sends a test email to the caller, and tests the storage', async () => {
    const { data } = await app.graphql<Record<string, object>>(
      'mutation { testEmailDelivery { email failure } testStorage { failure } }',
      {},
      administrator.token,
    );
    expect(data).toEqual({
      testEmailDelivery: { email: administrator.email, failure: null },
      testStorage: { failure: null },
    });
    const mails = await app.mails();
    expect(mails.some(({ to }) => to?.[0]?.address === administrator.email)).toBe(true);
  });
});

test('returns the other parts if the replica, the bucket, the backup and the certificates fail', async () => {
  const server = createTlsServer(selfSigned).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const app = await startTestApp({
    env: {
      DATABASE_REPLICA_URLS: 'postgresql://reader:pa55word@127.0.0.1:9/facet',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      PUBLIC_URL: `https://localhost:${port}`,
      BACKUP_TO: '/nowhere/backups',
    },
  });
  try {
    const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    await createPerson(app, { role: UserRole.AGENT, domain: 'agent.example' });
    await sql`insert into migration (name, executed_at) values ('Migration29991231000000_later', now())`.execute(
      app.em().getKysely(),
    );
    await sql`insert into backup_run (started_at, finished_at, outcome, destination, error)
      values (now() - interval '9 s', now(), 'failed', '/nowhere/backups', 'No space is left.')`.execute(
      app.em().getKysely(),
    );
    interface Parts {
      certificates: { host: string; issuer: string | null; daysLeft: number; failure: string; readAt: string | null }[];
      replicas: object[];
      database: object;
    }
    const status = await until(
      () => statusOf<Parts>(app, administrator.token, everything),
      ({ certificates }) => certificates.every(({ readAt }) => readAt !== null),
    );
    expect(status.database).not.toBeNull();
    expect(status.replicas).toEqual([
      {
        host: '127.0.0.1:9',
        isUsed: false,
        lagBytes: null,
        lagSeconds: null,
        failure: expect.stringMatching(/ECONNREFUSED/),
      },
    ]);
    expect(status.certificates).toEqual([
      expect.objectContaining({
        host: 'localhost',
        issuer: 'localhost',
        failure: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
      }),
      expect.objectContaining({
        host: 'agent.example',
        issuer: null,
        failure: expect.stringContaining('agent.example'),
      }),
    ]);
    expect(Object.fromEntries(status.checks.map(({ part, state }) => [part, state]))).toMatchObject({
      MIGRATIONS: 'WARNING',
      DATABASE: 'OK',
      REPLICAS: 'WARNING',
      STORAGE: 'PROBLEM',
      BACKUPS: 'PROBLEM',
      CERTIFICATES: 'PROBLEM',
    });
    expect(checkOf(status, 'BACKUPS')?.reason).toBe('The last backup failed: No space is left.');
    expect(status.backups).toMatchObject({
      destination: '/nowhere/backups',
      runs: [{ durationSeconds: 9, hasFailed: true, fileName: null, bytes: null, failure: 'No space is left.' }],
    });
    expect(JSON.stringify(status)).not.toMatch(/pa55word|"secret"/);
    const { queries } = await countQueries(() => statusOf(app, administrator.token, everything));
    expect(queries.length).toBeLessThanOrEqual(13);
  } finally {
    await app.stop();
    server.close();
  }
});
