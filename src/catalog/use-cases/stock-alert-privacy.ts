import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { PersonalData, Retention } from '../../privacy/index.js';
import { StockAlertRows } from '../data/stock-alert-rows.js';
import { alertMailKey } from './send-stock-alerts.js';

/** Export, erasure and retention of stock alerts and their unsent mails. */
@Injectable()
export class StockAlertPrivacy implements OnModuleInit {
  constructor(
    private readonly rows: StockAlertRows,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly mailbox: Mailbox,
  ) {}

  onModuleInit(): void {
    this.data.exports('stock_alerts', ({ userId }) => this.rows.ofAccount(userId));
    this.data.erases(async (tx, person) =>
      this.mailbox.withdraw(tx, (await this.rows.forget(tx, person)).map(alertMailKey)),
    );
    this.retention.register('stock_alerts', () => this.rows.deleteOld());
  }
}
