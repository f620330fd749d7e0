import { isIPv6 } from 'node:net';

/** An address as people know it: IPv4 that comes over IPv6 by its own form. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Who is counted together: an IPv4 address, or the /64 network of an IPv6 address. Whoever rents one machine gets a whole
 * such network, and would else have as many attempts and budgets as there are addresses in it.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%'); // fe80::1%eth0
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
