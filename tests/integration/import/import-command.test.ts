import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { runImport } from './command-line.ts';
import { csv } from './files.ts';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'facet-import-'));
  env = { DATABASE_URL: database.url, DATA_DIR: folder };
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => client.query('truncate diamond cascade'));

const fileWith = async (name: string, content: string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};

const stones = async (): Promise<string[]> => {
  const { rows } = await client.query<{ stock_id: string }>('select stock_id from diamond where is_active order by 1');
  return rows.map(({ stock_id }) => stock_id);
};

const header = ['Stock #', 'Cut', 'Weight', 'Price Per Carat'];

test('imports a file with a profile and prints the counts', async () => {
  const file = await fileWith('ambiguous.csv', csv(header, ['A1', 'PR', '1.01', '5000']));
  const profile = await fileWith('profile.json', JSON.stringify({ columns: [{ column: 'Cut', field: 'shapeId' }] }));
  const dryRun = await runImport(['--type', 'diamonds', '--profile', profile, '--dry-run', file], env);
  expect(dryRun).toMatchObject({ code: 0, stdout: expect.stringMatching(/^dry run: 1 read, 1 inserted/m) });
  expect(await stones()).toEqual([]);
  const real = await runImport(['--type', 'diamonds', '--profile', profile, file], env);
  expect(real).toMatchObject({ code: 0, stdout: expect.stringMatching(/^imported: 1 read, 1 inserted/m) });
  expect(await stones()).toEqual(['A1']);
  const next = await fileWith('next.csv', csv(header, ['A2', 'PR', '1.01', '5000']));
  const replacing = await runImport(['--type', 'diamonds', '--profile', profile, '--mode', 'replace', next], env);
  expect(replacing).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 inserted.*1 deactivated/) });
  expect(await stones()).toEqual(['A2']);
});

test('exits with 1 and changes nothing on an invalid row, and imports the valid rows with --skip-invalid', async () => {
  const file = await fileWith(
    'bad.csv',
    csv(['Stock #', 'Shape', 'Weight', 'Price Per Carat'], ['A1', 'RB', '-1', '5'], ['A2', 'RB', '1', '5']),
  );
  const rejection = await runImport(['--type', 'diamonds', file], env);
  expect(rejection).toMatchObject({ code: 1, stdout: '' });
  expect(rejection.stderr).toBe('line 2, Weight "-1": must be greater than 0\nnothing was imported\n');
  expect(await stones()).toEqual([]);
  const skipping = await runImport(['--type', 'diamonds', '--skip-invalid', file], env);
  expect(skipping).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 inserted.*1 skipped/) });
  expect(await stones()).toEqual(['A2']);
});

test('prints the import result even if the problem file cannot be written', async () => {
  const file = await fileWith(
    'unkept.csv',
    csv(header.with(1, 'Shape'), ['A1', 'RB', '-1', '5'], ['A2', 'RB', '1', '5']),
  );
  const unwritablePath = ['--problems', path.join(folder, 'not-there', 'problems.csv')];
  const problem = 'line 2, Weight "-1": must be greater than 0\n';
  const rejection = await runImport(['--type', 'diamonds', ...unwritablePath, file], env);
  expect(rejection).toMatchObject({ code: 1, stdout: '' });
  expect(rejection.stderr).toMatch(new RegExp(`^${problem}nothing was imported\n.*ENOENT.*not-there.*\n$`));
  const skipping = await runImport(['--type', 'diamonds', '--skip-invalid', ...unwritablePath, file], env);
  expect(skipping).toMatchObject({ code: 1, stdout: expect.stringMatching(/^imported:.*1 inserted.*1 skipped/) });
  expect(skipping.stderr).toMatch(new RegExp(`^${problem}.*ENOENT.*not-there.*\n$`));
  expect(await stones()).toEqual(['A2']);
});

// The tests for `import-command-line.ts` cover other rejected arguments.
test.each<[string, string[], RegExp]>([
  ['an unknown type', ['--type', 'bricks', 'x.csv'], /--type: must be diamonds/],
  ['a missing file', ['--type', 'diamonds', 'not-there.csv'], /not-there\.csv cannot be read/],
  ['an unknown option', ['--force', 'x.csv'], /'--force'[\s\S]*Usage/],
])('exits with 1 and a message for %s', async (_description, args, message) => {
  const outcome = await runImport(args, env);
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toMatch(message);
  expect(outcome.stderr).not.toMatch(/\n\s+at /);
});

test('prints the usage for --help', async () => {
  expect(await runImport(['--help'], env)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage: npm run import/),
  });
});

test('imports a large file in constant memory', async () => {
  const rowCount = 200_000;
  const file = path.join(folder, 'large.csv');
  function* lines(): Generator<string> {
    yield 'Stock #,Shape,Weight,Color,Clarity,Price Per Carat,Comment\n';
    for (let row = 1; row <= rowCount; row++)
      yield `LARGE-${row},RB,1.01,D,VS1,${row},"stone ${row}, ${'x'.repeat(100)}"\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  // The program needs 100 MB without any rows. All rows together would exceed the remaining 50 MB.
  const outcome = await runImport(['--type', 'diamonds', '--dry-run', file], env, ['--max-old-space-size=150']);
  expect(outcome.stderr).not.toMatch(/heap out of memory/);
  expect(outcome).toMatchObject({ code: 0, stdout: expect.stringMatching(/dry run: 200,000 read, 200,000 inserted/) });
}, 300_000);

test('imports with a saved profile and its stock type, and records the run along with its file', async () => {
  await client.query(`
    insert into import_profile (kind, name, profile)
    values ('diamonds', 'Acme Gems', '{"columns":[{"column":"Cut","field":"shapeId"}],"vendor":"Acme"}')`);
  const file = await fileWith('saved.csv', csv(header, ['S1', 'PR', '1.01', '5000']));
  const outcome = await runImport(['--profile', 'acme gems', file], env);
  expect(outcome).toMatchObject({ code: 0, stdout: expect.stringMatching(/^imported: 1 read, 1 inserted/m) });
  const rejection = await runImport(
    ['--profile', 'acme gems', await fileWith('worse.csv', csv(header, ['S2', 'PR', 'much', '5000']))],
    env,
  );
  expect(rejection).toMatchObject({ code: 1, stderr: expect.stringMatching(/is not a number/) });
  const { rows } = await client.query(
    'select origin, state, file_name, profile_name, vendor, file_bytes::int from import_run order by id desc limit 2',
  );
  const run = { origin: 'commandLine', profile_name: 'Acme Gems', vendor: 'Acme' };
  expect(rows).toEqual([
    { ...run, state: 'refused', file_name: 'worse.csv', file_bytes: expect.any(Number) },
    { ...run, state: 'done', file_name: 'saved.csv', file_bytes: (await stat(file)).size },
  ]);
});

test.each([
  ['that is neither saved nor a file', ['--profile', 'Nobody'], /^--profile: Nobody is neither a file nor the name/],
  [
    'for another stock type',
    ['--type', 'melee', '--profile', 'Acme Gems'],
    /^--type: the profile Acme Gems can only be used for diamonds/,
  ],
])('rejects a profile %s and imports nothing', async (_description, args, message) => {
  const file = await fileWith('unread.csv', csv(header, ['U1', 'PR', '1.01', '5000']));
  const outcome = await runImport([...args, file], env);
  expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  expect(outcome.stderr).not.toMatch(/\n\s+at /);
  expect(await stones()).toEqual([]);
});
