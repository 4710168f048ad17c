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
  'e_invoice_refused',
  'mail_not_set_up',
] as const;

/** A problem of the settings that the server's operator or the shop's owner should solve. */
export interface Notice {
  readonly code: (typeof NOTICE_CODES)[number];
  /** Environment variable or shop setting that solves the problem; '' if orders must be changed instead. */
  readonly setting: string;
  /** The detected address, or what is missing, separated by commas. */
  readonly value: string;
  /** Ids of the orders that have the problem, newest first. */
  readonly orders: readonly number[];
}

/** Maximum number of orders that a notice names. */
const NAMED = 20;

/** Detects problems of settings with which the shop still works. */
@Injectable()
export class ReadNotices {
  constructor(
    private readonly config: Config,
    private readonly proxies: ProxyWatch,
    private readonly documents: DocumentFacade,
    private readonly mailServer: MailServer,
  ) {}

  async run(): Promise<Notice[]> {
    const proxy = this.proxies.problem();
    const missing = this.documents.missingOfSeller();
    return [
      ...(this.mailServer.isSetUp
        ? []
        : [{ code: 'mail_not_set_up', setting: 'smtp', value: '', orders: [] } as const]),
      ...(isInsecureInProduction(this.config)
        ? [{ code: 'insecure_base_url', setting: 'BASE_URL', value: this.config.baseUrl, orders: [] } as const]
        : []),
      ...(proxy ? [{ code: proxy.code, setting: 'TRUST_PROXY', value: proxy.address, orders: [] }] : []),
      ...(missing.length > 0
        ? [{ code: 'e_invoice_incomplete', setting: 'seller', value: missing.join(','), orders: [] } as const]
        : []),
      ...(await this.refusedDocuments()),
    ];
  }

  private async refusedDocuments(): Promise<Notice[]> {
    const refused = await this.documents.refused();
    if (refused.length === 0) return [];
    const orders = [...new Set(refused.map(({ orderId }) => orderId))].slice(0, NAMED);
    const missing = new Set(refused.filter(({ orderId }) => orders.includes(orderId)).flatMap((one) => one.missing));
    return [{ code: 'e_invoice_refused', setting: '', value: [...missing].join(','), orders }];
  }
}
