import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import pg from 'pg';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { openBackup } from '../../../server/src/platform/backup/restore-backup.ts';
import { type ObjectStore, startObjectStore } from '../../support/object-store.ts';
import { runProgram } from '../../support/run-program.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests the commands with a database server that is not embedded. */

jest.setTimeout(300_000); // starts the commands as separate processes

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const key = 'a passphrase for backups, 20+ characters';
let app: TestApp;
let objects: ObjectStore;
let folder: string;
let file: string;
const databases: string[] = [];

const s3Env = () => ({
  S3_ENDPOINT: objects.url,
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'any',
  S3_SECRET_ACCESS_KEY: 'any',
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
let picture: string;

beforeAll(async () => {
  objects = await startObjectStore();
  app = await startTestApp({ env: s3Env() });
  folder = await mkdtemp(path.join(tmpdir(), 'facet-restore-test-'));
  file = path.join(folder, 'test.zip.age');
  await createStones(app, [{ stockId: 'KEPT-1' }, { stockId: 'KEPT-2' }]);
  picture = await app.services.media.putImage(onePixel, { path: 'image', maxWidth: 10 });
  await app
    .em()
    .execute("insert into user_account (email, password_hash, logo_url) values ('kept@example.com', 'x', ?)", [
      picture,
    ]);
});

afterAll(async () => {
  for (const name of databases) await administer(`drop database if exists ${name} with (force)`);
  await app.stop();
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

async function administer(sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the URL of a database that does not exist yet. */
function newDatabase(): { name: string; url: string } {
  const name = `test_restored_${process.pid}_${databases.length}`;
  databases.push(name);
  const url = new URL(app.databaseUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

/** Returns the databases that this file has created. Other test files use the same server. */
const databaseNames = async (): Promise<string[]> =>
  (
    await administer(`
      select d.datname as name from pg_database d join pg_database own on own.datname = '${new URL(app.databaseUrl).pathname.slice(1)}'
      where d.datname ~ ('^(test_restored_${process.pid}_|facet_restore_|facet_check_' || own.oid || '_)') order by 1`)
  ).map(({ name = '' }) => name);

const backup = (args: readonly string[], env: Record<string, string> = {}) =>
  runProgram('backup', args, { DATABASE_URL: app.databaseUrl, DATA_DIR: folder, ...s3Env(), BACKUP_KEY: key, ...env });

const restore = (args: readonly string[], env: Record<string, string> = {}) =>
  runProgram('restore', args, { DATA_DIR: folder, ...s3Env(), BACKUP_KEY: key, ...env });

async function stonesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string }>('select stock_id as number from diamond order by stock_id');
    return rows.map(({ number }) => number);
  } finally {
    await client.end();
  }
}

test('creates encrypted backups in a bucket and in a file, and restores the one in the bucket', async () => {
  const inBucket = await backup(['s3://archive/facet']);
  expect(inBucket).toMatchObject({ code: 0, stdout: expect.stringContaining(' in s3://archive/facet: ') });
  const [name = ''] = inBucket.stdout.split(' ');
  expect(name).toMatch(/^facet-\d{8}T\d{6}Z\.zip\.age$/);
  expect(await backup([file, '--no-verify'])).toMatchObject({ code: 0 });
  expect((await readFile(file)).includes('KEPT-1')).toBe(false);
  expect(await backup([file])).toMatchObject({ code: 1, stderr: expect.stringContaining('already exists') });
  expect(await databaseNames()).not.toContainEqual(expect.stringMatching(/^facet_(check|restore)_/));

  const { url } = newDatabase();
  expect(await restore([`s3://archive/facet/${name}`], { DATABASE_URL: url })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Restored \d+ rows and 1 files in \d+ s\n$/),
  });
  expect(await stonesOf(url)).toEqual(['KEPT-1', 'KEPT-2']);
});

test('restores a file with its media into another bucket, and replaces a database with data only on request', async () => {
  const { name, url } = newDatabase();
  const media = await startObjectStore();
  expect(await restore([file], { DATABASE_URL: url, S3_ENDPOINT: media.url })).toMatchObject({ code: 0 });
  const [original, stored] = await Promise.all(
    [objects, media].map(async (store) => (await fetch(`${store.url}/media/${path.basename(picture)}`)).arrayBuffer()),
  );
  expect(stored).toEqual(original);
  await media.stop();
  const client = new pg.Client({ connectionString: url, application_name: 'a report' });
  await client.connect();
  await client.query("update diamond set stock_id = 'CHANGED' where stock_id = 'KEPT-1'");
  const inUse = await restore([file, '--replace'], { DATABASE_URL: url });
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use (a report). Stop the server') });
  await client.end();
  const refused = await restore([file], { DATABASE_URL: url });
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('add --replace') });
  expect(await stonesOf(url)).toEqual(['CHANGED', 'KEPT-2']);

  const replaced = await restore([file, '--replace'], { DATABASE_URL: url });
  const [, old = ''] = /now named (\w+)/.exec(replaced.stdout) ?? [];
  databases.push(old);
  expect(await stonesOf(url)).toEqual(['KEPT-1', 'KEPT-2']);
  expect(await stonesOf(url.replace(name, old))).toEqual(['CHANGED', 'KEPT-2']);
});

