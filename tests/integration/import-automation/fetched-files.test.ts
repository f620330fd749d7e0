import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { type FileServer, startFileServer } from '../../support/file-server.ts';
import { signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv } from '../import/files.ts';
import { listRuns, type RunView } from '../import-runs/runs.ts';
import { changed, fetched, readSaved, saved } from './saved.ts';

let app: TestApp;
let admin: string;
let server: FileServer;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { FETCH_PRIVATE: '1', HOUSE_EMAIL: 'house@example.com' } });
  admin = (await signInPeople(app)).administrator;
  server = await startFileServer();
});
afterAll(async () => {
  await server.stop();
  await app.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const stone = (number: string, price: string): string => csv(header, [number, 'RB', '1', price]);

/** Sets the file that the vendor's server returns. Responses have no ETag and no modification date. */
const serve = (content: string): void => {
  server.respond = (_request, response) => response.end(content);
};

const schedule = { every: 'DAY', time: '06:30' };
const profileFor = (name: string, facts: object = {}) =>
  saved(app, admin, { name, fetch: { url: `${server.url}/${name}.csv?token=hidden`, schedule }, ...facts });

const runsOf = (name: string): Promise<RunView[]> => listRuns(app, admin, { text: name });
const endedRuns = (name: string, count: number): Promise<RunView[]> =>
  until(
    () => runsOf(name),
    (runs) => runs.length === count && runs.every(({ state }) => state !== 'WAITING' && state !== 'RUNNING'),
  );
const mailsAbout = async (name: string): Promise<Email[]> =>
  (await app.mails()).filter(({ subject }) => subject?.includes(name));

test('imports a fetched file with its profile, and skips the file if its ETag is unchanged', async () => {
  server.respond = ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : stone('F1', '100'));
  };
  const { id } = await profileFor('etagged', { profile: { vendor: 'Acme' } });
  const first = await fetched(app, admin, id);
  expect(first).toMatchObject({ failure: null, lastRun: { id: expect.any(String) } });
  // The next fetch follows the schedule. Manual fetches do not change it.
  expect(first.nextAt).toMatch(/T06:30:00/);
  const [run] = await endedRuns('etagged', 1);
  expect(run).toMatchObject({
    state: 'DONE',
    origin: 'FETCH',
    fileName: 'etagged.csv',
    profileName: 'etagged',
    vendor: 'Acme',
    startedBy: null,
    report: { inserted: 1 },
  });
  await fetched(app, admin, id);
  expect(server.received.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  expect(await runsOf('etagged')).toHaveLength(1);
});

test('compares the content if the server sends no ETag, and imports the file again after the profile changes', async () => {
  serve(stone('G1', '100'));
  const { id } = await profileFor('plain');
  await fetched(app, admin, id);
  await endedRuns('plain', 1);
  await fetched(app, admin, id);
  expect(await runsOf('plain')).toHaveLength(1);
  await changed(app, admin, id, { profile: { constants: [{ field: 'comment', value: 'from afar' }] } });
  await fetched(app, admin, id);
  const [second] = await endedRuns('plain', 2);
  expect(second).toMatchObject({ report: { updated: 1 } });
});

test('uses the new version of a profile that changes during the fetch', async () => {
  const { id } = await profileFor('overtaken');
  let isFirst = true;
  server.respond = async (_request, response) => {
    if (isFirst) {
      isFirst = false;
      await changed(app, admin, id, { profile: { constants: [{ field: 'comment', value: 'as it says now' }] } });
    }
    response.end(stone('GO1', '100'));
  };
  await fetched(app, admin, id);
  await endedRuns('overtaken', 1);
  const query = 'query { diamonds(filter: { stockNumbers: ["GO1"] }) { items { comment } } }';
  expect((await app.graphql(query, {}, admin)).data).toEqual({ diamonds: { items: [{ comment: 'as it says now' }] } });
});

test("sends the profile's user name and password with the fetch request", async () => {
  serve(stone('H1', '100'));
  const fetch = { url: server.url.replace('//', '//acme:s%C3%A9same@'), schedule };
  const { id } = await saved(app, admin, { name: 'named', fetch });
  await fetched(app, admin, id);
  const basic = `Basic ${Buffer.from('acme:sésame').toString('base64')}`;
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([basic]);
});

test('retries temporary fetch errors, then emails once, and emails again only after a success', async () => {
  const { id } = await profileFor('shaky', { notifyEmail: 'stock@example.com' });
  const fail = () => {
    server.respond = (_request, response) => response.writeHead(503).end();
  };
  const failing = async () => {
    fail();
    return fetched(app, admin, id);
  };
  const soon = Date.now() + 10 * 60_000;
  const first = await failing();
  expect(first.failure).toMatch(/responded with 503/);
  expect(new Date(String(first.nextAt)).getTime()).toBeLessThan(soon);
  await failing();
  await failing();
  expect(await mailsAbout('shaky')).toEqual([]);
  const last = await failing();
  expect(last.nextAt).toMatch(/T06:30:00/);
  const [mail] = await until(
    () => mailsAbout('shaky'),
    (mails) => mails.length > 0,
  );
  expect(mail?.to?.[0]?.address).toBe('stock@example.com');
  expect(mail?.text).toMatch(/localhost:\d+ responded with 503 \(Service Unavailable\)\./);
  expect(mail?.text).toContain('/shaky.csv');
  expect(mail?.text).not.toMatch(/hidden/);
  // The next scheduled fetch is retried just as often, but sends no second email.
  for (let attempt = 1; attempt <= 3; attempt++)
    expect(new Date(String((await failing()).nextAt)).getTime()).toBeLessThan(Date.now() + 31 * 60_000);
  expect((await failing()).nextAt).toMatch(/T06:30:00/);

  serve(stone('I1', '100'));
  expect(await fetched(app, admin, id)).toMatchObject({ failure: null });
  server.respond = (_request, response) => response.writeHead(404).end();
  await fetched(app, admin, id);
  const both = await until(
    () => mailsAbout('shaky'),
    (mails) => mails.length > 1,
  );
  expect(both).toHaveLength(2);
  expect(both[1]?.text).toMatch(/responded with 404/);
});

test('emails only once about a rejected file until its problems change or a file is imported', async () => {
  const { id } = await profileFor('faulty');
  const served = async (content: string, count: number) => {
    serve(content);
    await fetched(app, admin, id);
    return (await endedRuns('faulty', count))[0];
  };
  const run = await served(stone('J1', 'much'), 1);
  expect(run).toMatchObject({ state: 'REFUSED' });
  const [mail] = await until(
    () => mailsAbout('faulty.csv'),
    (mails) => mails.length > 0,
  );
  expect(mail?.to?.[0]?.address).toBe('house@example.com');
  expect(mail?.subject).toBe('faulty.csv was not imported');
  expect(mail?.text).toContain('line 2, Price Per Carat "much": is not a number');
  expect(mail?.text).toContain(`/admin/imports/runs/${run?.id}`);
  await served(stone('J1', 'little'), 2);
  await served(stone('J1', '100'), 3);
  await served(stone('J1', 'nothing'), 4);
  const mails = await until(
    () => mailsAbout('faulty.csv'),
    (sent) => sent.length > 1,
  );
  expect(mails.map(({ text }) => /"(\w+)": is not/.exec(text ?? '')?.[1])).toEqual(['much', 'nothing']);
});

test('fetches each due file once even with several servers, and skips inactive profiles', async () => {
  serve(stone('K1', '100'));
  const { id } = await profileFor('due');
  const { id: stopped } = await profileFor('stopped', {});
  await changed(app, admin, stopped, { fetch: { url: `${server.url}/stopped.csv`, schedule, isActive: false } });
  const other = await startTestApp({ withJobs: true, databaseUrl: app.databaseUrl, env: { FETCH_PRIVATE: '1' } });
  await app
    .em()
    .getConnection()
    .execute(`update import_fetch set due_at = now() where is_active and profile_id in (?, ?)`, [id, stopped]);
  for (const server of [app, other]) {
    await server.orm.em
      .fork()
      .transactional((tx) => server.services.jobs.enqueue(tx, 'catalogue.fetch-due-import-files', {}));
  }
  await endedRuns('due', 1);
  expect(server.received.map(({ url }) => url)).toEqual(['/due.csv?token=hidden']);
  expect((await readSaved(app, admin, stopped)).fetch).toMatchObject({ nextAt: null, lastAt: null });
  await other.stop();
});
