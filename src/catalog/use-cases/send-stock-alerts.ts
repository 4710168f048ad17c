import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../../platform/mail/mail.types.js';
import { StockAlertRows } from '../data/stock-alert-rows.js';

const KIND = 'back_in_stock';

/**
 * Mails those who asked when something is back in stock, every minute: stock returns in many ways. The address is not
 * proven, so the mails count against its hourly limit.
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
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(KIND, (mail) => this.compose(mail));
    this.jobs.define('stock-alerts', '* * * * *', () => this.run());
  }

  async run(): Promise<{ mails: number }> {
    let mails = 0;
    for (let sent = await this.batch(); sent > 0; sent = await this.batch()) mails += sent;
    return { mails };
  }

  private batch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = await this.rows.takeDue(tx);
      for (const { id, email, language } of due)
        await this.mailbox.enqueue(tx, {
          dedupeKey: `${KIND}:${id}`,
          kind: KIND,
          language,
          recipient: email,
          cause: 'anyone',
          data: { alert_id: id },
        });
      return due.length;
    });
  }

  /** Also when it is sold out again, as after a delay: the page says so. */
  private async compose({ data, language }: StoredMail): Promise<ComposedMail | null> {
    const id = String(data['alert_id']);
    const product = await this.rows.subject(id, language);
    if (!product) return null;
    const { baseUrl } = this.config;
    const variant = product.variant_id === null ? '' : `&variant=${product.variant_id}`;
    return {
      subject: this.messages.translate(language, 'notification.back_in_stock.subject', { product: product.name }),
      template: KIND,
      variables: {
        name: '',
        product: product.name,
        link: `${baseUrl}/product/${product.alias}?lang=${language}${variant}`,
        cancel: `${baseUrl}/stock-alerts/${id}?lang=${language}`,
      },
    };
  }
}
