import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';

/** Whether an address belongs to a machine on the internet: not to this one, to its network, or to nobody. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const isInside = (host: string): RemoteFailure =>
  new RemoteFailure(`${host} is an address inside a private network`, true);

/** Throws where a host is itself an address that is not public: nothing has to be looked up then. */
export function refusePrivateHost({ hostname }: URL): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) && !isPublic(address)) throw isInside(hostname);
}

/**
 * Looks up names for connections as `resolve` does, and knows only public addresses. The connection goes to the very
 * address that was looked at, so that a name that changes its address in between leads nowhere else.
 */
export const publicOnly =
  (resolve: LookupFunction): LookupFunction =>
  (host, { all, ...options }, done) => {
    resolve(host, { ...options, all: true }, (error, answered) => {
      const found = typeof answered === 'string' ? [] : answered;
      const addresses = error ? [] : found.filter(({ address }) => isPublic(address));
      const [first] = addresses;
      if (error || !first) done(error ?? isInside(host), []);
      else if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/** Looks up names as this machine does, and knows only public addresses. */
export const lookupPublic: LookupFunction = publicOnly(lookup);
