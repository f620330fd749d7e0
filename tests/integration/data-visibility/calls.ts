import { request } from 'node:http';
import type { TestApp } from '../../support/test-app.ts';

/** REST or GraphQL request whose response is compared. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /**
   * Name of the mutation whose response contains the URL of a file. If set, the file is compared instead of the
   * response.
   */
  readonly fileFrom?: string;
}

export const graphql = (query: string, variables: object = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
});
/** Returns the call that exports a list. The exported file is compared instead of the response. */
export const exportOf = (list: string, layout: object | null): Call => ({
  ...graphql('mutation ($input: ExportListInput!) { exportList(input: $input) { url notes { column message } } }', {
    input: { list: { [list]: {} }, layout },
  }),
  fileFrom: 'exportList',
});
export const get = (path: string): Call => ({ method: 'GET', path });
export const post = (path: string, body: unknown = {}): Call => ({ method: 'POST', path, body });

/** Credentials of a caller, and the host that receives the request. */
export interface Caller {
  readonly token: string | null;
  readonly host: string;
}

/** Returns the items of a feed response. Cursors are omitted, because signed cursors differ in each response. */
const linesOf = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => !('cursor' in line));

/** Sorts the errors in a response, because their order is not deterministic. */
function inOrder(text: string): string {
  const body: unknown = text === '' ? null : text.includes('}\n{') ? linesOf(text) : JSON.parse(text);
  const errors: unknown = Object(body).errors;
  return JSON.stringify(
    Array.isArray(errors) ? { ...Object(body), errors: errors.map((error) => JSON.stringify(error)).sort() } : body,
  );
}

/** Matches fields that differ between identical requests: times, request IDs, and the last change to any stock. */
const moments = /"(asOf|lastChangeAt|createdAt|creationDate|completedAt|completedDate|requestId)":"[^"]*"/g;
const normalize = (text: string): string => inOrder(text.replaceAll(moments, '"$1":"…"'));

/** Status, `X-Total-Count` header and body of a response. Times are removed from the body. */
export type ObservedResponse = readonly [status: number | undefined, total: unknown, body: string];

/** Sends a call and returns the response, or the file if the response contains its URL. */
export async function observe(app: TestApp, caller: Caller, call: Call): Promise<ObservedResponse> {
  const [status, total, text] = await send(app, caller, call);
  const url: unknown = call.fileFrom === undefined ? null : Object(Object(JSON.parse(text)).data)[call.fileFrom]?.url;
  if (typeof url !== 'string') return [status, total, normalize(text)];
  const file = await send(app, caller, get(url));
  return [file[0], undefined, file[2]];
}

/** Uses `node:http`, because `fetch` does not allow a `Host` header. */
const send = (app: TestApp, { token, host }: Caller, { method, path, body }: Call): Promise<ObservedResponse> =>
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
