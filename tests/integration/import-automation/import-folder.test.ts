import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv } from '../import/files.ts';
import { listRuns, type RunView } from '../import-runs/runs.ts';
import { changed, saved } from './saved.ts';

let folder: string;
let env: Record<string, string>;
/** Two servers that read the same import folder. */
let app: TestApp;
let other: TestApp;
let admin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-import-dir-'));
  env = {
    IMPORT_DIR: folder,
    IMPORT_QUIET_SECONDS: '0',
    HOUSE_EMAIL: 'house@example.com',
    IMPORT_MAX_BYTES: '1000000',
  };
  app = await startTestApp({ withJobs: true, env });
  other = await startTestApp({
    withJobs: true,
    env: { ...env, DATA_DIR: app.env.DATA_DIR },
    databaseUrl: app.databaseUrl,
  });
  admin = (await signInPeople(app)).administrator;
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const stones = (...rows: readonly (readonly [number: string, price: string])[]): string =>
  csv(header, ...rows.map(([number, price]) => [number, 'RB', '1', price]));

const within = (...parts: string[]): string => path.join(folder, ...parts);
const names = (...parts: string[]): Promise<string[]> => readdir(within(...parts)).catch(() => []);

/** Moves a complete file into a vendor's folder, as an upload does. */
async function put(vendor: string, name: string, content: string): Promise<void> {
  await mkdir(within(vendor), { recursive: true });
  const unfinished = within(vendor, `.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, within(vendor, name));
}

/** Waits until a subfolder contains `count` stock files. Returns the file names. */
const filesWhenMoved = (vendor: string, subfolder: 'done' | 'refused', count: number): Promise<string[]> =>
  until(
    () => names(vendor, subfolder),
    (files) => {
      const problemFiles = files.filter((name) => name.endsWith('.problems.csv')).length;
      // The problem file is written before the rejected file is moved.
      return files.length >= count && (subfolder === 'done' || problemFiles * 2 === files.length);
    },
  );
const runsOf = (profile: string): Promise<RunView[]> => listRuns(app, admin, { text: profile });
const mailsAbout = async (text: string): Promise<Email[]> =>
  (await app.mails()).filter(({ subject }) => subject?.includes(text));

test("imports each file once with its folder's profile while two servers are running", async () => {
  await saved(app, admin, { name: 'Acme', folder: 'Acme', profile: { vendor: 'Acme Gems' } });
  // Saving a profile with a folder creates the folder.
  await until(
    () => names(),
    (files) => files.includes('Acme'),
  );
  const many = Array.from({ length: 8 }, (_, index) => `part ${index}.csv`);
  await Promise.all(many.map((name, index) => put('Acme', name, stones([`A${index}`, '100']))));
  const doneFiles = await filesWhenMoved('Acme', 'done', many.length);
  expect(doneFiles.map((name) => name.replace(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z /, '')).sort()).toEqual(many);
  const runs = await runsOf('Acme');
  expect(runs.map(({ fileName }) => fileName).sort()).toEqual(many);
  expect(runs[0]).toMatchObject({ state: 'DONE', origin: 'FOLDER', vendor: 'Acme Gems', startedBy: null });
  expect(await names('Acme')).toEqual(expect.arrayContaining(['.importing', 'done']));
  expect(await names('Acme', '.importing')).toEqual([]);
  const log = `{ auditLog(filter: { subjects: [IMPORT], text: "part 0.csv" }) { items { actorEmail } } }`;
  expect((await app.graphql(log, {}, admin)).data).toEqual({ auditLog: { items: [{ actorEmail: 'import folder' }] } });
});

test('moves a rejected file and its problem list to the same folder, and emails about the file once', async () => {
  await saved(app, admin, { name: 'Faulty', folder: 'faulty', notifyEmail: 'stock@example.com' });
  await put('faulty', 'faulty stones.csv', stones(['B1', 'much'], ['B2', '100'], ['B3', '-5']));
  const [file = '', problems = ''] = (await filesWhenMoved('faulty', 'refused', 2)).sort();
  expect(file).toMatch(/Z faulty stones\.csv$/);
  expect(problems).toBe(`${file}.problems.csv`);
  expect((await readFile(within('faulty', 'refused', problems), 'utf8')).trim().split(/\r?\n/)).toEqual([
    expect.stringContaining('line,row,column,value,code,message'),
    '2,1,Price Per Carat,much,NOT_A_NUMBER,is not a number',
    '4,3,Price Per Carat,-5,OUT_OF_RANGE,must be greater than 0',
  ]);
  const [run] = await runsOf('Faulty');
  const mails = await until(
    () => mailsAbout('faulty stones'),
    (sent) => sent.length > 0,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to?.[0]?.address).toBe('stock@example.com');
  for (const text of [mails[0]?.text, mails[0]?.html]) {
    expect(text).toContain('from the folder faulty');
    expect(text).toContain('The file has 2 problems. Nothing was imported.');
    expect(text).toContain('is not a number');
    expect(text).toContain(`/admin/imports/runs/${run?.id}`);
  }
});

test('rejects a replace import that would deactivate too many items, and sends an email with the numbers', async () => {
  const all = Array.from({ length: 60 }, (_, index): [string, string] => [`R${index}`, '100']);
  await saved(app, admin, {
    name: 'Replacing',
    folder: 'replacing',
    mode: 'REPLACE',
    profile: { vendor: 'Replacing' },
  });
  await put('replacing', 'all.csv', stones(...all));
  await filesWhenMoved('replacing', 'done', 1);
  await put('replacing', 'wrong file.csv', stones(['R0', '100']));
  const refusedFiles = await filesWhenMoved('replacing', 'refused', 2);
  const problems = refusedFiles.find((name) => name.endsWith('.problems.csv')) ?? '';
  expect(await readFile(within('replacing', 'refused', problems), 'utf8')).toMatch(/deactivate 59 of 60 items/);
  const [mail] = await until(
    () => mailsAbout('wrong file'),
    (sent) => sent.length > 0,
  );
  expect(mail?.to?.[0]?.address).toBe('house@example.com');
  expect(mail?.text).toContain('The file would deactivate 59 of 60 items');
});

test('ignores unfinished files, hidden files and symbolic links', async () => {
  await saved(app, admin, { name: 'Careful', folder: 'careful' });
  await put('careful', 'first.csv', stones(['C1', '100']));
  await filesWhenMoved('careful', 'done', 1);
  const outside = await mkdtemp(path.join(tmpdir(), 'facet-outside-'));
  await writeFile(path.join(outside, 'outside.csv'), stones(['C8', '100']));
  await symlink(path.join(outside, 'outside.csv'), within('careful', 'link.csv'));
  const ignoredFiles = ['x.csv.part', '~$stock.xlsx', '.hidden.csv', 'y.csv.filepart', 'z.tmp'];
  for (const name of ignoredFiles) await writeFile(within('careful', name), stones(['C9', '100']));
  await put('careful', 'last.csv', stones(['C2', '100']));
  await filesWhenMoved('careful', 'done', 2);
  expect(await names('careful')).toEqual(expect.arrayContaining([...ignoredFiles, 'link.csv']));
  expect((await runsOf('Careful')).map(({ fileName }) => fileName).sort()).toEqual(['first.csv', 'last.csv']);
  await rm(outside, { recursive: true });
});

test('does not follow a symbolic link that replaces an import folder', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'facet-outside-'));
  await saved(app, admin, { name: 'Linked', folder: 'linked' });
  await until(
    () => names(),
    (files) => files.includes('linked'),
  );
  await symlink(outside, within('linked', 'done'));
  await put('linked', 'stuck.csv', stones(['L1', '100']));
  await until(
    () => runsOf('Linked'),
    (runs) => runs[0]?.state === 'DONE',
  );
  await put('Acme', 'after.csv', stones(['L2', '100']));
  await until(
    () => names('Acme', 'done'),
    (files) => files.some((name) => name.endsWith('after.csv')),
  );
  expect(await readdir(outside)).toEqual([]);
  await rm(within('linked', 'done'));
  await filesWhenMoved('linked', 'done', 1);
  await rm(outside, { recursive: true });
});

test('emails once about files in a folder without a profile, and again about new files', async () => {
  await put('nobody', 'stock.csv', stones(['N1', '100']));
  const mails = await until(
    () => mailsAbout('subfolder nobody'),
    (sent) => sent.length > 0,
  );
  expect(mails[0]?.to?.[0]?.address).toBe('house@example.com');
  await put('nobody', 'more.csv', stones(['N2', '100']));
  await put('Acme', 'meanwhile.csv', stones(['N3', '100']));
  await until(
    () => names('Acme', 'done'),
    (files) => files.some((name) => name.endsWith('meanwhile.csv')),
  );
  expect(await mailsAbout('subfolder nobody')).toHaveLength(1);
  expect(await names('nobody')).toEqual(expect.arrayContaining(['stock.csv', 'more.csv']));
  const { id } = await saved(app, admin, { name: 'Nobody', folder: 'NOBODY' });
  await filesWhenMoved('nobody', 'done', 2);
  await changed(app, admin, id, { folder: null });
  // A folder scan that is already running may still import the first file with the old profile.
  let again = 0;
  await until(
    async () => {
      await put('nobody', `again ${again++}.csv`, stones([`N4-${again}`, '100']));
      return mailsAbout('subfolder nobody');
    },
    (sent) => sent.length > 1,
  );
});

test('rejects a file over the size limit without reading the file', async () => {
  await saved(app, admin, { name: 'Large', folder: 'large' });
  await put('large', 'large.csv', 'x'.repeat(1_000_001));
  await filesWhenMoved('large', 'refused', 2);
  const [mail] = await until(
    () => mailsAbout('large.csv'),
    (sent) => sent.length > 0,
  );
  expect(mail?.text).toMatch(/too large|more than 1,?000,?000 bytes|larger/i);
});

test('imports a file once if the process that claimed the file was killed', async () => {
  await saved(app, admin, { name: 'Left', folder: 'left' });
  const folder = within('left', '.importing', randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'left behind.csv'), stones(['X1', '100']));
  const longAgo = new Date(Date.now() - 600_000);
  await utimes(folder, longAgo, longAgo);
  await filesWhenMoved('left', 'done', 1);
  expect(await runsOf('Left')).toHaveLength(1);
});

test('leaves a file in its folder if it cannot be moved, and imports the other files', async () => {
  await saved(app, admin, { name: 'Held', folder: 'held' });
  const dir = await mkdtemp(path.join(tmpdir(), 'facet-held-'));
  // The process can move every file, except to a path that exceeds the system's maximum length.
  const longestPath = process.platform === 'darwin' ? 1_023 : 4_095;
  const name = `${'held'.repeat(50)}.csv`;
  const nameLength = longestPath - path.join(dir, 'held', name).length;
  const deep = path.join(dir, ...Array.from({ length: Math.floor(nameLength / 40) }, () => 'd'.repeat(39)));
  const folder = path.join(deep, 'held');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), stones(['H1', '100']));
  for (const number of ['H2', 'H3']) await writeFile(path.join(folder, `${number}.csv`), stones([number, '100']));
  const third = await startTestApp({
    withJobs: true,
    env: { ...env, DATA_DIR: app.env.DATA_DIR, IMPORT_DIR: deep },
    databaseUrl: app.databaseUrl,
  });
  await until(
    () => readdir(path.join(folder, 'done')).catch(() => []),
    (files) => files.length === 2,
  );
  await third.stop();
  expect((await readdir(folder)).sort()).toEqual(['.importing', 'done', name]);
  expect(await readdir(path.join(folder, '.importing'))).toEqual([]);
  await rm(dir, { recursive: true });
});

test('imports files that arrived while no server was running', async () => {
  await saved(app, admin, { name: 'Later', folder: 'later' });
  const dir = await mkdtemp(path.join(tmpdir(), 'facet-later-'));
  await mkdir(path.join(dir, 'later'));
  await writeFile(path.join(dir, 'later', 'later.csv'), stones(['Y1', '100']));
  const third = await startTestApp({
    withJobs: true,
    env: { ...env, DATA_DIR: app.env.DATA_DIR, IMPORT_DIR: dir },
    databaseUrl: app.databaseUrl,
  });
  await until(
    () => readdir(path.join(dir, 'later', 'done')).catch(() => []),
    (files) => files.length === 1,
  );
  await third.stop();
  await rm(dir, { recursive: true });
});
