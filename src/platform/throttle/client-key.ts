import { isIPv6 } from 'node:net';
import type { Caller } from '../access/caller.js';

/**
 * Key of a client for rate limits: a token, else the IPv4 address or the /64 network of the IPv6 address, which belongs
 * to one subscriber.
 */
export function clientKey({ tokenId, ip }: Pick<Caller, 'tokenId' | 'ip'>): string {
  if (tokenId !== null) return `token:${tokenId}`;
  return isIPv6(ip) ? `${networkOf(ip)}/64` : ip;
}

/** The /48 network, the largest that one site gets; null for IPv4 and tokens. It contains up to 65,536 clients. */
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
