import ipaddr from 'ipaddr.js';

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses a CIDR range or a single address. Undefined if the string is neither. */
function rangeOf(text: string): Range | undefined {
  const isRange = text.includes('/');
  if (isRange ? !ipaddr.isValidCIDR(text) : !isWhole(text)) return undefined;
  const [address, bits] = isRange ? ipaddr.parseCIDR(text) : wholeOf(ipaddr.parse(text));
  // IPv4 addresses mapped to IPv6, as some proxies write them, are treated as IPv4.
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96) {
    return [address.toIPv4Address(), bits - 96];
  }
  return [address, bits];
}

const wholeOf = (address: ipaddr.IPv4 | ipaddr.IPv6): Range => [address, address.kind() === 'ipv4' ? 32 : 128];

/** Rejects abbreviated addresses: `10` does not mean 0.0.0.10. */
const isWhole = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/**
 * Returns a range in the format stored in the table: first address and prefix length. Null if the string is not a
 * valid range.
 */
export function rangeText(text: string): string | null {
  const range = rangeOf(text.trim());
  if (!range) return null;
  const [address, bits] = range;
  const cidr = `${address.toString()}/${bits}`;
  const first = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${first.networkAddressFromCIDR(cidr).toString()}/${bits}`;
}

/** Returns whether an address is in one of the ranges. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  const [bare = ''] = address.split('%'); // removes the zone, as in fe80::1%eth0
  if (!ipaddr.isValid(bare)) return false;
  const ip = ipaddr.process(bare);
  return ranges.some((text) => {
    const range = rangeOf(text);
    if (range === undefined) return false;
    const [first, bits] = range;
    if (ip instanceof ipaddr.IPv4) return first instanceof ipaddr.IPv4 && ip.match(first, bits);
    return first instanceof ipaddr.IPv6 && ip.match(first, bits);
  });
}
