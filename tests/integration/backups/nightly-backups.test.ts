import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { backupsModule } from '../../../server/src/modules/backups/index.ts';
import { nameOfBackup } from '../../../server/src/platform/backup/manifest.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

jest.setTimeout(120_000); // verifies backups in separate databases

let app: TestApp;
let administrator: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-nightly-test-'));
  app = await startTestApp({ env: { BACKUP_TO: folder }, withJobs: true });
  // Otherwise, the schedule would start a backup if the test runs at 7 minutes past the hour.
  await app.em().execute("delete from pgboss.schedule where name = 'backups.create'");
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'chief@example.com' });
  await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'second@example.com' });
  const blocked = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'blocked@example.com' });
  await app.em().execute('update user_account set is_blocked = true where id = ?', [blocked.id]);
});

afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const runJob = async (): Promise<void> => {
  const [job] = backupsModule.jobs;
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
};

const attentionCount = async (): Promise<number | undefined> => {
  const query = '{ dashboard(period: MONTH) { attention { kind count } } }';
  const { data } = await app.graphql<{ dashboard: { attention: { kind: string; count: number }[] } }>(
    query,
    {},
    administrator.token,
  );
  return data?.dashboard.attention.find(({ kind }) => kind === 'BACKUP_PROBLEM')?.count;
};

const recipients = async (): Promise<(string | undefined)[]> =>
  (await app.mails())
    .filter(({ subject }) => subject === 'The backup failed')
    .map(({ to }) => to?.[0]?.address)
    .sort();

const runs = () =>
  app.em().execute<{ outcome: string; error: string | null }[]>('select outcome, error from backup_run order by id');

test('creates no backup on the first day, alerts administrators once if the disk is full, and backs up and deletes expired files after that', async () => {
  await runJob();
  expect(await readdir(folder)).toEqual([]);
  expect(await attentionCount()).toBe(0);

  await app.em().execute("update migration set executed_at = now() - interval '3 days'");
  expect(await attentionCount()).toBe(1); // overdue
  const now = Date.now();
  const previous = Array.from({ length: 40 }, (_, day) => nameOfBackup(new Date(now - (day + 1) * 86_400_000), false));
  for (const name of previous) await writeFile(path.join(folder, name), 'a previous backup');
  // Writing to /dev/full fails as on a full disk. The name of a backup contains its time in seconds.
  const seconds = Array.from({ length: 120 }, (_, second) => new Date(now + second * 1_000));
  const fullDisks = seconds.map((time) => path.join(folder, `${nameOfBackup(time, false)}.partial`));
  const fillDisk = async () => {
    for (const name of fullDisks) {
      await rm(name, { force: true });
      await symlink('/dev/full', name);
    }
  };
  await fillDisk();
  await expect(runJob()).rejects.toThrow(`No space is left for the backup in ${folder}`);
  await fillDisk(); // the failed backup has deleted its file, and the next one may have the same name
  // PostgreSQL may need a moment to release the lock of the failed backup. Until then, the job does nothing.
  const failureOfJob = () => runJob().catch((error: unknown) => error);
  expect(String(await until(failureOfJob, (error) => error !== undefined))).toContain('No space is left');
  for (const name of fullDisks) await rm(name, { force: true });
  expect((await readdir(folder)).sort()).toEqual([...previous].sort());
  expect(await readFile(path.join(folder, previous[39] ?? ''), 'utf8')).toBe('a previous backup');
  const failed = { outcome: 'failed', error: expect.stringContaining('No space is left') };
  expect(await runs()).toEqual([failed, failed]);
  await until(recipients, (all) => all.length >= 2);
  expect(await recipients()).toEqual(['chief@example.com', 'second@example.com']);
  expect(await attentionCount()).toBe(1);

  // A process was killed during a backup.
  await app.em().execute("insert into backup_run (started_at, destination) values (now(), 'elsewhere')");
  await runJob();
  const files = (await readdir(folder)).sort();
  const created = files.filter((name) => !previous.includes(name));
  expect(created).toHaveLength(1);
  expect(files.length).toBeLessThan(15);
  expect(files).toContain(previous[0]);
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed', 'succeeded']);
  expect(await attentionCount()).toBe(0);
  const metrics = await app.metrics();
  expect(metrics).toMatch(/^facet_backup_last_run_succeeded 1$/m);
  expect(metrics).toMatch(/^facet_backup_last_success_timestamp_seconds \d{10}(\.\d+)?$/m);
  expect(metrics).toMatch(/^facet_backup_size_bytes \d+$/m);

  await runJob();
  expect((await readdir(folder)).sort()).toEqual(files);
});

test('reports a missing backup after 26 hours', async () => {
  await app.em().execute("update backup_run set started_at = started_at - interval '25 hours'");
  expect(await attentionCount()).toBe(0);
  await app.em().execute("update backup_run set started_at = started_at - interval '2 hours'");
  expect(await attentionCount()).toBe(1);
});
