import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { ReadTransfer, type Transfer } from '../../order-view/index.js';
import { codePng } from '../codes/draw-code.js';
import { PaymentCodes } from '../codes/payment-codes.js';

/** The QR code of a transfer for an email. */
export interface MailedCode {
  readonly caption: string;
  /** Address that opens the payer's banking app; null for formats without one. */
  readonly link: string | null;
  readonly png: Buffer;
}

/** Draws QR codes of transfers for emails. */
@Injectable()
export class MailCode {
  constructor(
    private readonly orders: OrderFacade,
    private readonly readTransfer: ReadTransfer,
    private readonly codes: PaymentCodes,
  ) {}

  /**
   * The code of the balance due of the order; null if there is none, or the order is not paid by transfer.
   * @param language of the caption
   */
  async ofOrder(orderId: number, language: Language): Promise<MailedCode | null> {
    const order = await this.orders.find(orderId);
    const transfer = order && (await this.readTransfer.run(order));
    return transfer && this.of(transfer, language);
  }

  async of(transfer: Transfer, language: Language): Promise<MailedCode | null> {
    const code = this.codes.of(transfer, language);
    if (!code) return null;
    const { caption, link } = code;
    return { caption, link, png: await codePng(code.text, code.kind) };
  }
}
