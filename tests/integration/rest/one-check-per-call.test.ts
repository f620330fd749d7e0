import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString, graphql } from 'graphql';
import Type from 'typebox';
import { AppError } from '../../../server/src/kernel/errors/errors.ts';
import { shortListing } from '../../../server/src/kernel/input/page.ts';
import { IsOptional, MaxLength, Transform } from '../../../server/src/kernel/input/rules.ts';
import {
  download,
  get,
  lines,
  list,
  orRespondAsync,
  post,
  type Route,
} from '../../../server/src/kernel/transport/route.ts';
import { anyone, type Rule, withScope } from '../../../server/src/kernel/use-cases/access.ts';
import type { RequestContext } from '../../../server/src/kernel/use-cases/context.ts';
import { Loaders } from '../../../server/src/kernel/use-cases/loaders.ts';
import { bulkCommand, followed, query, refused } from '../../../server/src/kernel/use-cases/use-case.ts';
import { unrestrictedViewer } from '../../../server/src/modules/accounts/visibility/index.ts';
import {
  type BufferedResponses,
  openBufferedResponses,
} from '../../../server/src/platform/buffered-responses/buffered-responses.ts';
import { openUploadFolders, type UploadFolders } from '../../../server/src/platform/http/multipart-form.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { restRouter } from '../../../server/src/rest/router.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Tests that each call checks its access rule once and parses its input once. The use cases of this test count both.
 */

const counts = { checks: 0, parses: 0, runs: 0 };
let isForbidden = false;

const rule: Rule = withScope(
  {
    ...anyone,
    admit(ctx) {
      counts.checks += 1;
      if (isForbidden) throw new AppError('FORBIDDEN');
      anyone.admit(ctx);
    },
  },
  'STOCK_READ',
);

class CountedInput {
  @IsOptional()
  @MaxLength(100)
  @Transform((value) => {
    counts.parses += 1;
    return value;
  })
  text?: string;
}

const run = async (_ctx: RequestContext, { text = '' }: CountedInput) => {
  counts.runs += 1;
  return { text };
};
const read = query(rule, CountedInput, run);
const write = bulkCommand(rule, CountedInput, run);
const listed = query(rule, CountedInput, async (ctx, input) =>
  shortListing(
    async () => 'tag',
    async () => [await run(ctx, input)],
  ),
);
const file = query(rule, CountedInput, async (ctx, input) => {
  const { text } = await run(ctx, input);
  return {
    fileName: 'file.txt',
    mediaType: 'text/plain',
    text: (async function* () {
      yield text;
    })(),
  };
});
const failing = refused(
  followed(
    bulkCommand(
      rule,
      CountedInput,
      async (): Promise<{ text: string }> => Promise.reject(new AppError('USER_BLOCKED')),
    ),
    () => undefined,
  ),
  async () => undefined,
);

const returns = Type.Object({ text: Type.String() });
const described = { summary: 'A test.', returns, query: Type.Object({ text: Type.Optional(Type.String()) }) };
const fromQuery = { from: ({ query: { text } }: { query: Readonly<Record<string, string>> }) => ({ text }) };
const body = { summary: 'A test.', returns };
const routes: readonly Route[] = [
  get('/read', read, { ...described, ...fromQuery }),
  post('/write', write, body),
  post('/failing', failing, body),
  orRespondAsync(post('/later', write, body), write, {
    from: (request) => request.body,
    returns,
    locationOf: () => '/read',
  }),
  list('/list', listed, { ...described, ...fromQuery, names: { text: 'text' } }),
  download('/file/:text', file, { summary: 'A file.', returns: null, mediaType: 'text/plain' }),
  lines('/lines', read, {
    ...described,
    ...fromQuery,
    async *steps(first, next) {
      yield { lines: [first], rows: 1 };
      if (first.text === 'twice') yield { lines: [await next({ text: 'again' })], rows: 1 };
    },
  }),
];

let app: TestApp;
let spools: BufferedResponses;
let uploads: UploadFolders;
let server: Server;
let url: string;
const log = createLogger('silent');

