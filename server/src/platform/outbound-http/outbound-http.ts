import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { OutboundHttp, PostOutcome, RemotePost } from '../../kernel/use-cases/remote-servers/outbound-http.ts';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';
import { storableText } from '../../kernel/values/text.ts';
import { openConnections } from '../remote-servers/connections.ts';
import { isPublicHost, lookupPublic, refusePrivateHost } from '../remote-servers/public-addresses.ts';
import { failureOf, refusedBy } from '../remote-servers/remote-failures.ts';

interface RemotePostsOptions {
  /** Whether private networks and http are also allowed, for intranets and tests. */
  readonly isPrivateAllowed: boolean;
  readonly log: Logger;
  /** Maximum time to connect and receive the response, in milliseconds. */
  readonly wholeMs?: number;
  /** DNS lookup that is used if private addresses are not allowed. */
  readonly lookup?: LookupFunction;
}

/** Maximum time for a request and its response, in milliseconds. */
export const responseTimeoutMs = 15_000;

/** Maximum size of a recorded response in bytes: enough to diagnose a failure. */
const maxResponseBytes = 2_000;

/** Creates the client for POST requests to public servers. Each request has a time limit. */
export function createOutboundHttp(options: RemotePostsOptions): OutboundHttp {
  const { isPrivateAllowed, log, wholeMs = responseTimeoutMs, lookup = lookupPublic } = options;
  const connections = openConnections({
    connect: { timeout: wholeMs, ...(!isPrivateAllowed && { lookup }) },
    headersTimeout: wholeMs,
    bodyTimeout: wholeMs,
    allowH2: false,
  });
  let isClosed = false;
  const send = async (post: RemotePost, url: URL): Promise<Omit<PostOutcome, 'durationMs'>> => {
    try {
      check(url, isPrivateAllowed);
      const signal = AbortSignal.timeout(wholeMs);
      const response = await connections.request(url, { method: 'POST', signal, ...contentOf(post) });
      const responseText = await beginningOf(response.body);
      return { status: response.statusCode, responseText, failure: refusalOf(url, response) };
    } catch (error) {
      if (isClosed) throw error;
      const failure = failureOf(url, error);
      if (failure instanceof RemoteFailure) return { status: null, responseText: null, failure: failure.message };
      log.error({ err: error, host: url.host }, 'outbound request failed');
      return { status: null, responseText: null, failure: `request to ${url.host} failed` };
    }
  };
  return {
    async send(post) {
      const startedAt = performance.now();
      const outcome = await send(post, new URL(post.url));
      return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
    },
    reaches: async (url) => isPrivateAllowed || isPublicHost(url, lookup),
    close() {
      isClosed = true;
      return connections.close();
    },
  };
}

function check(url: URL, isPrivateAllowed: boolean): void {
  if (isPrivateAllowed) return;
  if (url.protocol !== 'https:') throw new RemoteFailure(`${url.host} does not use https, but ${url.protocol}`, true);
  refusePrivateHost(url);
}

const contentOf = ({ headers, body }: RemotePost) => ({
  headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'facet' },
  body,
});

/** Returns the reason why a response is a failure. Null if it is a success. */
function refusalOf(url: URL, { statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  const { message } = refusedBy(url, statusCode);
  return statusCode < 400 && headers.location !== undefined ? `${message}; redirects are not followed` : message;
}

/**
 * Returns the beginning of a response. The rest is not read. An aborted body does not change the outcome, because the
 * status is already known.
 */
async function beginningOf(body: Readable): Promise<string> {
  const read: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      read.push(piece);
      bytes += piece.length;
      if (bytes >= maxResponseBytes) break;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  // Omits an incomplete character at the end.
  const text = new TextDecoder().decode(Buffer.concat(read).subarray(0, maxResponseBytes), { stream: true });
  return storableText(text);
}
