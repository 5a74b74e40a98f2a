import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

/** Comma-separated CIDR list such as `203.0.113.0/24,2001:db8::/32`; a bare address means that address alone. */
export const networks = (variable: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return blockList(dataset.value.split(',').filter(Boolean));
      } catch {
        addIssue({
          message: `${variable} cannot be read; it must be networks like 203.0.113.0/24, joined by commas`,
        });
        return NEVER;
      }
    }),
  );

/** @throws for an entry that is not a network */
export function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.trim().split('/');
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return list;
}

/** False if the text is not an IP address. */
export function isIn(list: BlockList, address: string): boolean {
  const read = plainAddress(address);
  return read !== null && list.check(read, ipaddr.IPv6.isValid(read) ? 'ipv6' : 'ipv4');
}

/** The IP address without port, brackets or zone, IPv4-mapped IPv6 as IPv4; null if the text is not an IP address. */
export function plainAddress(text: string): string | null {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const [withoutPort = ''] = (bracketed ?? withPort ?? text.trim()).split('%');
  const isAddress = ipaddr.IPv6.isValid(withoutPort) || ipaddr.IPv4.isValidFourPartDecimal(withoutPort);
  return isAddress ? ipaddr.process(withoutPort).toString() : null;
}

/** The unit of rate limits: an IPv4 address, or an IPv6 /64, because one household has a whole /64. */
export function networkOf(address: string): string {
  const read = plainAddress(address);
  if (read === null) return address;
  const parsed = ipaddr.parse(read);
  if (!(parsed instanceof ipaddr.IPv6)) return read;
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
