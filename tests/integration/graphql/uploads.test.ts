import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import fc from 'fast-check';
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { cases } from '../../support/cases.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { type GraphqlAnswer, startTestApp, type TestApp } from '../../support/test-app.ts';
import { uploadsOf } from '../../support/uploads.ts';
import { picture } from '../site-content/media-files.ts';

/* Tests file uploads: permissions, the number and size of files, and temporary files. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({ env: { IMPORT_MAX_BYTES: '300000' } });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const spooled = (): Promise<string[]> => uploadsOf(app);

const text = (name: string, value: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${content}\r\n`;
const end = '--cut--\r\n';

const uploadImage = 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { url } }';
const operations = (query = uploadImage, variables: object = { input: { file: null } }): string =>
  text('operations', JSON.stringify({ query, variables }));
const map = (places: object = { 0: ['variables.input.file'] }): string => text('map', JSON.stringify(places));

type UploadResponse = Pick<GraphqlAnswer<object>, 'status' | 'data' | 'errors'>;

const open = (token: string | null): ClientRequest =>
  request(`${app.url}/graphql`, {
    method: 'POST',
    agent: false,
    headers: {
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=cut',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });

async function readResponse(sending: ClientRequest): Promise<UploadResponse> {
  const [response]: IncomingMessage[] = await once(sending, 'response');
  let body = '';
  for await (const chunk of response?.setEncoding('utf8') ?? []) body += chunk;
  const { data = null, errors = [] } = JSON.parse(body);
  return { status: response?.statusCode ?? 0, data, errors };
}

const send = (parts: string, token: string | null = people.administrator): Promise<UploadResponse> => {
  const sending = open(token);
  const response = readResponse(sending);
  sending.end(parts, 'latin1');
  return response;
};

/** Sends an incomplete request body and waits for a response. */
async function sendWithoutEnd(parts: string, token: string | null = people.administrator): Promise<UploadResponse> {
  const sending = open(token);
  const response = readResponse(sending);
  sending.on('error', () => undefined); // an error is expected, because the connection is closed below
  sending.write(parts, 'latin1');
  try {
    return await response;
  } finally {
    sending.destroy();
  }
}