const context = (prefersAsync = false): RequestContext => ({
  em: app.em(),
  actor: null,
  observer: null,
  key: null,
  viewer: async () => unrestrictedViewer,
  hasBadToken: false,
  closure: null,
  request: {
    id: 'test',
    ip: '192.0.2.1',
    host: 'localhost',
    userAgent: null,
    idempotencyKey: null,
    prefersAsync,
    testError: null,
  },
  services: app.services,
  log,
  loaders: new Loaders(),
});

beforeAll(async () => {
  app = await startTestApp();
  [spools, uploads] = await Promise.all([
    openBufferedResponses(app.env.DATA_DIR, log),
    openUploadFolders(app.env.DATA_DIR),
  ]);
  const contextOf = async (req: express.Request) => context(req.get('prefer') === 'respond-async');
  const handler = express().use('/api', restRouter({ routes, contextOf, spools, uploads, maxFileBytes: 1_000 }));
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
});
afterAll(async () => {
  server.close();
  await Promise.all([spools.close(), uploads.close()]);
  await app.stop();
});
beforeEach(() => {
  Object.assign(counts, { checks: 0, parses: 0, runs: 0 });
  isForbidden = false;
});

const send = async (path: string, text?: string, headers: Record<string, string> = {}) => {
  const init =
    text === undefined
      ? { headers }
      : { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(`${url}${path}`, init);
  return { status: response.status, text: await response.text() };
};
const json = JSON.stringify({ text: 'a' });

describe('access checks over REST', () => {
  test.each<[string, string, string | undefined, Record<string, string>, number]>([
    ['a read', '/read?text=a', undefined, {}, 200],
    ['a write', '/write', json, {}, 200],
    ['a write that starts in the background', '/later', json, { prefer: 'respond-async' }, 202],
    ['a write that waits for its result', '/later', json, {}, 200],
    ['a refused write', '/failing', json, {}, 403],
    ['a page of a list', '/list?text=a&page=0', undefined, {}, 200],
    ['a whole list, read from a snapshot', '/list?text=a', undefined, {}, 200],
    ['an unchanged list', '/list?text=a', undefined, { 'if-none-match': '"tag"' }, 304],
    ['a file', '/file/a', undefined, {}, 200],
    ['lines of JSON', '/lines?text=a', undefined, {}, 200],
  ])('checks the access rule and parses the input only once for %s', async (_name, path, text, headers, status) => {
    expect((await send(path, text, headers)).status).toBe(status);
    expect(counts).toMatchObject({ checks: 1, parses: 1 });
  });

  test('checks the access rule again for each further part of a streamed response', async () => {
    const { text } = await send('/lines?text=twice');
    expect(text).toBe('{"text":"twice"}\n{"text":"again"}\n');
    expect(counts).toEqual({ checks: 2, parses: 2, runs: 2 });
  });

  test.each(['/write', '/later', '/failing'])(
    'rejects an unauthorized caller of %s before the body is read',
    async (path) => {
      isForbidden = true;
      expect((await send(path, 'not JSON')).status).toBe(403);
      expect(counts).toEqual({ checks: 1, parses: 0, runs: 0 });
    },
  );
});

test('checks the access rule and parses the input only once over GraphQL', async () => {
  const field = {
    type: GraphQLString,
    args: { text: { type: GraphQLString } },
    resolve: async (_root: unknown, args: CountedInput, ctx: RequestContext) => (await write(ctx, args)).text,
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { one: { type: GraphQLInt } } }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { write: field } }),
  });
  const source = 'mutation { write(text: "a") }';
  expect(await graphql({ schema, source, contextValue: context() })).toMatchObject({ data: { write: 'a' } });
  expect(counts).toEqual({ checks: 1, parses: 1, runs: 1 });

  isForbidden = true;
  const { errors } = await graphql({ schema, source, contextValue: context() });
  expect(errors?.map(({ originalError }) => originalError)).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect(counts).toEqual({ checks: 2, parses: 1, runs: 1 });
});
