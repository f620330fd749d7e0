import path from 'node:path';
import type { TestApp } from '../../../support/test-app.ts';

/** File from which the partner reference is generated. */
export const recordingFile = path.resolve('server/src/partner-docs/exchanges.json');

/** Request with its response. `server/src/partner-docs/exchanges.ts` describes the fields. */
interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly status: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly response?: unknown;
}

export interface RecordedCall {
  readonly good: Exchange;
  readonly bad: Exchange;
}

export interface Recording {
  readonly rest: Readonly<Record<string, RecordedCall>>;
  readonly graphql: Readonly<Record<string, RecordedCall & { readonly section: string }>>;
  readonly messages: Readonly<Record<string, unknown>>;
}

/** Response data from which the tests build further requests. */
// biome-ignore lint/suspicious/noExplicitAny: the body depends on the call
export type Body = any;

/** API keys used for the calls. */
export interface Keys {
  /** Live key with all scopes. */
  readonly live: string;
  readonly test: string;
  /** Key with the scope PRICES_READ only. */
  readonly limited: string;
  readonly unknown: string;
}

/** Request sent for a documented call. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key: string;
}

const headerNames = ['X-Total-Count', 'ETag', 'Retry-After', 'WWW-Authenticate'];

/** Sends a request. Returns the request and the response as shown in the documentation. */
export async function exchange(app: TestApp, { method, path, body, headers, key }: Sent): Promise<Exchange> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const headerLines = headerNames.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    method,
    path,
    ...(headers && { headers }),
    ...(body && { body }),
    status: response.status,
    ...(headerLines.length > 0 && { responseHeaders: Object.fromEntries(headerLines) }),
    ...(text !== '' && { response: contentOf(type, text) }),
  };
}

function contentOf(type: string, text: string): unknown {
  if (type.includes('x-ndjson')) {
    const lines = text.trimEnd().split('\n');
    // The feed has one line per item, so the first item and the cursor are sufficient as an example.
    return lines.filter((_, index) => index === 0 || index === lines.length - 1).map((line) => JSON.parse(line));
  }
  if (!type.includes('json')) return text;
  const parsed: Body = JSON.parse(text);
  // The documentation describes the cost of operations in one place.
  if (parsed?.extensions?.cost) delete parsed.extensions;
  // Two entries of the catalogue are sufficient as an example.
  if (parsed?.data?.errorCatalogue) parsed.data.errorCatalogue = parsed.data.errorCatalogue.slice(-2);
  return parsed;
}

/** Body of a GraphQL request. */
export const operation = (query: string, variables: object): object => ({
  query: query.trim().replace(/\s+/g, ' '),
  variables,
});

/** Replaces values that differ between runs, and shortens long values. */
export function presentable<T>(value: T, replacements: ReadonlyMap<string, string>): T {
  const replaced = (text: string): string => {
    let result = text;
    for (const [from, to] of replacements) result = result.replaceAll(from, to);
    return result;
  };
  const walk = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') {
      if (name === 'requestId') return '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
      if (name === 'secret') return 'whsec_…';
      if (name === 'cursor') return `${value.slice(0, 12)}…`;
      if (name === 'ETag') return '"6DbUF2IvXQDqgH"';
      return replaced(value).replace(/(cursor=[^&]{12})[^&]*/, '$1…');
    }
    if (Array.isArray(value)) return value.map((each) => walk(name, each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(key, each)]));
  };
  return walk('', value) as T;
}

/** Fields whose values must be equal in a recorded response and a new one. */
const compared = new Set(['code', 'errorCode', 'reason', 'message', 'explanation', 'status', 'action', 'type']);

/**
 * Returns the names and types in a JSON value, and the values of the `compared` fields. The result is the same for a
 * recorded response and a new one.
 */
export function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => shapeOf(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each, key)]));
  if (!compared.has(name)) return typeof value;
  return typeof value === 'string' ? value.replace(momentInText, 'moment') : value;
}

const momentInText = /\d+ \w+ \d{4} at \d\d:\d\d UTC/g;
