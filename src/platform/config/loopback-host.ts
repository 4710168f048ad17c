import type { Config } from './config.js';

/** Whether a host name of a URL (IPv6 in brackets) always means the local machine (RFC 6761, 6.3). */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/**
 * In production, passwords and orders go unencrypted over the network: BASE_URL is `http:`, and not of this machine
 * alone.
 */
export const isInsecureInProduction = ({
  production,
  https,
  baseUrl,
}: Pick<Config, 'production' | 'https' | 'baseUrl'>): boolean =>
  production && !https && !isLoopbackHost(new URL(baseUrl).hostname);
