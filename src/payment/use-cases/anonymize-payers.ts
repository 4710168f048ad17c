import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { PaymentRows } from '../data/payment-rows.js';
import { PaymentMessages } from '../data/payment-messages.js';
import { RefundRows } from '../data/refund-rows.js';

/**
 * Retention of messages in milliseconds: longer than a provider repeats a message, and than a customer can dispute a
 * payment.
 */
const MESSAGES_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Removes bank references and notes together with the personal data of their orders; amounts, dates and transaction ids
 * stay. Messages of providers may contain the payer's contact data, and no document needs them: they are deleted with
 * the contacts.
 */
@Injectable()
export class AnonymizePayers implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly payments: PaymentRows,
    private readonly refunds: RefundRows,
    private readonly messages: PaymentMessages,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(async (tx, ids) => {
      await this.payments.anonymize(tx, ids);
      await this.refunds.anonymize(tx, ids);
      await this.messages.anonymize(tx, ids);
    });
    this.data.removesContacts((tx, ids) => this.messages.anonymize(tx, ids));
    this.housekeeping.register({ table: 'payment_message', column: 'received_at', retentionMs: MESSAGES_KEPT_MS });
  }
}
