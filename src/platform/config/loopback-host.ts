import type { Config } from './config.js';

/** Whether a host name of a URL (IPv6 in brackets) always means the local machine (RFC 6761, 6.3). */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/**
 * True in production if BASE_URL is `http:` and names another machine: passwords and orders would cross the network
 * unencrypted.
 */
export const isInsecureInProduction = ({
  production,
  https,
  baseUrl,
}: Pick<Config, 'production' | 'https' | 'baseUrl'>): boolean =>
  production && !https && !isLoopbackHost(new URL(baseUrl).hostname);
