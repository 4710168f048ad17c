import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { InvoiceContent } from '../domain/invoice-content.js';
import type { InvoiceRow } from './invoice-row.js';
import { InvoiceEntity } from './invoice.entity.js';

/** SQL: changes the documents of many orders at once, and only a part of each content. */
const FORGET_BUYERS = `UPDATE invoice SET facts = NULL, reason = left(reason, 0), figures = figures - 'parties',
  says = jsonb_set(says, '{buyer}', $2::jsonb) || CASE WHEN says ? 'reason' THEN '{"reason": ""}'::jsonb ELSE '{}' END
  WHERE order_id = ANY($1::int[])`;
/** Marks the invoice of an anonymized order whose file was deleted. A file generated later does not name the buyer. */
export const REMOVED = 'removed';
/** SQL: has a condition on the orders. */
const ANONYMIZED = `SELECT i.id, i.path FROM invoice i JOIN shop_order o ON o.id = i.order_id
  WHERE o.anonymized_at IS NOT NULL
  AND i.made_at IS NOT NULL AND i.error IS DISTINCT FROM '${REMOVED}' LIMIT $1`;

const NO_BUYER: InvoiceContent['buyer'] = {
  name: '',
  email: null,
  phone: null,
  billingAddress: null,
  shippingAddress: null,
};

/** Invoices and credit notes of orders whose personal data is removed. */
@Injectable()
export class AnonymizedDocuments {
  constructor(private readonly db: Database) {}

  /** Removes the buyers from the contents; number, lines and amounts stay. */
  async removeBuyers(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(FORGET_BUYERS, [orderIds, JSON.stringify(NO_BUYER)]);
  }

  /** Files of anonymized orders that may still name the buyer; at most `most`. */
  filesToRemove(most: number): Promise<Array<Pick<InvoiceRow, 'id' | 'path'>>> {
    return this.db.query(ANONYMIZED, [most]);
  }

  async markRemoved(id: number): Promise<void> {
    await this.db.entities.update(InvoiceEntity, { id }, { error: REMOVED });
  }
}
