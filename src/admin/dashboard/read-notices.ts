import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { isInsecureInProduction } from '../../platform/config/insecure-base-url.js';
import { ProxyWatch } from '../../platform/http/security/proxy-watch.js';

/** Something about the installation that an administrator should have changed. */
export interface Notice {
  readonly code: 'insecure_base_url' | 'untrusted_proxy' | 'proxy_without_address';
  /** The environment variable that changes it. */
  readonly setting: string;
  /** What was found: an address. */
  readonly value: string;
}

/** What is wrong with the settings although the shop runs. */
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
