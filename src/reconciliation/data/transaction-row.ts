import { Money } from '#kernel';
import type { Reason } from '../matching/matching.types.js';
import type {
  BankTransaction,
  TransactionKind,
  TransactionState,
  TransactionSuggestion,
} from '../domain/bank-transaction.js';

/** A suggestion as stored: amounts in minor units as text, because JSON has no bigint. */
interface StoredSuggestion {
  readonly allocations: ReadonlyArray<{ readonly order_id: number; readonly amount: string }>;
  readonly reverses: number | null;
  /** Missing before version 1.5. */
  readonly register_ids?: readonly number[];
  readonly difference?: string | null;
  readonly confidence: 'high' | 'low';
  readonly reasons: readonly Reason[];
}

export interface TransactionRow {
  readonly id: number;
  readonly account_id: number;
  readonly account: string;
  readonly currency: string;
  readonly file_id: number;
  readonly kind: TransactionKind;
  readonly state: TransactionState;
  readonly booked_on: string;
  readonly value_on: string | null;
  readonly amount: string;
  readonly counterparty_name: string | null;
  readonly counterparty_account: string | null;
  readonly remittance: string;
  readonly creditor_reference: string | null;
  readonly end_to_end_id: string | null;
  readonly bank_reference: string | null;
  readonly return_code: string | null;
  readonly return_text: string | null;
  readonly note: string | null;
  readonly suggestions: readonly StoredSuggestion[];
  readonly matched_by: BankTransaction['matchedBy'];
  readonly reverses: number | null;
  readonly suggest_only: boolean;
  readonly decided_at: string | null;
  readonly version: number;
  readonly unallocated: string;
  readonly allocations: ReadonlyArray<{
    readonly order_id: number;
    readonly payment_id: number;
    readonly amount: string;
  }>;
  readonly refund_ids: readonly number[];
  readonly register_ids: readonly number[];
}

/**
 * The part of a matched credit that belongs to no order; 0 if the bank took it back, a courier sent it, or it is a
 * refund that came back.
 */
export const UNALLOCATED = `CASE WHEN t.state = 'matched' AND t.kind = 'credit'
    AND NOT EXISTS (SELECT FROM courier_transfer y WHERE y.transaction_id = t.id)
    AND NOT EXISTS (SELECT FROM bank_transaction r WHERE r.reverses = t.id)
    AND NOT EXISTS (SELECT FROM bank_refund_line x WHERE x.returned_by = t.id)
  THEN t.amount - t.allocated ELSE 0 END`;

/** Columns of `FROM_TRANSACTIONS`. Days are text, because a Date depends on the time zone. */
export const TRANSACTION_COLUMNS = `t.id, t.account_id, a.account, a.currency, t.file_id, t.kind, t.state,
  t.booked_on::text, t.value_on::text, t.amount, t.counterparty_name, t.counterparty_account, t.remittance,
  t.creditor_reference, t.end_to_end_id, t.bank_reference, t.return_code, t.return_text, t.note, t.suggestions,
  t.matched_by, t.reverses, t.suggest_only, t.decided_at::text, t.version, ${UNALLOCATED} AS unallocated,
  (SELECT coalesce(json_agg(json_build_object('order_id', l.order_id, 'payment_id', l.payment_id,
    'amount', l.amount::text) ORDER BY l.order_id, l.payment_id), '[]') FROM bank_allocation l WHERE l.transaction_id = t.id)
    AS allocations,
  ARRAY(SELECT x.refund_id FROM bank_refund_line x WHERE x.paid_by = t.id
    UNION SELECT x.refund_id FROM bank_refund_line x WHERE x.returned_by = t.id ORDER BY 1) AS refund_ids,
  ARRAY(SELECT y.register_id FROM courier_transfer y
    WHERE y.transaction_id = t.id AND (y.live OR t.state = 'matched') ORDER BY 1) AS register_ids`;

/** The tables of `TRANSACTION_COLUMNS`. */
export const FROM_TRANSACTIONS = 'FROM bank_transaction t JOIN bank_account a ON a.id = t.account_id';

export function toBankTransaction(row: TransactionRow): BankTransaction {
  const signed = Money.of(row.amount, row.currency);
  const hasReason = row.return_code !== null || row.return_text !== null;
  return {
    id: row.id,
    accountId: row.account_id,
    account: row.account,
    fileId: row.file_id,
    kind: row.kind,
    state: row.state,
    bookedOn: row.booked_on,
    valueOn: row.value_on,
    amount: signed.isNegative() ? signed.negate() : signed,
    isIncoming: signed.isPositive(),
    counterpartyName: row.counterparty_name,
    counterpartyAccount: row.counterparty_account,
    remittance: row.remittance,
    creditorReference: row.creditor_reference,
    endToEndId: row.end_to_end_id,
    bankReference: row.bank_reference,
    returnReason: hasReason ? { code: row.return_code, text: row.return_text } : null,
    note: row.note,
    suggestions: row.suggestions.map(({ allocations, register_ids: registerIds = [], difference, ...suggestion }) => ({
      ...suggestion,
      registerIds,
      difference: difference == null ? null : Money.of(difference, row.currency),
      allocations: allocations.map((one) => ({ orderId: one.order_id, amount: Money.of(one.amount, row.currency) })),
    })),
    matchedBy: row.matched_by,
    reverses: row.reverses,
    isSuggestOnly: row.suggest_only,
    decidedAt: row.decided_at,
    allocations: row.allocations.map((one) => ({
      orderId: one.order_id,
      paymentId: one.payment_id,
      amount: Money.of(one.amount, row.currency),
    })),
    unallocated: Money.of(row.unallocated, row.currency),
    refundIds: row.refund_ids,
    registerIds: row.register_ids,
    version: row.version,
  };
}

export const storedSuggestions = (suggestions: readonly TransactionSuggestion[]): StoredSuggestion[] =>
  suggestions.map(({ allocations, reverses, registerIds, difference, confidence, reasons }) => ({
    allocations: allocations.map(({ orderId, amount }) => ({ order_id: orderId, amount: amount.minor.toString() })),
    reverses,
    register_ids: registerIds,
    difference: difference?.minor.toString() ?? null,
    confidence,
    reasons,
  }));
