import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { invalid } from '../../../kernel/errors/errors.ts';
import { canonicalHost } from '../../../platform/http/request-host.ts';

/** Whether browsers take it for this machine itself. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * Refuses a host that cannot be an agent's own: visitors of the house's would find the agent's prices there. Names below
 * `localhost` are for houses that are on such a name themselves, to try things out. Throws INVALID_REQUEST.
 */
export function requireForeignHost(domain: string, house: string): void {
  const host = canonicalHost(domain);
  if (host === null || isIP(host.replace(/^\[|\]$/g, '')) !== 0)
    throw invalid('domain', 'must be a name, not an address');
  if ([canonicalHost(house), canonicalHost(hostname())].includes(host))
    throw invalid('domain', "must not be this server's own host");
  if (!host.includes('.')) throw invalid('domain', 'must have a dot, such as diamonds.example.com');
  if (isLocal(host) && !isLocal(house)) throw invalid('domain', 'leads visitors to their own machine');
}
