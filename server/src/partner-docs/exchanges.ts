import { readFileSync } from 'node:fs';
import path from 'node:path';
import { code, jsonLine, jsonText } from './blocks.ts';

/** Request and response, as shown in the reference. */
interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Request body, sent as JSON. */
  readonly body?: object;
  readonly status: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /**
   * Response body. An array of objects for JSON lines, a string for other files, otherwise the parsed JSON. Omitted
   * if there is no body.
   */
  readonly response?: unknown;
}

/** Examples of a successful and a failing request for one call. */
interface RecordedCall {
  readonly good: Exchange;
  readonly bad: Exchange;
}

/**
 * Requests sent to a server with the demo data. `tests/integration/partners/exchanges.test.ts` records them and
 * checks that they are up to date.
 */
export interface Recording {
  /** REST calls, keyed by method and path: `GET /api/diamonds/{id}`. */
  readonly rest: Readonly<Record<string, RecordedCall>>;
  /** GraphQL operations, keyed by name. Each includes its section in the reference. */
  readonly graphql: Readonly<Record<string, RecordedCall & { readonly section: string }>>;
  /** Webhook bodies, keyed by event type: `order.placed`. */
  readonly messages: Readonly<Record<string, { readonly data: object }>>;
}

export const readRecording = (): Recording =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'exchanges.json'), 'utf8'));

/** Returns the blocks that show a call: its request, its response and an error. */
export const exchangesText = ({ good, bad }: RecordedCall): string[] => [
  ...requestText(good),
  ...responseText(good, 'Response'),
  causeOf(good, bad),
  ...responseText(bad, 'Error'),
];

function requestText({ method, path: address, headers = {}, body }: Exchange): string[] {
  const lines = [`${method} ${address}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return [
    ...(address === '/graphql' ? [] : [code('http', body ? 'Address' : 'Request', lines.join('\n'))]),
    ...(body ? [code('json', 'Request', jsonText(body))] : []),
  ];
}

function responseText({ path: address, status, responseHeaders = {}, response }: Exchange, title: string): string[] {
  if (response === undefined) return [`The response is ${status}, without a body.`];
  const name = `${title} ${status}`;
  const headers = Object.entries(responseHeaders).map(([header, value]) => `\`${header}: ${value}\``);
  return [
    ...(headers.length > 0 ? [`Response headers: ${headers.join(', ')}`] : []),
    typeof response === 'string' ? code('text', name, response) : code('json', name, bodyText(address, response)),
  ];
}

/** Formats a response body. Feed responses are JSON lines. */
const bodyText = (address: string, response: unknown): string =>
  address.startsWith('/api/feed?') && Array.isArray(response)
    ? response.map((line) => JSON.stringify(line)).join('\n')
    : jsonText(response);

/** Returns the error of a call as a JSON code block. */
export const errorText = (name: string, { bad }: RecordedCall): string => code('json', name, jsonText(bad.response));

/** Describes how the failing request differs from the successful one. */
function causeOf(good: Exchange, bad: Exchange): string {
  const testError = bad.headers?.['Facet-Test-Error'];
  if (testError !== undefined) return `With a test key and the header \`Facet-Test-Error: ${testError}\`:`;
  if (bad.path !== good.path) return `\`${bad.method} ${bad.path}\` fails:`;
  const [sent, failing] = [variablesOf(good), variablesOf(bad)];
  if (failing !== undefined && jsonLine(sent) !== jsonLine(failing))
    return bad.path === '/graphql' ? `With the variables \`${jsonLine(failing)}\`:` : `\`${jsonLine(failing)}\` fails:`;
  return JSON.stringify(bad.response).includes('"KEY_INVALID"')
    ? 'With an invalid key:'
    : 'With a key that lacks the scope:';
}

/** Returns the part of the body that can differ between requests: the GraphQL variables, or the complete body. */
const variablesOf = ({ body }: Exchange): unknown => (body && 'variables' in body ? body.variables : body);
