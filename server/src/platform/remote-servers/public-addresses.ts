import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';

/** The only IPv6 range that is routed on the internet. It excludes IPv4-compatible addresses such as ::10.0.0.1. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an IP address is public: neither private, local nor reserved. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(globalUnicast);
}

/**
 * Returns the failure for a host that is unknown or private, or that does not accept connections. The message is the
 * same in all cases, so that it reveals nothing about the server's network.
 */
export const unreachableHost = (host: string, isLasting: boolean, cause?: unknown): RemoteFailure =>
  new RemoteFailure(`${host} cannot be reached from the internet`, isLasting, cause);

/** Throws if the host is an IP address that is not public. Host names are resolved when a connection is made. */
export function refusePrivateHost({ hostname }: URL): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) && !isPublic(address)) throw unreachableHost(hostname, true);
}

/** Returns whether the host of a URL is a public IP address or a name with a public IP address. */
export async function isPublicHost(url: URL, resolve: LookupFunction): Promise<boolean> {
  const address = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address)) return isPublic(address);
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  resolve(address, { all: true }, (error) => settle(error === null));
  return promise;
}

/**
 * Returns a lookup function that uses `resolve` and returns public IP addresses only. Connections are made to the IP
 * address that was checked, so that a DNS change in the meantime has no effect.
 */
export const publicOnly =
  (resolve: LookupFunction): LookupFunction =>
  (host, { all, ...options }, callback) => {
    resolve(host, { ...options, all: true }, (error, resolved) => {
      const candidates = typeof resolved === 'string' ? [] : resolved;
      const addresses = error ? [] : candidates.filter(({ address }) => isPublic(address));
      const [first] = addresses;
      if (error || !first) callback(error ?? unreachableHost(host, true), []);
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Looks up host names with this machine's resolver and returns public IP addresses only. */
export const lookupPublic: LookupFunction = publicOnly(lookup);
