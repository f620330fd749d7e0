import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { knownMigrations, migrate } from '../../../server/src/platform/database/database.ts';
import { createProbe } from '../../../server/src/platform/database/readiness.ts';
import { runMigrations } from '../../../server/src/platform/database/run-migrations.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { describeSchema } from './describe-schema.ts';

jest.setTimeout(60_000);

const baseline = 'Migration20261130200000_baseline';

let database: TestDatabase;
let client: pg.Client;

async function open(options?: { isEmpty: boolean }): Promise<void> {
  database = await createTestDatabase(options);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

afterEach(async () => {
  await client.end();
  await database.drop();
});

const executed = async (): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name);

test('creates the schema of the 95 migrations that the baseline replaced', async () => {
  await open({ isEmpty: true });
  await runMigrations(database.url, [baseline]);
  const expected = await readFile(path.join(import.meta.dirname, 'baseline-schema.txt'), 'utf8');
  expect(await describeSchema(database.url)).toBe(expected);
});

describe('a database of a development version', () => {
  const migrations = 95;

  /** Replaces the list of executed migrations by the first `count` migrations of the development versions. */
  async function openWith(count: number): Promise<void> {
    await open({ isEmpty: true });
    await runMigrations(database.url, [baseline]);
    await client.query('delete from migration');
    await client.query(
      `insert into migration (name) select 'Migration2026112' || to_char(n, 'FM0000000') || '_name' from generate_series(1, $1::int) n`,
      [count],
    );
  }

  test('is adopted if it has all replaced migrations, even if two processes start concurrently', async () => {
    await openWith(migrations);
    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(await executed()).toEqual(knownMigrations());
  });

  test('is rejected without changes if it has only some of them', async () => {
    await openWith(migrations - 1);
    await expect(migrate(database.url)).rejects.toThrow(
      /^This database has only 94 of the 95 migrations before release 0\.1\.0: start commit \w+ on it once, then start release [\d.]+ again$/,
    );
    expect(await executed()).toHaveLength(migrations - 1);
  });
});

describe('a database of a newer release', () => {
  const newer = 'Migration29991231235959_newer';

  beforeEach(async () => {
    await open();
    await client.query('insert into migration (name) values ($1)', [newer]);
  });

  test('is accepted while releases up to this one can use it', async () => {
    await migrate(database.url);
    const probe = createProbe(database.url, knownMigrations());
    expect(await probe.check()).toMatchObject({ kind: 'answers', isWritable: true, isMigrated: true });
    await probe.close();
  });

  test('is rejected with one line if it requires a newer release, compared by number', async () => {
    const [major = 0] = (await oldestRelease()).split('.').map(Number);
    await client.query(`update release_compatibility set oldest_release = '${major + 1}0.0.0'`);
    const { code, output } = await startServerProcess({
      DATABASE_URL: database.url,
      JWT_SECRET: 'a secret that only tests know: 32+ characters',
    }).ended;
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database was migrated by a newer release \(Migration29991231235959_newer\): start release \d+0\.0\.0 or newer, or restore a backup of release [\d.]+\n$/,
      ),
    });
    expect(await executed()).toContain(newer);
  });

  const oldestRelease = async (): Promise<string> =>
    (await client.query<{ oldest: string }>('select oldest_release as oldest from release_compatibility')).rows[0]
      ?.oldest ?? '';
});

test('repeats a migration that does not get a lock, so that requests do not wait behind it', async () => {
  await open({ isEmpty: true });
  await runMigrations(database.url, [baseline]);
  await client.query('begin');
  await client.query('lock table migration in share mode');
  const lines = new PassThrough();
  const migrated = migrate(database.url, pino({ level: 'warn' }, lines));
  const [line]: Buffer[] = await once(lines, 'data');
  expect(String(line)).toContain('a migration did not get a lock; trying again');
  await client.query('commit');
  await migrated;
  expect(await executed()).toEqual(knownMigrations());
});
