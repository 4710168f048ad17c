import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { isInsecureInProduction } from '../../platform/config/loopback-host.js';
import { ProxyWatch } from '../../platform/http/security/client-address.js';

export const NOTICE_CODES = ['insecure_base_url', 'untrusted_proxy', 'proxy_without_address'] as const;

/** A problem of the installation that the server's operator should solve. */
export interface Notice {
  readonly code: (typeof NOTICE_CODES)[number];
  /** The environment variable that solves it. */
  readonly setting: string;
  /** The detected address. */
  readonly value: string;
}

/** Problems of the environment's settings with which the shop still works. */
@Injectable()
export class ReadNotices {
  constructor(
    private readonly config: Config,
    private readonly proxies: ProxyWatch,
  ) {}

  run(): Notice[] {
    const proxy = this.proxies.problem();
    return [
      ...(isInsecureInProduction(this.config)
        ? [{ code: 'insecure_base_url', setting: 'BASE_URL', value: this.config.baseUrl } as const]
        : []),
      ...(proxy ? [{ code: proxy.code, setting: 'TRUST_PROXY', value: proxy.address }] : []),
    ];
  }
}
