import { Inject, Injectable } from '@nestjs/common';
import type { CodedTransfer, PayeeAddress } from '#contracts';
import { CLOCK, addDays, dayNumber, type Clock } from '#kernel';
import { isDeliveryUndecided, openAmount, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { ShopSettings } from '../../settings/index.js';
import { payableOrder } from '../../settlement/index.js';
import { ShippingFacade } from '../../shipping/index.js';

/** The transfer that pays an order. The IBAN is written as in the settings. */
export interface Transfer extends Omit<CodedTransfer, 'option'> {
  /** Options of the gateway for QR codes, by the key of their provider. */
  readonly options: Readonly<Record<string, string>>;
}

/** Reads the transfer that pays the balance due of an order. */
@Injectable()
export class ReadTransfer {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly settings: ShopSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Null for other methods, and while the delivery of a fast order is undecided. The payment purpose is in the language
   * of the order, so that page, emails and invoice have the same QR code.
   */
  async run(order: OrderRecord): Promise<Transfer | null> {
    const [method, collected] = await Promise.all([
      this.payments.known(order.paymentMethod),
      this.shipping.collected(),
    ]);
    if (!method || isDeliveryUndecided(order, collected)) return null;
    const details = this.payments.bankDetails(method, payableOrder(order));
    return (
      details && {
        receiver: details.account_holder,
        address: this.address(),
        iban: details.account_number,
        bankCode: details.bank_code,
        taxId: details.tax_id,
        amount: openAmount(order),
        reference: order.reference,
        purpose: details.payment_purpose,
        dueOn: this.dueOn(order),
        options: method.gateway.paymentCodeOptions?.(structuredClone(method.settings)) ?? {},
      }
    );
  }

  private dueOn({ paymentDueAt }: OrderRecord): string | null {
    const { timezone } = this.settings;
    if (!paymentDueAt || dayNumber(paymentDueAt, timezone) < dayNumber(this.clock.now(), timezone)) return null;
    return addDays(new Date(0), dayNumber(paymentDueAt, timezone)).toISOString().slice(0, 10);
  }

  private address(): PayeeAddress | null {
    const { address: street, zip, city, country } = this.settings.stored.seller;
    return street && zip && city && country ? { street, zip, city, country } : null;
  }
}
