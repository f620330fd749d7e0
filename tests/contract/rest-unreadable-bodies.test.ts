import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument } from './api-document.ts';
import { goodRequest } from './call-sender.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';

/* Sends missing, malformed and unsupported bodies to each of the 154 calls. All are rejected with 400 or 415. */

interface Body {
  readonly headers: Record<string, string>;
  readonly bytes: Buffer | string;
}

const as = (type: string, bytes: Buffer | string, more: Record<string, string> = {}): Body => ({
  headers: { 'content-type': type, ...more },
  bytes,
});

/** Bodies that no call accepts: unsupported media types and malformed JSON. */
const unreadable: Record<string, Body> = {
  'a form': as('application/x-www-form-urlencoded', 'name=a&isActive=true'),
  XML: as('application/xml', '<?xml version="1.0"?><a><b>1</b></a>'),
  'plain text': as('text/plain', '{"name": "a"}'),
  'no media type': { headers: {}, bytes: '{"name": "a"}' },
  'an invalid media type': as('json', '{"name": "a"}'),
  'truncated JSON': as('application/json', '{"name": '),
  'two JSON values': as('application/json', '{} {}'),
  'an unknown charset': as('application/json; charset=klingon', '{"name": "a"}'),
  'another charset': as('application/json; charset=latin1', Buffer.from('{"name": "é"}', 'latin1')),
  'invalid UTF-8': as('application/json', Buffer.from('{"name": "é"}', 'latin1')),
  'an unknown encoding': as('application/json', '{}', { 'content-encoding': 'rot13' }),
  'invalid gzip': as('application/json', '{}', { 'content-encoding': 'gzip' }),
  'truncated gzip': as('application/json', gzipSync('{"name": "a"}').subarray(0, 12), {
    'content-encoding': 'gzip',
  }),
  'invalid brotli': as('application/json', 'nothing', { 'content-encoding': 'br' }),
};

const brokenForms: Record<string, Body> = {
  'a form without a boundary': as('multipart/form-data', '--x\r\n'),
  'a truncated form': as('multipart/form-data; boundary=x', '--x\r\nContent-Di'),
  'a form without a file': as('multipart/form-data; boundary=x', '--x--\r\n'),
};

/** Bodies with a JSON value of the wrong type. Calls without a body ignore them. */
const scalars: Record<string, Body> = {
  null: as('application/json', 'null'),
  'a text': as('application/json', '"text"'),
  'a number': as('application/json', '5'),
  'a flag': as('application/json', 'true'),
};
const object: Record<string, Body> = { 'an object': as('application/json', '{"0": 1}') };
const list: Record<string, Body> = { 'a list': as('application/json', '[1, {"id": 1}]') };

const emptyBodies: Record<string, Body> = {
  'an empty body': as('application/json', ''),
  blanks: as('application/json', '  \n'),
};

const calls = documentedCalls().filter(({ method }) => method !== 'GET');

let app: TestApp;
let api: ApiDocument;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface ReadResponse {
  status: number;
  errorCode: number | undefined;
  faults: string[];
}

/** Sends the bytes unchanged, because `fetch` would correct the request. */
function send(call: DocumentedCall, path: string, { headers, bytes }: Body, isChunked = false): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(bytes)) };
    const sent = httpRequest(`${app.url}${path}`, {
      method: call.method,
      headers: { authorization: `Bearer ${administrator.token}`, ...headers, ...length },
    });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const isJson = response.headers['content-type']?.includes('json') ?? false;
      const body = isJson ? JSON.parse(text) : null;
      const { statusCode: status = 0 } = response;
      const parsedResponse = { status, body, headers: new Headers(response.headers as Record<string, string>) };
      resolve({ status, errorCode: body?.errorCode, faults: api.faultsOfAnswer(call, parsedResponse) });
    });
    if (isChunked) sent.write('');
    sent.end(bytes);
  });
}

describe.each(calls.map((call) => [call.name, call] as const))('malformed request bodies for %s', (name, call) => {
  test('rejects request bodies that cannot be parsed', async () => {
    const { params = {}, query, body: validBody } = await goodRequest(app, name, administrator, administrator);
    const filled = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
    const path = query ? `${filled}?${new URLSearchParams(query)}` : filled;
    const expectRefused = async (bodies: Record<string, Body>, statuses: readonly number[], isChunked = false) => {
      for (const [description, body] of Object.entries(bodies)) {
        const { status, errorCode, faults } = await send(call, path, body, isChunked);
        const isRefused = statuses.includes(status) && errorCode === 90;
        expect({ description, status, isRefused, faults }).toEqual({
          description,
          status,
          isRefused: true,
          faults: [],
        });
      }
    };
    await expectRefused(unreadable, [400, 415]);
    await expectRefused(brokenForms, [400, 415]);
    const { requestBody } = api.operation(call);
    if (requestBody) await expectRefused({ ...scalars, ...(Array.isArray(validBody) ? object : list) }, [400, 415]);
    if (!requestBody?.required) return;
    await expectRefused(emptyBodies, [400]);
    await expectRefused(emptyBodies, [400], true);
  });
});

test('rejects malformed GraphQL request bodies with an error in the GraphQL format', async () => {
  for (const [description, { headers, bytes }] of Object.entries({
    ...unreadable,
    ...brokenForms,
    ...scalars,
    ...list,
    ...emptyBodies,
  })) {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${administrator.token}`, ...headers },
      body: new Uint8Array(Buffer.from(bytes)),
    });
    const isRefused = [400, 415].includes(response.status);
    const { errors } = await response.json();
    expect({ description, status: response.status, isRefused, code: errors?.[0]?.extensions?.errorCode }).toEqual({
      ...{ description, status: response.status, isRefused: true, code: 90 },
    });
  }
});
