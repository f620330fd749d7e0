import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPerson, type Person } from '../../support/people.ts';
import { workbookRows } from '../../support/read-workbook.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type CommandOutcome, runExport, runExportUnread } from '../import/command-line.ts';

let app: TestApp;
let customer: Person;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'facet-export-'));
  customer = await createPerson(app, { markups: [{ percent: '10' }] });
  await createStones(app, [{ stockId: '=A' }, { stockId: 'B', isActive: false }]);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

const run = (...args: string[]): Promise<CommandOutcome> =>
  runExport(args, { DATABASE_URL: app.databaseUrl, DATA_DIR: folder });

it('writes only CSV to standard output', async () => {
  const { code, stdout, stderr } = await run('--type', 'diamonds');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [header, first, second, ...rest] = stdout.replace('\ufeff', '').split('\r\n');
  expect(header).toMatch(/^stockId,carats,/);
  expect([first?.slice(0, 4), second?.slice(0, 2), rest]).toEqual(["'=A,", 'B,', ['']]);
});

it("exits without an error if the pipe's reader closes it", async () => {
  const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder };
  expect(await runExportUnread(['--type', 'diamonds'], env)).toEqual({ code: 0, stdout: '', stderr: '' });
});

it("exports a customer's list to a file, in a given layout and format", async () => {
  const out = path.join(folder, 'rapnet.xlsx');
  const { code, stderr, stdout } = await run(
    ...['--type', 'diamonds', '--layout', 'RapNet', '--format', 'xlsx', '--for-user', customer.email, '--out', out],
  );
  expect({ code, stderr, stdout }).toEqual({ code: 0, stderr: '', stdout: '' });
  const [header = [], ...rows] = await workbookRows(await readFile(out));
  expect(rows.map((row) => [row[header.indexOf('Stock #')], row[header.indexOf('RapNet Price')]])).toEqual([
    ['=A', 1100],
  ]);
});

it.each([
  [['--type', 'melee', '--layout', 'rapnet'], /^layout\.own: is only available for diamonds/],
  [['--type', 'melee', '--layout', 'Sons'], /^--layout: must be facet, rapnet or the name of a saved profile/],
  [['--type', 'melee', '--for-user', 'nobody@example.com'], /^--for-user: nobody@example\.com is not registered/],
])('rejects the arguments %j, and writes no file', async (args, message) => {
  const { code, stderr, stdout } = await run(...args, '--out', path.join(folder, 'refused.csv'));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
});
