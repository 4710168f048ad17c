import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';
import { PaymentRows } from '../data/payment-rows.js';
import { RefundRows } from '../data/refund-rows.js';

/** Bank references and notes go with the personal data of their orders; amounts, dates and transaction ids stay. */
@Injectable()
export class AnonymizePayers implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly payments: PaymentRows,
    private readonly refunds: RefundRows,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(async (tx, ids) => {
      await this.payments.anonymize(tx, ids);
      await this.refunds.anonymize(tx, ids);
    });
  }
}
