import { isIPv6 } from 'node:net';

/** Converts an IPv4 address mapped to IPv6 to IPv4 notation. Other addresses are unchanged. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the network to which a limit applies: the IPv4 address, or the /64 network of an IPv6 address. A rented
 * machine usually has a whole /64 network, and would otherwise have a separate limit for each address.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%'); // removes the zone, as in fe80::1%eth0
  if (!isIPv6(address) || address.includes('.')) return ip; // ::ffff:192.0.2.1 is an IPv4 address
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