/** Copies an unencrypted backup. `change` returns the changed content of an entry. */
async function copyOf(source: string, change: (name: string, content: Buffer) => Buffer): Promise<string> {
  const zip = await fromBufferPromise(await readFile(source), { lazyEntries: true });
  const copy = new ZipFile();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    copy.addBuffer(change(entry.fileName, content), entry.fileName);
  }
  copy.end();
  const target = path.join(folder, `copy-${Math.random()}.zip`);
  await writeFile(target, await buffer(copy.outputStream));
  return target;
}

test('creates a backup of several parts in a bucket, and restores it', async () => {
  const large = `/media/${'0'.repeat(64)}.mp4`;
  const bytes = randomBytes(40_000_000); // cannot be compressed, so that the backup has two parts of 32 MB
  await fetch(objects.url + large, { method: 'PUT', body: bytes });
  await app
    .em()
    .execute("insert into user_account (email, password_hash, logo_url) values ('large@example.com', 'x', ?)", [large]);
  const { code, stdout } = await backup(['s3://archive/large'], { BACKUP_KEY: '' });
  expect(code).toBe(0);

  const [name = ''] = stdout.split(' ');
  const { url } = newDatabase();
  const media = await startObjectStore();
  const env = { DATABASE_URL: url, S3_ENDPOINT: media.url };
  // The commands read the backup and write the media with the same endpoint.
  const copy = await fetch(`${objects.url}/archive/large/${name}`);
  await fetch(`${media.url}/archive/large/${name}`, { method: 'PUT', body: await copy.arrayBuffer() });
  expect(await restore([`s3://archive/large/${name}`], env)).toMatchObject({ code: 0 });
  const restored = await fetch(media.url + large);
  expect(Buffer.from(await restored.arrayBuffer()).equals(bytes)).toBe(true);
  await media.stop();
  await app.em().execute("delete from user_account where email = 'large@example.com'");
});

test('rejects files that are not complete backups of this version, and changes nothing', async () => {
  const plain = path.join(folder, 'plain.zip');
  expect(await backup([plain, '--no-verify'], { BACKUP_KEY: '' })).toMatchObject({ code: 0 });
  const manifestWith = (change: (manifest: { migrations: string[]; formatVersion: number }) => void) =>
    copyOf(plain, (name, content) => {
      if (name !== 'manifest.json') return content;
      const manifest = JSON.parse(content.toString());
      change(manifest);
      return Buffer.from(JSON.stringify(manifest));
    });
  const written = async (name: string, bytes: Buffer): Promise<string> => {
    await writeFile(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  const [bytes, plainBytes] = [await readFile(file), await readFile(plain)];
  const middle = Math.floor(bytes.length / 2);
  const flipped = Buffer.from(bytes);
  flipped[middle] = 255 - (flipped[middle] ?? 0);
  const cases: [file: string, message: string, key?: string][] = [
    [file, 'BACKUP_KEY: is not the key', 'another passphrase, also 20+ characters'],
    [file, 'BACKUP_KEY: is required', ''],
    [await written('short.zip.age', bytes.subarray(0, middle)), 'damaged or truncated'],
    [await written('flipped.zip.age', flipped), 'damaged or truncated'],
    [await written('short.zip', plainBytes.subarray(0, plainBytes.length / 2)), 'damaged or truncated'],
    [path.resolve('package.json'), 'not a backup of Facet'],
    [
      await copyOf(plain, (name, content) => (name === 'manifest.json' ? Buffer.from('{}') : content)),
      'not a backup of Facet',
    ],
    [
      await copyOf(plain, (name, content) =>
        name === 'tables/diamond.copy' ? Buffer.from(content.toString().replace('KEPT-1', 'KEPT-9')) : content,
      ),
      'tables/diamond.copy was changed',
    ],
    [
      await manifestWith(({ migrations }) => migrations.push('Migration20990101000000_later')),
      `made by a newer version of Facet (${version})`,
    ],
    [await manifestWith((manifest) => Object.assign(manifest, { formatVersion: 99 })), 'made by a newer version'],
    [path.join(folder, 'missing.zip'), 'missing.zip'],
  ];
  const location = { DATA_DIR: folder, S3_REGION: '' };
  for (const [source, message, passphrase = key] of cases)
    await expect(openBackup(source, { location, key: passphrase })).rejects.toThrow(message);

  const before = await databaseNames();
  const { url } = newDatabase();
  const { code, stdout, stderr } = await restore([path.join(folder, 'flipped.zip.age')], { DATABASE_URL: url });
  const lines = stderr.trim().split('\n');
  expect([code, stdout, lines.length]).toEqual([1, '', 2]); // the progress, and one line with the reason
  expect(lines[1]).toContain('damaged or truncated');
  expect(await databaseNames()).toEqual(before);
});

test('names the missing permission if the role cannot create databases', async () => {
  const role = `backup_reader_${process.pid}`;
  await administer(`create role ${role} login password 'secret' in role pg_read_all_data`);
  const url = new URL(app.databaseUrl);
  url.username = role;
  url.password = 'secret';
  try {
    const env = { DATABASE_URL: url.href, BACKUP_KEY: '' };
    const target = path.join(folder, 'reader.zip');
    await app.em().execute(`grant insert, update on backup_run to ${role}`);
    await app.em().execute(`grant usage on all sequences in schema public to ${role}`);
    expect(await backup([target], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Run: alter role ${role} createdb`),
    });
    expect(await backup([target, '--no-verify'], env)).toMatchObject({ code: 0 });
  } finally {
    await app.em().execute(`drop owned by ${role}`);
    await administer(`drop role ${role}`);
  }
});
