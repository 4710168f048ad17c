import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../order/index.js';
import { type CallOutcome, type OfferedMethod, PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { AwaitMoney, byCaller, LeaveProviderPage, payableOrder, waitsBy } from '../../settlement/index.js';
import { checkoutErrors } from '../checkout.errors.js';
import { LimitAutomaticInvoices } from './limit-automatic-invoices.js';

/** Pays an order by a method whose money comes later, such as a bank transfer. */
@Injectable()
export class PayOffline {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly awaitMoney: AwaitMoney,
    private readonly leaveProviderPage: LeaveProviderPage,
    private readonly limitAutomaticInvoices: LimitAutomaticInvoices,
  ) {}

  /**
   * @param intent UUID of the request with an Idempotency-Key
   * @throws payment_declined, payment_in_progress, and the errors of AwaitMoney
   */
  async run(
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    { data, intent }: { readonly data: Record<string, string>; readonly intent: string | null },
  ): Promise<{ readonly order: OrderRecord; readonly outcome: CallOutcome }> {
    const outcome = await this.payments.callOffline(payableOrder(order, caller.language), method, data);
    if (outcome.outcome === 'declined')
      throw checkoutErrors.payment_declined({ reason: outcome.error ?? outcome.message });
    if (waitsBy(order, method)) return { order, outcome };
    const by = byCaller(caller);
    // The payment method that was chosen before may have sent the customer to the page of a provider.
    const isOther = order.paymentMethod !== method.key;
    const left = isOther ? await this.leaveProviderPage.run(order, method, by) : order;
    if (method.awaits === 'awaiting_payment') await this.limitAutomaticInvoices.run(caller, left, method);
    return { order: await this.awaitMoney.run(left, method, by, intent), outcome };
  }
}
