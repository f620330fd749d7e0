import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/* The server as `npm start` builds and runs it, in a copy of the sources. */

jest.setTimeout(180_000); // builds, and whole processes

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

/** What Node is given, in the words of the script that `npm start` asks. */
async function built(): Promise<readonly string[]> {
  const ask = `
    const { ensureServerBuilt } = await import('./scripts/server-build.mjs');
    const program = await ensureServerBuilt(process.execPath);
    process.stdout.write('program: ' + JSON.stringify(program));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ask], {
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
      JWT_SECRET: 'a secret that only tests know, 32+ characters',
      ADMIN_EMAIL: 'chief@example.com',
      ADMIN_PASSWORD: 'first-Password-1',
    },
    copy.folder,
    program,
  );
  return server;
};

test('a build migrates, answers and signs in, and is made once', async () => {
  const program = await built();
  const url = await start(program).ready;
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { logIn(input: { email: "chief@example.com", password: "first-Password-1" }) {
        session { user { email } }
      } }`,
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { logIn: { session: { user: { email: 'chief@example.com' } } } } });
  // What is loaded later, and files that lie beside sources and beside packages.
  for (const page of ['/graphql', '/api/docs'])
    expect((await fetch(`${url}${page}`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await built()).toEqual(program);
});

test('no build outlives a change of its sources, and errors point to them', async () => {
  const before = await built();
  await copy.change('server/src/main.ts', 'const env = readEnv();', 'throw new Error("planted"); ');
  const after = await built();
  expect(after).not.toEqual(before);
  const { code, output } = await start(after).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/planted.*server\/src\/main\.ts:\d+/s);
  // Back again: the first one is still there, and no build is half made.
  await copy.change('server/src/main.ts', 'throw new Error("planted"); ', 'const env = readEnv();');
  expect(await built()).toEqual(before);
  const made = await readdir(path.join(copy.folder, 'server/dist'), { withFileTypes: true });
  expect(made.filter((entry) => entry.isDirectory())).toHaveLength(2);
});
