import { request } from 'node:http';
import type { TestApp } from '../../support/test-app.ts';

/** Something that somebody asks or does, over either transport. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The field whose answer has the address of a file: that is what is told. */
  readonly opens?: string;
}

export const graphql = (query: string, variables: object = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
});
/** Has a list exported, and reads the file. */
export const exportOf = (list: string, layout: object | null): Call => ({
  ...graphql('mutation ($input: ExportListInput!) { exportList(input: $input) { url notes { column message } } }', {
    input: { list: { [list]: {} }, layout },
  }),
  opens: 'exportList',
});
export const get = (path: string): Call => ({ method: 'GET', path });
export const post = (path: string, body: unknown = {}): Call => ({ method: 'POST', path, body });

/** Who asks, and under which address of the site. */
export interface Caller {
  readonly token: string | null;
  readonly host: string;
}

/** Lines of a feed: its items. Cursors are signed, and say nothing to anybody else. */
const linesOf = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => !('cursor' in line));

/** Errors come in the order in which they happen, which is no order. */
function inOrder(text: string): string {
  const body: unknown = text === '' ? null : text.includes('}\n{') ? linesOf(text) : JSON.parse(text);
  const errors: unknown = Object(body).errors;
  return JSON.stringify(
    Array.isArray(errors) ? { ...Object(body), errors: errors.map((error) => JSON.stringify(error)).sort() } : body,
  );
}

/** The time of day, when any stock has last changed (which everybody is told of), and numbers of requests. */
const moments = /"(asOf|lastChangeAt|createdAt|creationDate|completedAt|completedDate|requestId)":"[^"]*"/g;
const told = (text: string): string => inOrder(text.replaceAll(moments, '"$1":"…"'));

/** What a caller is told: status, how many there are, and the body without the time of day. */
export type Answer = readonly [status: number | undefined, total: unknown, body: string];

/** What a caller is told: by a call itself, or by the file whose address it answers. */
export async function answerTo(app: TestApp, caller: Caller, call: Call): Promise<Answer> {
  const [status, total, text] = await send(app, caller, call);
  const url: unknown = call.opens === undefined ? null : Object(Object(JSON.parse(text)).data)[call.opens]?.url;
  if (typeof url !== 'string') return [status, total, told(text)];
  const file = await send(app, caller, get(url));
  return [file[0], undefined, file[2]];
}

/** `fetch` does not let anybody choose the host. */
const send = (app: TestApp, { token, host }: Caller, { method, path, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const call = request(`${app.url}${path}`, { method, headers }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve([response.statusCode, response.headers['x-total-count'], text]));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
