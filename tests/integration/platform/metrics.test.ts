import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { openJobs } from '../../../server/src/platform/jobs.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { importOverRest } from '../import/files.ts';

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

/** Returns the value of a metric series, or 0 if the series does not exist. */
async function metric(series: string): Promise<number> {
  const lines = (await app.metrics()).split('\n');
  const line = lines.find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

/** Returns by how much each metric series increases while `work` runs. */
async function growth(series: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const valuesOf = () => Promise.all(series.map(metric));
  const before = await valuesOf();
  await work();
  return (await valuesOf()).map((value, index) => value - (before[index] ?? 0));
}

test('counts imports by stock type and outcome', async () => {
  const count = (outcome: string) => `facet_import_duration_seconds_count{stock_type="melee",outcome="${outcome}"}`;
  const send = (file: string, query: Record<string, string> = {}) =>
    importOverRest(app, file, { token: administrator.token, type: 'melee', query });
  const header = 'Stock #,Weight,Color,Price/Ct\n';
  expect(
    await growth(
      [...['applied', 'dry_run', 'rejected'].map(count), 'facet_import_rows_total{stock_type="melee"}'],
      async () => {
        expect((await send(`${header}M-1,10,White,400\nM-2,20,White,500\n`)).status).toBe(200);
        expect((await send(`${header}M-1,10,White,410\n`, { dryRun: 'true' })).status).toBe(200);
        expect((await send(`${header}M-1,much,White,400\n`)).status).toBe(400);
      },
    ),
  ).toEqual([1, 1, 1, 3]);
  expect(await metric('facet_imports_running{stock_type="melee"}')).toBe(0);
});

test('counts order document requests separately from page requests', async () => {
  const count = (route: string) =>
    `http_server_request_duration_seconds_count{http_request_method="GET",http_route="${route}",http_response_status_code="400"}`;
  expect(await growth([count('/documents/*'), count('/*')], () => fetch(`${app.url}/documents`))).toEqual([1, 0]);
});

test('counts cache hits and misses', async () => {
  const series = (cache: string) =>
    ['hit', 'miss'].map((outcome) => `facet_cache_requests_total{cache="${cache}",outcome="${outcome}"}`);
  // The filter makes the query unique, because other test files in this process may have cached the query without a
  // filter.
  const searchList = (token: string) => app.graphql('{ diamonds(filter: { text: "only here" }) { total } }', {}, token);
  // Uses another user, because a repeated request by the same user is served from the response cache, without using
  // the other caches.
  const another = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  expect(
    await growth(['lists: totals', 'GraphQL documents', 'GraphQL responses'].flatMap(series), async () => {
      await searchList(administrator.token);
      await searchList(another.token);
      await searchList(another.token);
    }),
  ).toEqual([1, 1, 1, 1, 1, 1]);
});

test('reports waiting jobs, their age and the outcomes of completed jobs', async () => {
  const queue = 'metrics.waiting';
  const idle = await openJobs({
    orm: app.orm,
    handlers: [{ queue, handle: async () => undefined }],
    log: createLogger('silent'),
  });
  for (let job = 0; job < 3; job++) await idle.enqueue(app.em(), queue, { job });
  await sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = ${queue}`.execute(
    app.em().getKysely(),
  );
  await until(
    () => metric('facet_jobs_waiting{queue="metrics.waiting"}'),
    (count) => count === 3,
  );
  expect(await metric('facet_jobs_oldest_age_seconds{queue="metrics.waiting"}')).toBeGreaterThanOrEqual(90);

  await idle.stop();

  const sent = 'facet_job_duration_seconds_count{queue="mail.send",outcome="completed"}';
  const before = await metric(sent);
  await app
    .em()
    .transactional((em) =>
      app.services.mail.queue(em, { to: 'a@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }),
    );
  await until(
    () => metric(sent),
    (count) => count === before + 1,
  );
});

test('documents every metric, and no others', async () => {
  const document = await readFile('docs/operations.md', 'utf8');
  const cells = [...document.matchAll(/^\| (`(?:facet|http)_[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const exposedMetrics = [...(await app.metrics()).matchAll(/^# TYPE ((?:facet|http)_\w+) /gm)];
  expect(exposedMetrics.map(([, name]) => name).sort()).toEqual(documented.sort());
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});
