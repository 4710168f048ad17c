import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Transfer } from '../order-view/index.js';
import { drawCode } from './codes/draw-code.js';
import { PaymentCodes, type PaymentCode } from './codes/payment-codes.js';
import { InvoiceRepository } from './data/invoice.repository.js';
import { invoiceNumberText } from './domain/invoice-number.js';
import { CreditAutomatically } from './use-cases/credit-automatically.js';
import { IssueAutomatically } from './use-cases/issue-automatically.js';
import { ListValidDocuments, type ValidDocument } from './use-cases/list-valid-documents.js';
import { WriteEInvoice, type RefusedDocument } from './use-cases/write-e-invoice.js';

export interface PaymentPicture extends Omit<PaymentCode, 'text'> {
  /** Picture as a `data:` URL. */
  readonly picture: string;
}

/** Number of the newest documents that the dashboard checks. */
const CHECKED = 100;

/** Documents for other modules. */
@Injectable()
export class DocumentFacade {
  constructor(
    private readonly automaticInvoice: IssueAutomatically,
    private readonly automaticCredit: CreditAutomatically,
    private readonly invoices: InvoiceRepository,
    private readonly codes: PaymentCodes,
    private readonly eInvoices: WriteEInvoice,
    private readonly valid: ListValidDocuments,
  ) {}

  /** Members of the seller in the settings that electronic invoices need; empty while they are off. */
  missingOfSeller(): string[] {
    return this.eInvoices.missingOfSeller();
  }

  /**
   * Returns the orders whose documents violate the standard of electronic invoices, newest first. Only the newest
   * documents are checked.
   */
  async refused(): Promise<RefusedDocument[]> {
    if (!this.eInvoices.isOn) return [];
    return this.eInvoices.refusalsOf(await this.invoices.newestWithContent(CHECKED));
  }

  /** Returns the number of each order's valid invoice, such as `INV-2026-000017`, by the id of the order. */
  async numbersOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const numbers = await this.invoices.numbersOf(orderIds);
    return new Map(numbers.map((one) => [one.order_id, invoiceNumberText(one)]));
  }

  /** Returns the ids of the orders whose valid invoices end with these numbers, in any series and year. */
  ordersOf(numbers: readonly number[]): Promise<number[]> {
    return this.invoices.ordersOf(numbers);
  }

  /** The valid invoice and the credit notes of an order, oldest first. */
  validOf(orderId: number): Promise<ValidDocument[]> {
    return this.valid.run(orderId);
  }

  /**
   * Issues the order's invoice if the payment method (its key) issues invoices automatically; only once for repeated
   * calls.
   */
  issueAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    return this.automaticInvoice.run(orderId, paymentMethod);
  }

  /**
   * Issues the credit notes for the refunds or the cancellation of an order, if its payment method issues them
   * automatically. Repeated calls issue nothing more.
   * @param paymentMethod key of the payment method
   */
  creditAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    return this.automaticCredit.run(orderId, paymentMethod);
  }

  /** The QR code of a transfer as a picture; null if its currency and account have no code. */
  async paymentPicture(transfer: Transfer, language: Language): Promise<PaymentPicture | null> {
    const code = this.codes.of(transfer, language);
    if (!code) return null;
    const { text, ...shown } = code;
    return { ...shown, picture: await drawCode(text, code.kind) };
  }
}
