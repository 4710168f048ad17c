import type { Config } from './config.js';
import { isLoopbackHost } from './loopback-host.js';

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
