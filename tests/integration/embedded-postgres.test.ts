import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { jest } from '@jest/globals';
import pg from 'pg';
import { copyPreparedCluster } from '../support/prepared-cluster.ts';
import { startServerProcess } from '../support/server-process.ts';

jest.setTimeout(120_000); // starts processes, each with a separate database server

const program = path.resolve('tests/support/embedded-postgres-process.mjs');

interface User {
  process: ChildProcess;
  url: string;
  dataDir: string;
  /** Makes the process stop using the database server. The process then exits normally. */
  leave(): Promise<void>;
  /** Kills the process. */
  die(): Promise<void>;
}

const folders: string[] = [];
const users: User[] = [];

/** Creates a data folder that is either empty or contains a prepared database. */
async function folder({ isEmpty = false } = {}): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'facet-postgres-test-'));
  await chmod(directory, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  folders.push(directory);
  if (!isEmpty) await copyPreparedCluster(directory);
  return directory;
}

async function startUser(dataDir: string): Promise<User> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line]: string[] = await Promise.race([
    once(lines, 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the process ended with ${code}`))),
  ]);
  const user = {
    process: child,
    ...JSON.parse(line ?? ''),
    leave: async () => {
      child.stdin.end();
      await ended;
    },
    die: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  users.push(user);
  return user;
}

async function runSql(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const postmasterOf = async ({ dataDir }: User): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Matches the error for a missing socket file, and the error for a TCP port on which no server listens. */
const connectionErrors = /ENOENT|ECONNREFUSED/;

const withDatabase = (url: string, change: (parts: URL) => void): string => {
  const parts = new URL(url);
  change(parts);
  return parts.href;
};

afterEach(async () => {
  for (const user of users.splice(0)) if (user.process.exitCode === null && !user.process.killed) await user.leave();
  for (const directory of folders.splice(0)) await rm(directory, { recursive: true, force: true });
});

test('keeps data after a restart and rejects connections without the password', async () => {
  const dataDir = await folder({ isEmpty: true });
  const first = await startUser(dataDir);
  await runSql(first.url, 'create table kept as select 42 as answer');
  await expect(
    runSql(
      withDatabase(first.url, (url) => {
        url.password = 'wrong';
      }),
      'select 1',
    ),
  ).rejects.toThrow(/password authentication failed/);
  await first.leave();
  await expect(runSql(first.url, 'select 1')).rejects.toThrow(connectionErrors);

  const second = await startUser(dataDir);
  expect(await runSql(second.url, 'select answer from kept')).toEqual([42]);
});

test('rejects a database of another major version with one line, and changes nothing', async () => {
  const parent = await folder({ isEmpty: true });
  const dataDir = path.join(parent, 'postgres');
  await copyPreparedCluster(dataDir);
  const file = path.join(dataDir, 'cluster/PG_VERSION');
  await writeFile(file, '17\n');
  const { code, output } = await startServerProcess({
    DATA_DIR: parent,
    JWT_SECRET: 'a secret that only tests know: 32+ characters',
  }).ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: `The database in ${path.join(dataDir, 'cluster')} was created by PostgreSQL 17, and this release contains PostgreSQL 18: run "npm run backup" with the previous release, move ${dataDir} to another place, and run "npm run restore" with this release\n`,
  });
  expect(await readFile(file, 'utf8')).toBe('17\n');
  expect(await readdir(dataDir)).toEqual(['cluster', 'password']);
});

test('listens on a Unix socket that only its operating system user can access', async () => {
  const { url, dataDir } = await startUser(await folder());
  expect(await runSql(url, 'select client_addr from pg_stat_activity where pid = pg_backend_pid()')).toEqual([null]);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(path.dirname(socketFolder)).toBe(dataDir);
  const owner = (await stat(path.join(dataDir, 'cluster'))).uid;
  for (const file of [socketFolder, path.join(socketFolder, `.s.PGSQL.${new URL(url).port}`)]) {
    const { mode, uid } = await stat(file);
    expect({ rights: mode & 0o777, uid }).toEqual({ rights: 0o700, uid: owner });
  }
});

test('listens on TCP if the path is too long for a Unix socket', async () => {
  const deep = path.join(await folder({ isEmpty: true }), 'd'.repeat(100));
  await copyPreparedCluster(deep);
  const { url } = await startUser(deep);
  expect(new URL(url).search).toBe('');
  expect(await runSql(url, 'select 1')).toEqual([1]);
});

test("sorts and compares text by Unicode, regardless of the host's locale", async () => {
  const { url } = await startUser(await folder());
  expect(await runSql(url, "select upper('grün'), 'ÉCLAT' ilike 'éclat'")).toEqual(['GRÜN', true]);
});

test('reuses the database server that a killed process left running', async () => {
  const dataDir = await folder();
  const killed = await startUser(dataDir);
  const server = await postmasterOf(killed);
  await killed.die();

  const next = await startUser(dataDir);
  expect(await postmasterOf(next)).toBe(server);
  await next.leave();
  await expect(runSql(next.url, 'select 1')).rejects.toThrow(connectionErrors);
});

test('restarts after the database server and its process have been killed', async () => {
  const dataDir = await folder();
  const killed = await startUser(dataDir);
  await runSql(killed.url, 'create table kept as select 42 as answer');
  process.kill(await postmasterOf(killed), 'SIGKILL');
  await killed.die();

  const next = await startUser(dataDir);
  expect(await runSql(next.url, 'select answer from kept')).toEqual([42]);
});

test('ignores a PID file if its process ID belongs to another program', async () => {
  const dataDir = await folder();
  const first = await startUser(dataDir);
  const pidFile = path.join(dataDir, 'cluster/postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await first.leave();
  await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));

  const next = await startUser(dataDir);
  expect(await runSql(next.url, 'select 1')).toEqual([1]);
});

test('shares one database server between processes with the same data folder, and stops it with the last process', async () => {
  const dataDir = await folder({ isEmpty: true });
  const [first, second] = await Promise.all([startUser(dataDir), startUser(dataDir)]);
  expect(second.url).toBe(first.url);
  await first.leave();
  expect(await runSql(second.url, 'select 1')).toEqual([1]);
  await second.leave();
  await expect(runSql(second.url, 'select 1')).rejects.toThrow(connectionErrors);
});

test('runs separate database servers for two data folders', async () => {
  const [first, second] = await Promise.all([
    startUser(await folder({ isEmpty: true })),
    startUser(await folder({ isEmpty: true })),
  ]);
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  await runSql(first.url, 'create table mine ()');
  expect(await runSql(second.url, "select to_regclass('mine')")).toEqual([null]);
});
