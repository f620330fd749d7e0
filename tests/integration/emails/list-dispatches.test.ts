import { countQueries } from '../../support/count-queries.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type EmailHelpers, emailHelpers } from './email-helpers.ts';

let app: TestApp;
let emailApi: EmailHelpers;
const subjects = ['First', 'Second', 'Third', 'Fourth'];
beforeAll(async () => {
  app = await startTestApp();
  emailApi = await emailHelpers(app);
  const channelIds = [await emailApi.channel('Shows'), await emailApi.channel('Arrivals')];
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  for (const subject of subjects) {
    const { body: template } = await app.rest<{ id: number }>('POST', '/api/emails/templates', {
      token: emailApi.admin.token,
      body: { name: subject, subject, body: '<p>Hello</p>' },
    });
    await emailApi.send({ templateId: template.id, channelIds, sendAt });
  }
});
afterAll(() => app.stop());

interface Listed {
  emailDispatches: {
    total: number;
    items: { subject: string; status: string; channels: { name: string; version: number }[] }[];
  } | null;
}
const list = (args: string, token: string | null = emailApi.admin.token) =>
  app.graphql<Listed>(
    `{ emailDispatches(${args}) { total items {
      subject status channels { name version } template { name } createdBy { email } progress { total } } } }`,
    {},
    token,
  );

test('lists email dispatches from newest to oldest, in pages, with the names of their channels', async () => {
  const { data } = await list('page: { index: 0, size: 2 }');
  expect(data?.emailDispatches).toMatchObject({
    total: 4,
    items: [
      {
        subject: 'Fourth',
        status: 'SCHEDULED',
        channels: [
          { name: 'Arrivals', version: 1 },
          { name: 'Shows', version: 1 },
        ],
      },
      { subject: 'Third', status: 'SCHEDULED' },
    ],
  });
  const next = await list('page: { index: 1, size: 2 }');
  expect(next.data?.emailDispatches?.items.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  const others = await list('filter: { statuses: [SENT, CANCELLED] }');
  expect(others.data?.emailDispatches).toEqual({ total: 0, items: [] });
});

test('runs the same number of queries for four dispatches as for one', async () => {
  const pages = ['page: { size: 1 }', 'page: { size: 4 }'];
  // Fills the caches, because the first request for an operation needs more queries.
  for (const page of pages) await list(page);
  const [single, costOfFour] = [
    await countQueries(() => list(pages[0] ?? '')),
    await countQueries(() => list(pages[1] ?? '')),
  ];
  expect(costOfFour.result.data?.emailDispatches?.items).toHaveLength(4);
  expect(costOfFour.queries.length).toBe(single.queries.length);
});

test.each([
  ['an empty list', 'filter: { statuses: [] }', 'filter.statuses'],
  ['a page beyond the last readable row', 'page: { index: 10001, size: 1 }', 'page.index'],
])('rejects a dispatch query with %s', async (_description, args, path) => {
  const { errors } = await list(args);
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path }] });
});

test('restricts dispatches and their copies to administrators', async () => {
  const { token } = await createPerson(app);
  expect((await list('page: { size: 1 }', token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const { errors } = await app.graphql('{ emailDeliveries(dispatchId: "1") { total } }', {}, token);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});
