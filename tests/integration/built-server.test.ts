import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/* Tests the server as `npm start` builds and runs it, in a copy of the sources. */

jest.setTimeout(180_000); // builds the server and starts separate processes

let copy: ProjectCopy;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  [copy, database] = await Promise.all([copyProject('server'), createTestDatabase({ isEmpty: true })]);
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-built-data-'));
});

afterEach(async () => {
  server?.signal('SIGKILL');
  await server?.ended;
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  await copy.remove();
});

/** Builds the server if necessary, and returns the Node arguments that `npm start` would use. */
async function built(): Promise<readonly string[]> {
  const script = `
    const { ensureServerBuilt } = await import('./scripts/server-build.mjs');
    const program = await ensureServerBuilt(process.execPath);
    process.stdout.write('program: ' + JSON.stringify(program));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: copy.folder,
  });
  return JSON.parse(stdout.split('program: ').at(-1) ?? '');
}

const start = (program: readonly string[]): ServerProcess => {
  server = startServerProcess(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      JWT_SECRET: 'a secret that only tests know: 32+ characters',
      ADMIN_EMAIL: 'chief@example.com',
      ADMIN_PASSWORD: 'first-Password-1',
    },
    copy.folder,
    program,
  );
  return server;
};

test('builds the server once, migrates the database, serves requests and signs in', async () => {
  const program = await built();
  const url = await start(program).ready;
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { logIn(input: { email: "chief@example.com", password: "first-Password-1" }) {
        session { user { email } }
      } }`,
    }),
  });
  expect(await response.json()).toMatchObject({
    data: { logIn: { session: { user: { email: 'chief@example.com' } } } },
  });
  // Tests code that is loaded on demand, and files that are stored next to source files or in packages.
  for (const page of ['/graphql', '/api/docs'])
    expect((await fetch(`${url}${page}`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await built()).toEqual(program);
});

test('rebuilds after a source change, and maps stack traces to the source files', async () => {
  const before = await built();
  await copy.change('server/src/main.ts', 'const env = readEnv();', 'throw new Error("planted"); ');
  const after = await built();
  expect(after).not.toEqual(before);
  const { code, output } = await start(after).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/planted.*server\/src\/main\.ts:\d+/s);
  // After the change is reverted, the first build is used again, and no partial build remains.
  await copy.change('server/src/main.ts', 'throw new Error("planted"); ', 'const env = readEnv();');
  expect(await built()).toEqual(before);
  const files = await readdir(path.join(copy.folder, 'server/dist'), { withFileTypes: true });
  expect(files.filter((entry) => entry.isDirectory())).toHaveLength(2);
});
