import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { byMailbox } from '../../platform/mail/mailbox-of.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../../platform/mail/mail.types.js';
import { ShopSettings } from '../../settings/index.js';
import { StockAlertRows } from '../data/stock-alert-rows.js';

const KIND = 'back_in_stock';
/** Deduplication key of an alert's mail. */
export const alertMailKey = (alertId: string): string => `${KIND}:${alertId}`;
/** Id of the alert in previews. */
const NO_ALERT = '00000000-0000-4000-8000-000000000000';

/**
 * Mails customers whose requested products are back in stock. Runs every minute, because stock returns in many ways.
 * The address is not verified, so the mails count towards its hourly limit.
 */
@Injectable()
export class SendStockAlerts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rows: StockAlertRows,
    private readonly mailbox: Mailbox,
    private readonly jobs: ScheduledJobs,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(KIND, (mail) => this.compose(mail));
    this.mailbox.preview({
      id: KIND,
      kind: KIND,
      compose: (language) =>
        this.composed(language, this.messages.translate(language, 'notification.sample.product'), '', NO_ALERT),
    });
    this.jobs.define('stock-alerts', '* * * * *', () => this.run());
  }

  async run(): Promise<{ mails: number }> {
    let mails = 0;
    for (let sent = await this.batch(); sent > 0; sent = await this.batch()) mails += sent;
    return { mails };
  }

  private batch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = (await this.rows.takeDue(tx)).sort((one, other) => byMailbox(one.email, other.email));
      for (const { id, email, language } of due)
        await this.mailbox.enqueue(tx, {
          dedupeKey: alertMailKey(id),
          kind: KIND,
          language,
          recipient: email,
          cause: 'anyone',
          data: { alert_id: id },
        });
      return due.length;
    });
  }

  /** Composes the mail even if the product has sold out again meanwhile; its page shows the current stock. */
  private async compose({ data, language }: StoredMail): Promise<ComposedMail | null> {
    const id = String(data['alert_id']);
    const product = await this.rows.subject(id, language);
    if (!product) return null;
    const variant = product.variant_id === null ? '' : `&variant=${product.variant_id}`;
    return this.composed(language, product.name, `product/${product.alias}?lang=${language}${variant}`, id);
  }

  private composed(language: Language, product: string, path: string, id: string): ComposedMail {
    const { baseUrl } = this.config;
    const say = (part: string): string =>
      this.messages.translate(language, `notification.${KIND}.${part}`, { product, shop: this.shop.name });
    return {
      subject: say('subject'),
      preheader: say('intro'),
      template: KIND,
      variables: {
        name: '',
        product,
        link: `${baseUrl}/${path}`,
        cancel: `${baseUrl}/stock-alerts/${id}?lang=${language}`,
      },
    };
  }
}
