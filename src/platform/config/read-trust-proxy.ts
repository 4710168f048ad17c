import { isIP } from 'node:net';
import { SettingError } from './setting-error.js';

/** Names of networks that proxy-addr, the library of Express, supports. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Proxies whose forwarded headers are trusted; `none` means no proxy. Behind TLS the peer is always a proxy, so the
 * setting is required: without it all visitors would share one rate limit.
 * @throws SettingError
 */
export function readTrustProxy(values: readonly string[], https: boolean): readonly string[] {
  if (values.length === 0 && https) {
    throw new SettingError(
      'TRUST_PROXY',
      'is required when BASE_URL is https: the addresses of the proxies in front of the shop, e.g. loopback or ' +
        '10.0.0.0/8, or none',
    );
  }
  if (values.length === 1 && values[0] === 'none') return [];
  for (const value of values) {
    if (!NETWORKS.includes(value) && !isNetwork(value)) {
      throw new SettingError('TRUST_PROXY', 'must be the addresses of the proxies, e.g. 10.0.0.0/8,127.0.0.1, or none');
    }
  }
  return values;
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const widest = isIP(address) === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= widest);
  return isIP(address) !== 0 && isLength && more.length === 0;
}
