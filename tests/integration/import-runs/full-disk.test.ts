import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { type FileStorage, fileStoreIn } from '../../../server/src/platform/file-store/file-store.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { uploadsOf } from '../../support/uploads.ts';
import { csv, importOverGraphql, importOverRest, stockIds } from '../import/files.ts';
import { ended, fileOf, listRuns, started } from './runs.ts';

/* Simulates a full disk at each step of an import, and expects that the file is rejected and nothing else changes. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const content = csv(['Stock #', 'Shape', 'Weight', 'Price Per Carat'], ['X1', 'RB', '1', '1']);
const diskFullError = {
  errorCode: 80,
  reason: 'UNAVAILABLE',
  explanation: expect.stringMatching(/^The disk of the server is full\. .* nothing was changed/),
  details: [{ path: 'file', message: 'cannot be saved: the disk of the server is full' }],
};
const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Runs `work` with a server whose file store has the given functions. */
async function withFileStore(storage: Partial<FileStorage>, work: (server: TestApp) => Promise<void>): Promise<void> {
  const sound: FileStorage = {
    store: async (_name, bytes) => void bytes.destroy(),
    open: async () => null,
    remove: async () => undefined,
  };
  const keptFiles = fileStoreIn({ ...sound, ...storage }, app.orm);
  const server = await startTestApp({ databaseUrl: app.databaseUrl, services: { keptFiles }, withJobs: true });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Expects that the server works as before the failure. */
async function expectSound(): Promise<void> {
  expect(await stockIds(app)).toEqual([]);
  const next = await importOverRest(app, content, { token: people.administrator, query: { dryRun: 'true' } });
  expect(next).toMatchObject({ status: 200, body: { inserted: 1 } });
  const remaining = await until(
    () => uploadsOf(app),
    (files) => files.length === 0,
  );
  expect(remaining).toEqual([]);
}

const part = (name: string, value: string, more = ''): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
const operations = JSON.stringify({
  query: 'mutation ($input: ImportStockInput!) { importStock(input: $input) { report { inserted } } }',
  variables: { input: { kind: 'DIAMOND', file: null } },
});

test.each([
  ['REST', '/api/diamonds/import', 'file', ''],
  [
    'GraphQL',
    '/graphql',
    '0',
    `${part('operations', operations)}\r\n${part('map', '{"0":["variables.input.file"]}')}\r\n`,
  ],
])('rejects an upload over %s if the disk is full', async (transport, address, name, texts) => {
  const sending = request(`${app.url}${address}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${people.administrator}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=cut',
    },
  });
  const responded = once(sending, 'response');
  sending.write(`${texts}--cut`);
  const [folder = ''] = await until(
    () => uploadsOf(app),
    (open) => open.length === 1,
  );
  // Writing to this device fails with ENOSPC.
  await symlink('/dev/full', path.join(app.env.DATA_DIR, 'uploads', folder, '0'));
  sending.end(`${part(name, content, '; filename="a.csv"').slice('--cut'.length)}\r\n--cut--\r\n`);
  const [response]: IncomingMessage[] = await responded;
  if (!response) throw new Error('the server has not answered');
  const body = await json(response);
  expect([response.statusCode, body]).toMatchObject([
    503,
    transport === 'REST' ? diskFullError : { errors: [{ extensions: diskFullError }] },
  ]);
  await expectSound();
});

test('rejects an import if its file cannot be stored', async () => {
  const full = { store: () => Promise.reject(noSpace) };
  await withFileStore(full, async (server) => {
    const rest = await importOverRest(server, content, { token: people.administrator });
    expect(rest).toMatchObject({ status: 503, body: diskFullError });
    const { errors } = await importOverGraphql(server, content, {}, people.administrator);
    expect(errors).toMatchObject([{ extensions: diskFullError }]);
    const runs = await listRuns(server, people.administrator, { states: ['FAILED'] });
    expect(runs).toHaveLength(2);
    for (const run of runs)
      expect(run).toMatchObject({ state: 'FAILED', fileBytes: 0, file: null, failure: diskFullError });
  });
  await expectSound();
});

test('fails an import run without retry if the workbook cannot be unpacked', async () => {
  let opened = 0;
  const partialFile = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000)]);
  const full: Partial<FileStorage> = {
    async open() {
      opened += 1;
      return Readable.from(
        (async function* () {
          yield partialFile;
          throw noSpace;
        })(),
      );
    },
  };
  await withFileStore(full, async (server) => {
    const { id } = await started(server, people.administrator, fileOf(content));
    expect(await ended(server, people.administrator, id)).toMatchObject({ state: 'FAILED', failure: diskFullError });
  });
  expect(opened).toBe(1);
  await expectSound();
});

test('rejects an import if the database disk is full', async () => {
  const execute = (statement: string) => app.em().getConnection().execute(statement);
  await execute(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await execute('create trigger no_room before insert on diamond execute function no_room()');
  try {
    const rest = await importOverRest(app, content, { token: people.administrator });
    expect(rest).toMatchObject({ status: 503, body: diskFullError });
    const { errors } = await importOverGraphql(app, content, {}, people.administrator);
    expect(errors).toMatchObject([{ extensions: diskFullError }]);
    const [run] = await listRuns(app, people.administrator);
    expect(run).toMatchObject({ state: 'FAILED', failure: diskFullError });
  } finally {
    await execute('drop function no_room cascade');
  }
  await expectSound();
});
