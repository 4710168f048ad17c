import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CheckoutFacade } from '../../checkout/index.js';
import { DocumentFacade, type PaymentPicture } from '../../document/index.js';
import { PaymentFacade, type PayableOrder } from '../../payment/index.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { Messages } from '../../platform/i18n/messages.js';
import type { OrderMailData } from '../../platform/ports/order-mail-data.js';
import { RenderPage } from '../use-cases/render-page.js';

/** The page of an order: its state, how to pay it, what it holds and where it goes. */
@Injectable()
export class ShowOrderPage {
  constructor(
    private readonly checkout: CheckoutFacade,
    private readonly payments: PaymentFacade,
    private readonly documents: DocumentFacade,
    private readonly messages: Messages,
    private readonly render: RenderPage,
  ) {}

  /** @throws order_not_found for whoever may not read it */
  async run(request: Request, caller: Caller, orderId: number): Promise<string> {
    const { told, payable } = await this.checkout.told(caller, orderId);
    const { language } = caller;
    const title = this.messages.say(language, 'notification.order.number', { number: told.number });
    const payment = payable && { ...await this.payment(told.paymentMethod.key, payable, language), code: await this.code(told, payable) };
    const sameAddress = JSON.stringify(told.shippingAddress) === JSON.stringify(told.billingAddress);
    return this.render.run('order', request, { title }, { order: told, payment, sameAddress });
  }

  /** The markup is the method's own; '' for methods without a button. */
  private async payment(key: string, order: PayableOrder, language: Language): Promise<object> {
    const method = await this.payments.methodForTemplate(key, language);
    return { description: method?.description ?? '', button: method ? await method.instance.payButton(order) : '' };
  }

  /** For a banking app, when the method is paid by transfer. */
  private async code({ bankDetails: bank, reference }: OrderMailData, { open }: PayableOrder): Promise<PaymentPicture | null> {
    return bank && this.documents.paymentPicture({
      receiver: bank.account_holder, iban: bank.account_number, bankCode: bank.bank_code, taxId: bank.tax_id,
      amount: open, reference, purpose: bank.payment_purpose,
    });
  }
}
