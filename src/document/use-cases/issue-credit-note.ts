import { Injectable } from '@nestjs/common';
import { FieldErrors, Money } from '#kernel';
import { mustManage, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import { CreditedDocuments, type CreditedInvoice } from '../data/credited-documents.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { documentErrors } from '../document.errors.js';
import {
  creditAll,
  creditAmount,
  creditPieces,
  grossOf,
  type CreditedPieces,
  type CreditPart,
} from '../domain/credit-parts.js';
import { RefreshInvoice } from './refresh-invoice.js';
import { StoreCreditNote } from './store-credit-note.js';

/** Without `amount` and `pieces`: everything that is left of the invoice. */
export interface CreditNoteRequest {
  /** Amount with tax. */
  readonly amount: number | null;
  readonly pieces: readonly CreditedPieces[] | null;
  readonly reason: string;
  /** UUID of the request with an Idempotency-Key; a repeat finds its credit note. */
  readonly intent: string | null;
}

/**
 * Issues a credit note for the valid invoice of an order, at most for what its earlier credit notes have left.
 * @throws order_not_found, forbidden, invoice_not_found, amount_exceeds_invoice; 422 at `amount` or `lines`
 */
@Injectable()
export class IssueCreditNote {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly refreshInvoice: RefreshInvoice,
    private readonly documents: CreditedDocuments,
    private readonly storeCreditNote: StoreCreditNote,
  ) {}

  async run(caller: Caller, orderId: number, request: CreditNoteRequest): Promise<InvoiceRow> {
    mustManage(caller, await this.orders.find(orderId));
    await this.refreshInvoice.run(orderId);
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      const earlier = request.intent && (await this.documents.intended(tx, request.intent));
      if (earlier) {
        answersAgain();
        return earlier;
      }
      const invoice = await this.documents.ofOrder(tx, order);
      if (!invoice) throw documentErrors.invoice_not_found();
      const parts = partsOf(order, invoice, request);
      return this.storeCreditNote.inTransaction(tx, { order, invoice, parts, ...request }, caller);
    });
  }
}

function partsOf(order: OrderRecord, { rest }: CreditedInvoice, { amount, pieces }: CreditNoteRequest): CreditPart[] {
  const left = grossOf(rest);
  const exceeds = () => documentErrors.amount_exceeds_invoice({ left: Money.of(left, order.currency).toNumber() });
  const unknown = (pieces ?? []).some(({ orderItemId }) => !rest.some((one) => one.orderItemId === orderItemId));
  if (unknown) throw new FieldErrors({ lines: [{ key: 'document.errors.unknown_line' }] });
  const wanted = orderAmount(order, amount)?.minor ?? null;
  if (left === 0n || (wanted !== null && wanted > left)) throw exceeds();
  const parts = pieces ? creditPieces(rest, pieces) : wanted === null ? creditAll(rest) : creditAmount(rest, wanted);
  if (!parts || grossOf(parts) === 0n) throw exceeds();
  return parts;
}
