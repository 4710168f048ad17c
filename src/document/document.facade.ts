import { Injectable } from '@nestjs/common';
import type { Transfer } from '../order-view/index.js';
import { drawCode } from './domain/draw-code.js';
import { paymentCode, type PaymentCode } from './domain/payment-code.js';
import { IssueAutomatically } from './use-cases/issue-automatically.js';

export interface PaymentPicture {
  readonly kind: PaymentCode['kind'];
  /** `data:` address. */
  readonly picture: string;
}

/** All that other modules see of documents. */
@Injectable()
export class DocumentFacade {
  constructor(private readonly automaticInvoice: IssueAutomatically) {}

  /** Issues the order's invoice if the payment method (its key) wants one; once, however often it is called. */
  issueAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    return this.automaticInvoice.run(orderId, paymentMethod);
  }

  /** The QR code of a transfer, as the address of a picture; null when there is none for its currency and account. */
  async paymentPicture(transfer: Transfer): Promise<PaymentPicture | null> {
    const code = paymentCode(transfer);
    return code && { kind: code.kind, picture: await drawCode(code.text) };
  }
}
