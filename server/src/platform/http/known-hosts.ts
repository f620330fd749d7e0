import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { canonicalHost, requestHost } from './request-host.ts';

/** Cache time for the domains of agents, and minimum interval between reads for unknown host names, in milliseconds. */
const cachedMs = 30_000;
const readAgainMs = 1_000;

interface KnownHostsDeps {
  readonly env: {
    readonly NODE_ENV: string;
    readonly PUBLIC_URL?: string | undefined;
    readonly ALLOWED_HOSTS?: readonly string[] | undefined;
  };
  /** Returns the domains of all agents in lower case. */
  readonly readDomains: () => Promise<readonly string[]>;
  readonly log: Logger;
}

/** Host names that belong to this server. */
export interface KnownHosts {
  /** Whether requests for unknown host names are rejected. */
  readonly isStrict: boolean;
  /**
   * Returns whether a canonical host name is that of PUBLIC_URL, in ALLOWED_HOSTS, or the domain of an agent. Undefined
   * if the database has been unavailable since the start.
   */
  includes(host: string): Promise<boolean | undefined>;
}

/** Returns whether a domain belongs to this server. False if it is not a valid host name. */
export async function isKnownDomain(hosts: KnownHosts, domain: string): Promise<boolean> {
  const host = canonicalHost(domain);
  return host !== null && (await hosts.includes(host)) === true;
}

export function createKnownHosts({ env, readDomains, log }: KnownHostsDeps): KnownHosts {
  const publicHost = env.PUBLIC_URL === undefined ? null : canonicalHost(new URL(env.PUBLIC_URL).host);
  const ownHosts = new Set([publicHost, ...(env.ALLOWED_HOSTS ?? []).map(canonicalHost)]);
  let domains: ReadonlySet<string> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      domains = new Set(await readDomains());
    } catch (error) {
      // The last known domains remain in use.
      log.info({ err: error }, 'could not read the domains of agents');
    }
    readAt = performance.now();
    reading = undefined;
  };

  return {
    isStrict: env.ALLOWED_HOSTS !== undefined || (env.NODE_ENV === 'production' && publicHost !== null),
    async includes(host) {
      if (ownHosts.has(host)) return true;
      const age = performance.now() - readAt;
      if (age > (domains?.has(host) ? cachedMs : readAgainMs)) {
        reading ??= read();
        await reading;
      }
      return domains?.has(host);
    },
  };
}

/**
 * Rejects requests for unknown host names with 421 (Misdirected Request). Loopback names are accepted. In development,
 * and if neither PUBLIC_URL nor ALLOWED_HOSTS is set, all host names are accepted.
 */
export function answerKnownHosts(hosts: KnownHosts): RequestHandler {
  return async (req, _res, next) => {
    const host = requestHost(req);
    if (host === null) throw invalid('Host', 'is not a valid host name');
    // If the agents' domains are not available, the response is 503, because the database is unavailable.
    if (hosts.isStrict && host !== '' && !isLoopback(host) && (await hosts.includes(host)) === false)
      throw misdirected();
    next();
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

const misdirected = (): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 421,
    details: [{ path: 'Host', message: 'is not a host name of this server' }],
    explanation: 'This host name is not configured on this server. The operator can add it to ALLOWED_HOSTS.',
  });
