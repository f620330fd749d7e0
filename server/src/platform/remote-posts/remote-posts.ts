import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';
import type { PostOutcome, RemotePost, RemotePosts } from '../../kernel/use-cases/remote-servers/remote-posts.ts';
import { storableText } from '../../kernel/values/text.ts';
import { openConnections } from '../remote-servers/connections.ts';
import { isPublicHost, lookupPublic, refusePrivateHost } from '../remote-servers/public-addresses.ts';
import { failureOf, refusedBy } from '../remote-servers/remote-failures.ts';

interface RemotePostsOptions {
  /** Addresses of private networks and of http count, too: for intranets and tests. */
  readonly isPrivateAllowed: boolean;
  readonly log: Logger;
  /** How long all of it may take, connection and answer included. */
  readonly wholeMs?: number;
  /** How names become addresses, where private ones do not count. */
  readonly lookup?: LookupFunction;
}

/** How long a server may take for all of it, in milliseconds. */
export const answerMs = 15_000;

/** Nobody needs more of an answer to see what is the matter. */
const mostAnswerBytes = 2_000;

/** Asks servers on the internet by POST, each within some seconds. */
export function createRemotePosts(options: RemotePostsOptions): RemotePosts {
  const { isPrivateAllowed, log, wholeMs = answerMs, lookup = lookupPublic } = options;
  const connections = openConnections({
    connect: { timeout: wholeMs, ...(!isPrivateAllowed && { lookup }) },
    headersTimeout: wholeMs,
    bodyTimeout: wholeMs,
    allowH2: false,
  });
  let isClosed = false;
  const ask = async (post: RemotePost, url: URL): Promise<Omit<PostOutcome, 'durationMs'>> => {
    try {
      check(url, isPrivateAllowed);
      const signal = AbortSignal.timeout(wholeMs);
      const answered = await connections.ask(url, { method: 'POST', signal, ...contentOf(post) });
      const answer = await beginningOf(answered.body);
      return { status: answered.statusCode, answer, failure: refusalOf(url, answered) };
    } catch (error) {
      if (isClosed) throw error;
      const failure = failureOf(url, error);
      if (failure instanceof RemoteFailure) return { status: null, answer: null, failure: failure.message };
      log.error({ err: error, host: url.host }, 'a server could not be asked');
      return { status: null, answer: null, failure: `${url.host} could not be asked` };
    }
  };
  return {
    async send(post) {
      const begun = performance.now();
      const outcome = await ask(post, new URL(post.url));
      return { ...outcome, durationMs: Math.round(performance.now() - begun) };
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
  if (url.protocol !== 'https:') throw new RemoteFailure(`${url.host} is not asked over ${url.protocol}`, true);
  refusePrivateHost(url);
}

const contentOf = ({ headers, body }: RemotePost) => ({
  headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'facet' },
  body,
});

/** Why an answer does not mean that the message was taken. Null: it does. */
function refusalOf(url: URL, { statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  const { message } = refusedBy(url, statusCode);
  return statusCode < 400 && headers.location !== undefined
    ? `${message}, which leads elsewhere: redirects are not followed`
    : message;
}

/**
 * As much of an answer as is kept; the rest is not read, however long it is. Its status has been heard by then, and an
 * answer that breaks off does not change what that says.
 */
async function beginningOf(body: Readable): Promise<string> {
  const read: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      read.push(piece);
      bytes += piece.length;
      if (bytes >= mostAnswerBytes) break;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  // A character that is cut in two at the end is left out.
  const text = new TextDecoder().decode(Buffer.concat(read).subarray(0, mostAnswerBytes), { stream: true });
  return storableText(text);
}
