import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { copyPreparedCluster } from '../support/prepared-cluster.ts';
import { until } from '../support/server-process.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;

const dataDir = () => path.join(folder, 'data');
const archive = () => walArchiveIn(path.join(folder, 'archive'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-recovery-test-'));
  await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  await copyPreparedCluster(dataDir());
});

afterEach(async () => {
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
  await maintain();
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
