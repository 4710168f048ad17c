import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, Retention } from '../../privacy/index.js';
import { StockAlertRows } from '../data/stock-alert-rows.js';

/** Export, erasure and retention of the requests. */
@Injectable()
export class StockAlertPrivacy implements OnModuleInit {
  constructor(
    private readonly rows: StockAlertRows,
    private readonly data: PersonalData,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.data.exports('stock_alerts', ({ userId }) => this.rows.ofAccount(userId));
    this.data.erases((tx, person) => this.rows.forget(tx, person));
    this.retention.register('stock_alerts', () => this.rows.deleteOld());
  }
}
