import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { locateCluster } from '../../server/src/platform/embedded-postgres/location.ts';
import { maintainArchive } from '../../server/src/platform/embedded-postgres/point-in-time/maintain-archive.job.ts';
import { recoverCluster } from '../../server/src/platform/embedded-postgres/point-in-time/recover.ts';
import {
  deleteExpiredBackups,
  listBaseBackups,
  walArchiveIn,
} from '../../server/src/platform/embedded-postgres/point-in-time/wal-archive.ts';
import { freePort } from '../support/free-port.ts';
import { copyPreparedCluster } from '../support/prepared-cluster.ts';
import { type ServerProcess, startServerProcess, until } from '../support/server-process.ts';

jest.setTimeout(120_000); // starts a server with two processes

let folder: string;
let server: EmbeddedPostgres | undefined;
let application: ServerProcess | undefined;

const dataDir = () => path.join(folder, 'postgres');
const archive = () => walArchiveIn(path.join(folder, 'archive'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-recovery-test-'));
  await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  await copyPreparedCluster(dataDir());
});

afterEach(async () => {
  application?.signal('SIGTERM');
  await application?.ended;
  application = undefined;
  await server?.stop();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(walArchive?: string): Promise<void> {
  server = await startEmbeddedPostgres({ dataDir: dataDir(), walArchive });
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

async function runSql(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server?.url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Runs the maintenance job, which takes the first base backup. */
async function maintain(): Promise<void> {
  const job = maintainArchive({ folder: path.join(folder, 'archive'), dataDir: dataDir(), url: server?.url ?? '' });
  // The job needs nothing from its context.
  await Reflect.apply(job.handle, job, []);
}

const prices = () => runSql('select price from price order by price');

test('recovers the state at a given moment and keeps the replaced database', async () => {
  await start(path.join(folder, 'archive'));
  await runSql('create table price as select 1 as price');
  await maintain();
  await runSql('insert into price values (2)');
  const [moment] = await runSql('select clock_timestamp()::text');
  const [origin] = await runSql('select id from change_log_origin');
  await runSql('drop table price');
  await stop();

  const { lastTransaction, replacedCluster } = await recoverCluster({
    dataDir: dataDir(),
    archive: archive(),
    to: new Date(String(moment)),
  });
  expect(lastTransaction?.getTime()).toBeLessThanOrEqual(new Date(String(moment)).getTime());
  expect(await readdir(replacedCluster ?? '')).toContain('PG_VERSION');

  await start(path.join(folder, 'archive'));
  expect(await prices()).toEqual([1, 2]);
  // Positions in the log are used again, so clients must start a new sync.
  expect(await runSql('select id from change_log_origin')).not.toEqual([origin]);
  // The recovered database is archived too.
  await runSql('insert into price values (4)');
  await stop();
  await recoverCluster({ dataDir: dataDir(), archive: archive(), to: undefined });
  await start();
  expect(await prices()).toEqual([1, 2, 4]);
});

test('recovers all archived changes if the data folder is lost', async () => {
  await start(path.join(folder, 'archive'));
  await maintain();
  await runSql('create table price as select generate_series(1, 2) as price');
  const [segment] = await runSql('select pg_walfile_name(pg_switch_wal())');
  await until(
    () => runSql('select last_archived_wal from pg_stat_archiver'),
    ([archived]) => String(archived) >= String(segment),
  );
  await maintain(); // compresses the segments
  expect(await readdir(archive().walFolder)).toContain(`${segment}.gz`);
  await stop();
  await rm(dataDir(), { recursive: true });

  const { replacedCluster } = await recoverCluster({ dataDir: dataDir(), archive: archive(), to: undefined });
  expect(replacedCluster).toBeNull();
  await start();
  expect(await prices()).toEqual([1, 2]);
});

test('changes nothing if the moment is not in the archive or the server runs', async () => {
  await start(path.join(folder, 'archive'));
  await runSql('create table price as select 1 as price');
  const recover = (to: Date | undefined) => recoverCluster({ dataDir: dataDir(), archive: archive(), to });
  await expect(recover(undefined)).rejects.toThrow('Stop the server');
  await stop();
  await expect(recover(undefined)).rejects.toThrow('There is no base backup');

  await start(path.join(folder, 'archive'));
  await maintain();
  await stop();
  await expect(recover(new Date('2020-01-01'))).rejects.toThrow('does not go back that far');
  await expect(recover(new Date('2999-01-01'))).rejects.toThrow('no change at or after that time');

  await start();
  expect(await prices()).toEqual([1]);
  const { cluster } = await locateCluster(dataDir());
  expect((await readdir(path.dirname(cluster))).filter((name) => name.includes('recovering'))).toEqual([]);
});

test('deletes base backups and log segments that are no longer needed', async () => {
  await start(path.join(folder, 'archive'));
  await Promise.all([maintain(), maintain()]); // the second one does nothing
  const [first] = await listBaseBackups(archive());
  await maintain();
  expect(await listBaseBackups(archive())).toEqual([first]);

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteExpiredBackups(archive(), inDays(30));
  expect(await listBaseBackups(archive())).toEqual([first]);
  const names = (await readdir(archive().walFolder)).map((name) => name.slice(0, 24));
  expect(names).toContain(first?.firstSegment);
  expect(names.filter((name) => name < (first?.firstSegment ?? ''))).toEqual([]);
});

const gauges = ['wal_archive_last_success', 'wal_archive_last_failure', 'base_backup_last_success'] as const;

/** Starts two server processes with an archive. */
async function startApplication() {
  const administrator = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'first-Password-1' };
  const metricsPort = String(await freePort());
  application = startServerProcess({
    ...administrator,
    ...{ DATA_DIR: folder, WAL_ARCHIVE_DIR: path.join(folder, 'archive'), DEMO: '0', WEB_CONCURRENCY: '2' },
    ...{ METRICS_PORT: metricsPort, JWT_SECRET: 'a secret that only tests know: 32+ characters' },
  });
  const url = await application.ready;
  const post = (address: string, body: object, headers = {}) =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const credentials = { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD };
  const authorization = (await post('/api/auth/login', credentials)).headers.get('authorization') ?? '';
  return {
    /** Returns the times of the metrics, in seconds since 1970, as reported by the two processes. */
    async metrics() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const valuesOf = (name: string) =>
        [...text.matchAll(new RegExp(`^facet_${name}_timestamp_seconds\\{process="\\d"\\} (.+)$`, 'gm'))].map(
          ([, value]) => Number(value),
        );
      return { success: valuesOf(gauges[0]), failure: valuesOf(gauges[1]), baseBackup: valuesOf(gauges[2]) };
    },
    async status() {
      const query = `{ systemStatus { checks { part state reason } backups { archive {
        folder baseBackupAt segmentArchivedAt segmentFailedAt failure } } } }`;
      const { data } = await (await post('/graphql', { query }, { authorization })).json();
      const { checks, backups } = data.systemStatus;
      const check = checks.find(({ part }: { part: string }) => part === 'BACKUPS');
      return { state: check.state, reason: check.reason, archive: backups.archive };
    },
  };
}

test('makes the first base backup at the start, and reports an archive that cannot be written until it works again', async () => {
  const { metrics, status } = await startApplication();
  const { archive: initial } = await until(status, ({ state }) => state === 'OK');
  const [baseBackup] = await listBaseBackups(archive());
  expect(initial).toMatchObject({ folder: path.join(folder, 'archive'), segmentFailedAt: null, failure: null });
  expect(Date.parse(initial.baseBackupAt)).toBe(Date.parse(baseBackup?.endedAt ?? ''));
  const seconds = Date.parse(baseBackup?.endedAt ?? '') / 1_000;
  const both = (times: readonly number[], isRight: (time: number, index: number) => boolean) =>
    times.length === 2 && times.every(isRight);
  await until(metrics, ({ success, failure, baseBackup }) =>
    [
      both(success, (time) => time > 0),
      both(failure, (time) => time === 0),
      both(baseBackup, (time) => time === seconds),
    ].every(Boolean),
  );
  await start(path.join(folder, 'archive')); // joins the server of the application
  // The schedule sets `singleton_on`.
  const added = `select count(*)::int from pgboss.job where name = 'wal-archive.maintain' and singleton_on is null`;
  expect(await runSql(added)).toEqual([1]);
  await runSql("delete from pgboss.schedule where name = 'wal-archive.maintain'"); // the archive is damaged below

  const { walFolder, baseFolder } = archive();
  await rename(walFolder, `${walFolder}-away`);
  await writeFile(walFolder, 'not a folder');
  await runSql('create table price as select 1 as price');
  await runSql('select pg_switch_wal()');
  expect(await until(status, ({ state }) => state !== 'OK')).toMatchObject({
    ...{
      state: 'PROBLEM',
      reason: 'The write-ahead log cannot be archived. The reason is in DATA_DIR/postgres/server.log.',
    },
  });
  await until(metrics, ({ success, failure }) => both(failure, (time, index) => time > (success[index] ?? 0)));
  await rm(walFolder);
  await rename(`${walFolder}-away`, walFolder);
  await runSql('insert into price values (2)');
  await runSql('select pg_switch_wal()'); // PostgreSQL also tries again every minute
  await until(status, ({ state }) => state === 'OK');
  await until(metrics, ({ success, failure }) => both(success, (time, index) => time > (failure[index] ?? 0)));

  await rename(baseFolder, `${baseFolder}-away`);
  expect(await status()).toMatchObject({ state: 'WARNING', reason: 'There is no base backup yet.' });
  await rename(`${baseFolder}-away`, baseFolder);
  const outdated = { ...baseBackup, endedAt: new Date(Date.now() - 27 * 3_600_000).toISOString() };
  await writeFile(path.join(baseBackup?.folder ?? '', 'backup.json'), JSON.stringify(outdated));
  expect(await status()).toMatchObject({ reason: 'No base backup has succeeded within the last 26 hours.' });
  await writeFile(path.join(baseBackup?.folder ?? '', 'backup.json'), 'not JSON');
  expect(await status()).toMatchObject({ state: 'PROBLEM', reason: expect.stringMatching(/^The base backups cannot/) });
});
