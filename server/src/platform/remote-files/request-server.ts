import type { Readable } from 'node:stream';
import {
  RemoteFailure,
  type RemoteSource,
  type RemoteState,
} from '../../kernel/use-cases/remote-servers/remote-files.ts';
import type { Connections } from '../remote-servers/connections.ts';
import { refusePrivateHost } from '../remote-servers/public-addresses.ts';
import { refusedBy } from '../remote-servers/remote-failures.ts';

export interface RequestOptions {
  readonly connections: Connections;
  /** Whether private networks and http are also allowed. */
  readonly isPrivateAllowed: boolean;
  readonly signal: AbortSignal;
}

export interface RemoteResponse extends RemoteState {
  /** URL of the file after redirects. */
  readonly url: URL;
  readonly body: Readable;
}

const maxRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Requests a file and follows redirects. Null if the file is unchanged. */
export async function requestServer(
  source: RemoteSource,
  lastState: RemoteState,
  options: RequestOptions,
): Promise<RemoteResponse | null> {
  const first = new URL(source.url);
  let url = first;
  for (let led = 0; led <= maxRedirects; led++) {
    check(url, first, options);
    const { statusCode, headers, body } = await options.connections.request(url, {
      signal: options.signal,
      // Credentials are only sent to the origin of the first URL, not to other origins after a redirect.
      headers: headersOf(url.origin === first.origin ? source : null, lastState),
    });
    if (statusCode === 200)
      return { url, body, etag: text(headers.etag), lastModified: text(headers['last-modified']) };
    await body.dump();
    if (statusCode === 304) return null;
    const location = redirects.has(statusCode) ? text(headers.location) : null;
    const next = location === null ? null : URL.parse(location, url.href);
    if (!next) throw refusedBy(url, statusCode);
    url = next;
  }
  throw new RemoteFailure(`${first.host} redirects more than ${maxRedirects} times`, true);
}

/** An https URL must not redirect to http. */
function check(url: URL, first: URL, { isPrivateAllowed }: RequestOptions): void {
  if (isPrivateAllowed && first.protocol === 'http:' && url.protocol === 'http:') return;
  if (url.protocol !== 'https:') throw new RemoteFailure(`${url.host || url.protocol} does not use https`, true);
  if (!isPrivateAllowed) refusePrivateHost(url);
}

function headersOf(source: RemoteSource | null, { etag, lastModified }: RemoteState): Record<string, string> {
  const { userName = null, password = null } = source ?? {};
  const named = userName !== null || password !== null;
  const secret = Buffer.from(`${userName ?? ''}:${password ?? ''}`).toString('base64');
  return {
    'accept-encoding': 'gzip',
    'user-agent': 'facet',
    ...(named && { authorization: `Basic ${secret}` }),
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

const text = (header: string | readonly string[] | undefined): string | null =>
  typeof header === 'string' && header !== '' ? header : null;