describe('upload permissions', () => {
  test.each([
    ['an anonymous client', () => null, 401],
    ['a client with an invalid token', () => 'not.a.token', 401],
    ['a trader', () => people.shopper, 403],
    ['an agent', () => people.agent, 403],
  ])('rejects an upload by %s before the body has arrived', async (_who, token, status) => {
    const response = await sendWithoutEnd(operations() + map() + file('0', 'x'.repeat(100_000)).slice(0, -10), token());
    expect(response).toMatchObject({
      status,
      data: null,
      errors: [{ extensions: { code: 'FORBIDDEN', errorCode: 70 } }],
    });
    expect(await spooled()).toEqual([]);
  });

  test('allows files only in mutations by administrators', () => {
    // The permission to upload is checked before the operation is read.
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const takesFiles = (type: GraphQLInputType): boolean => {
      const namedType = getNamedType(type);
      return (
        namedType.name === 'Upload' ||
        (isInputObjectType(namedType) && Object.values(namedType.getFields()).some((field) => takesFiles(field.type)))
      );
    };
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const uploadMutations = mutations.filter(({ args }) => args.some(({ type }) => takesFiles(type)));
    expect(uploadMutations.length).toBeGreaterThan(8);
    expect(
      uploadMutations
        .filter(({ description }) => !/Administrators only/.test(description ?? ''))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe('number and size of uploaded files', () => {
  test('stores an uploaded image and deletes the temporary file', async () => {
    const content = (await picture('#00aa55')).toString('latin1');
    const response = await send(operations() + map() + file('0', content) + end);
    expect(response).toMatchObject({ status: 200, data: { uploadImage: { url: expect.stringMatching(/\.webp$/) } } });
    expect(await until(spooled, (remaining) => remaining.length === 0)).toEqual([]);
  });

  test('accepts an uploaded file as a variable value', async () => {
    const query = 'mutation ($file: Upload!) { uploadImage(input: { file: $file }) { url } }';
    const content = (await picture('#00aa55')).toString('latin1');
    const response = await send(
      operations(query, { file: null }) + map({ a: ['variables.file'] }) + file('a', content) + end,
    );
    expect(response).toMatchObject({ status: 200, data: { uploadImage: {} } });
  });

  test('rejects an oversized image during the upload', async () => {
    const response = await sendWithoutEnd(operations() + map() + file('0', 'x'.repeat(10_000_001)).slice(0, -2));
    const details = [{ path: 'file', message: 'is larger than 10000000 bytes' }];
    expect(response).toMatchObject({
      status: 413,
      errors: [{ extensions: { errorCode: 90, reason: 'TOO_LARGE', details } }],
    });
    expect(await until(spooled, (remaining) => remaining.length === 0)).toEqual([]);
  });

  test('applies the configured upload limit to imports', async () => {
    const query = 'mutation ($input: ImportStockInput!) { importStock(input: $input) { report { read } } }';
    const response = await sendWithoutEnd(operations(query) + map() + file('0', 'x'.repeat(300_001)).slice(0, -2));
    expect(response).toMatchObject({ status: 413, errors: [{ extensions: { details: [{ path: 'file' }] } }] });
  });

  const query = '{ currentUser { id } }';
  test.each<[string, string, number, string]>([
    [
      'more files than accepted',
      operations() + map({ 0: ['variables.input.file'], 1: ['variables.input.more'] }),
      413,
      'map',
    ],
    [
      'one file for several variables',
      operations() + map({ 0: ['variables.input.file', 'variables.input.b'] }),
      413,
      'map',
    ],
    ['an operation that accepts no files', operations(query) + map(), 413, 'map'],
    ['an invalid document', operations('{{') + map(), 413, 'map'],
    ['an unknown path', operations() + map({ 0: ['variables.output.file'] }), 400, 'map'],
    ['a path outside the variables', operations() + map({ 0: ['query.file'] }), 400, 'map'],
    ['a path that already has a value', operations(uploadImage, { input: { file: 'x' } }) + map(), 400, 'map'],
    ['a path into the prototype', operations() + map({ 0: ['variables.__proto__.file'] }), 400, 'map'],
    ['a map that is a list', operations() + map([]), 400, 'map'],
    ['a map of strings', operations() + map({ 0: 'variables.input.file' }), 400, 'map'],
    ['a map without operations', map(), 400, 'map'],
    ['two maps', operations() + map() + map(), 400, 'map'],
    ['operations twice', operations() + operations(), 400, 'operations'],
    ['operations that are not JSON', text('operations', '{'), 400, 'operations'],
    ['several operations', text('operations', '[]'), 400, 'operations'],
    ['operations that are null', text('operations', 'null'), 400, 'operations'],
    ['a text that is too long', text('operations', 'x'.repeat(1_000_001)), 413, 'operations'],
    ['a file before the map', operations() + file('0', 'x'), 400, 'map'],
    ['a file that is not in the map', operations() + map() + file('1', 'x'), 400, 'map'],
    ['a missing file', operations() + map(), 400, 'file'],
    ['no operations', '', 400, 'operations'],
  ])('rejects a form with %s', async (_description, parts, status, field) => {
    const response = await send(parts + end);
    expect(response).toMatchObject({ status, errors: [{ extensions: { errorCode: 90, details: [{ path: field }] } }] });
    expect(await until(spooled, (remaining) => remaining.length === 0)).toEqual([]);
  });

  test('rejects a multipart form without a boundary', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people.administrator}`, 'content-type': 'multipart/form-data' },
      body: '--x',
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { errorCode: 90 } }] },
    ]);
  });

  test('never returns a server error, for any combination of multipart parts', async () => {
    const segments = fc.constantFrom('variables', 'input', 'file', '__proto__', 'constructor', '0', '', 'query');
    const maps = fc.dictionary(
      fc.string({ maxLength: 3 }),
      fc.array(
        fc.array(segments, { maxLength: 4 }).map((keys) => keys.join('.')),
        { maxLength: 3 },
      ),
    );
    const parts = fc.array(
      fc.oneof(
        fc.constant(operations()),
        fc.json().map((json) => text('operations', json)),
        maps.map((value) => map(value)),
        fc.json().map((json) => text('map', json)),
        fc.string({ maxLength: 20 }).map((content) => file('0', content)),
        fc.string({ maxLength: 50 }),
      ),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async (chosen, isWhole) => {
        const { status } = await send(chosen.join('') + (isWhole ? end : ''));
        expect(status).toBeGreaterThan(0);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: cases(40) },
    );
  });
});

describe('temporary files of uploads', () => {
  test.each([
    ['GraphQL', () => open(people.administrator), operations() + map()],
    [
      'REST',
      () =>
        request(`${app.url}/api/diamonds/import`, {
          method: 'POST',
          agent: false,
          headers: {
            authorization: `Bearer ${people.administrator}`,
            'content-type': 'multipart/form-data; boundary=cut',
          },
        }),
      '',
    ],
  ])(
    'stores temporary files below DATA_DIR until the client that sent %s disconnects',
    async (_transport, begin, texts) => {
      const sending = begin();
      sending.on('error', () => undefined); // an error is expected, because the connection is closed below
      sending.write(texts + file(texts ? '0' : 'file', 'x'.repeat(100_000)).slice(0, -10));
      await until(spooled, (names) => names.length === 1);
      sending.destroy();
      expect(await until(spooled, (names) => names.length === 0)).toEqual([]);
    },
  );
});
