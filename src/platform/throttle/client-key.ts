import { isIPv6 } from 'node:net';
import type { Caller } from '../access/caller.js';

/** What counts as one client: a token; else the address, of IPv6 the network of 64 bits that one subscriber has. */
export function clientKey({ tokenId, ip }: Pick<Caller, 'tokenId' | 'ip'>): string {
  if (tokenId !== null) return `token:${tokenId}`;
  return isIPv6(ip) ? `${networkOf(ip)}/64` : ip;
}

/** The network of 48 bits that a site has at most; null for IPv4 and tokens. It holds up to 65,536 clients. */
export function siteKey({ tokenId, ip }: Pick<Caller, 'tokenId' | 'ip'>): string | null {
  return tokenId === null && isIPv6(ip) ? `${networkOf(ip).split(':').slice(0, 3).join(':')}/48` : null;
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
  }
  while (groups.length < 4) groups.push('0');
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
