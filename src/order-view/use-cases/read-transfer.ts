import { Injectable } from '@nestjs/common';
import type { Language, Money } from '#kernel';
import { isDeliveryUndecided, openAmount, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { payableOrder } from '../../settlement/index.js';
import { ShippingFacade } from '../../shipping/index.js';

/** Data with which a banking app fills in a transfer. */
export interface Transfer {
  readonly receiver: string;
  readonly iban: string;
  /** Bank code: six digits or a SWIFT code. */
  readonly bankCode: string;
  readonly taxId: string;
  readonly amount: Money;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  readonly purpose: string;
}

/** Reads the transfer that pays the balance due of an order. */
@Injectable()
export class ReadTransfer {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  /**
   * Null for other methods, and while the delivery of a fast order is undecided.
   * @param language of the payment purpose
   */
  async run(order: OrderRecord, language: Language): Promise<Transfer | null> {
    const [method, collected] = await Promise.all([
      this.payments.known(order.paymentMethod),
      this.shipping.collected(),
    ]);
    if (!method || isDeliveryUndecided(order, collected)) return null;
    const details = this.payments.bankDetails(method, payableOrder(order, language));
    return (
      details && {
        receiver: details.account_holder,
        iban: details.account_number,
        bankCode: details.bank_code,
        taxId: details.tax_id,
        amount: openAmount(order),
        reference: order.reference,
        purpose: details.payment_purpose,
      }
    );
  }
}
