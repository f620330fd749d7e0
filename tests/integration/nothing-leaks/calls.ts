import { request } from 'node:http';
import type { TestApp } from '../../support/test-app.ts';

/** Something that somebody asks or does, over either transport. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export const graphql = (query: string, variables: object = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
});
export const get = (path: string): Call => ({ method: 'GET', path });
export const post = (path: string, body: unknown = {}): Call => ({ method: 'POST', path, body });

/** Who asks, and under which address of the site. */
export interface Caller {
  readonly token: string | null;
  readonly host: string;
}

/** Errors come in the order in which they happen, which is no order. */
function inOrder(text: string): string {
  const body: unknown = text === '' ? null : JSON.parse(text);
  const errors: unknown = Object(body).errors;
  return JSON.stringify(
    Array.isArray(errors) ? { ...Object(body), errors: errors.map((error) => JSON.stringify(error)).sort() } : body,
  );
}

/** The time of day, and numbers of requests. */
const moments = /"(createdAt|creationDate|completedAt|completedDate|requestId)":"[^"]*"/g;
const told = (text: string): string => inOrder(text.replaceAll(moments, '"$1":"…"'));

/** What a caller is told: status, how many there are, and the body without the time of day. */
export type Answer = readonly [status: number | undefined, total: unknown, body: string];

/** `fetch` does not let anybody choose the host. */
export const answerTo = (app: TestApp, { token, host }: Caller, { method, path, body }: Call): Promise<Answer> =>
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
      response.on('end', () => resolve([response.statusCode, response.headers['x-total-count'], told(text)]));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
