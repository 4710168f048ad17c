import { Injectable } from '@nestjs/common';
import { DocumentFacade } from '../../document/index.js';
import { Config } from '../../platform/config/config.js';
import { isInsecureInProduction } from '../../platform/config/loopback-host.js';
import { MailServer } from '../../platform/mail/mail-server.js';
import { ProxyWatch } from '../../platform/http/security/client-address.js';

export const NOTICE_CODES = [
  'insecure_base_url',
  'untrusted_proxy',
  'proxy_without_address',
  'e_invoice_incomplete',
  'mail_not_set_up',
] as const;

/** A problem of the settings that the server's operator or the shop's owner should solve. */
export interface Notice {
  readonly code: (typeof NOTICE_CODES)[number];
  /** The environment variable or the shop setting that solves the problem. */
  readonly setting: string;
  /** The detected address, or what is missing, separated by commas. */
  readonly value: string;
}

/** Detects problems of settings with which the shop still works. */
@Injectable()
export class ReadNotices {
  constructor(
    private readonly config: Config,
    private readonly proxies: ProxyWatch,
    private readonly documents: DocumentFacade,
    private readonly mailServer: MailServer,
  ) {}

  run(): Notice[] {
    const proxy = this.proxies.problem();
    const missing = this.documents.missingOfSeller();
    return [
      ...(this.mailServer.isSetUp ? [] : [{ code: 'mail_not_set_up', setting: 'smtp', value: '' } as const]),
      ...(isInsecureInProduction(this.config)
        ? [{ code: 'insecure_base_url', setting: 'BASE_URL', value: this.config.baseUrl } as const]
        : []),
      ...(proxy ? [{ code: proxy.code, setting: 'TRUST_PROXY', value: proxy.address }] : []),
      ...(missing.length > 0
        ? [{ code: 'e_invoice_incomplete', setting: 'seller', value: missing.join(',') } as const]
        : []),
    ];
  }
}
