import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { canonicalHost, requestHost } from './request-host.ts';

/** How long the domains of agents are cached, in milliseconds; and how often they are read for names that are not among them. */
const cachedMs = 30_000;
const readAgainMs = 1_000;

interface KnownHostsDeps {
  readonly env: {
    readonly NODE_ENV: string;
    readonly PUBLIC_URL?: string | undefined;
    readonly ALLOWED_HOSTS?: readonly string[] | undefined;
  };
  /** Reads the domains of all agents, in lower case. */
  readonly readDomains: () => Promise<readonly string[]>;
  readonly log: Logger;
}

/**
 * Refuses requests for host names that are not the server's with 421 (Misdirected Request). The server's host names are the one of
 * PUBLIC_URL, those of ALLOWED_HOSTS, the loopback names, and the domains of agents. Any host name is answered in
 * development, and where neither variable is set: the server's own host is then unknown.
 */
export function answerKnownHosts({ env, readDomains, log }: KnownHostsDeps): RequestHandler {
  const publicHost = env.PUBLIC_URL === undefined ? null : canonicalHost(new URL(env.PUBLIC_URL).host);
  const own = new Set([publicHost, ...(env.ALLOWED_HOSTS ?? []).map(canonicalHost)]);
  const isStrict = env.ALLOWED_HOSTS !== undefined || (env.NODE_ENV === 'production' && publicHost !== null);
  let domains: ReadonlySet<string> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      domains = new Set(await readDomains());
    } catch (error) {
      // The domains read last still count. If there are none, the response is 503: the database is missing.
      log.info({ err: error }, 'the domains of agents cannot be read');
    }
    readAt = performance.now();
    reading = undefined;
  };

  const isAgents = async (host: string): Promise<boolean> => {
    const age = performance.now() - readAt;
    if (age > (domains?.has(host) ? cachedMs : readAgainMs)) {
      reading ??= read();
      await reading;
    }
    return domains?.has(host) ?? true;
  };

  return async (req, _res, next) => {
    const host = requestHost(req);
    if (host === null) throw invalid('Host', 'is not a host name');
    if (isStrict && host !== '' && !own.has(host) && !isLoopback(host) && !(await isAgents(host))) throw misdirected();
    next();
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

const misdirected = (): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 421,
    details: [{ path: 'Host', message: 'is not a host name of this server' }],
    explanation: 'This server does not answer for this host name. Its operator can add the name to ALLOWED_HOSTS.',
  });
