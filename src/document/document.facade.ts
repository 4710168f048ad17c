import { Injectable } from '@nestjs/common';
import { drawCode } from './domain/draw-code.js';
import { paymentCode, type PaymentCode, type Transfer } from './domain/payment-code.js';
import { IssueAutomatically } from './use-cases/issue-automatically.js';

export interface PaymentPicture {
  readonly kind: PaymentCode['kind'];
  /** `data:` address. */
  readonly picture: string;
}

/** All that other modules see of documents. */
@Injectable()
export class DocumentFacade {
  constructor(private readonly issue: IssueAutomatically) {}

  /** Before a mail names the invoice: issues it now when the setting of the payment method asks for one. */
  issueAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    return this.issue.run(orderId, paymentMethod);
  }

  /** The QR code of a transfer, as the address of a picture; null when there is none for its currency and account. */
  async paymentPicture(transfer: Transfer): Promise<PaymentPicture | null> {
    const code = paymentCode(transfer);
    return code && { kind: code.kind, picture: await drawCode(code.text) };
  }
}
