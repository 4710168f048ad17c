import { checkIban, type Money } from '#kernel';

export const REFUND_STATES = ['due', 'exported', 'paid_out', 'returned'] as const;
/**
 * `due`: the money is to be sent. `exported`: in a file for the bank. `paid_out`: the debit is on a statement.
 * `returned`: the bank has sent the money back; it is exported again like a due one.
 */
export type RefundState = (typeof REFUND_STATES)[number];

/** Why a bank sent the money back. */
export interface ReturnReason {
  /** Code of the reason, such as `AC04` (ISO 20022). */
  readonly code: string | null;
  readonly text: string | null;
}

export interface Receiver {
  readonly name: string;
  /** IBAN without blanks. */
  readonly account: string;
}

/** A refund that is paid out by a bank transfer. */
export interface BankRefund {
  /** Id of the refund in the payments ledger. */
  readonly id: number;
  readonly orderId: number;
  /** Key of the payment method, whose account pays. */
  readonly method: string;
  readonly amount: Money;
  readonly state: RefundState;
  /** Null: neither the statement nor an administrator has named one. */
  readonly receiver: Receiver | null;
  /** End-to-end id in the last file; null while the refund is due. */
  readonly endToEndId: string | null;
  readonly fileId: number | null;
  /** Null: not returned, or the statement has no reason. */
  readonly returnReason: ReturnReason | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** A refund that can be written to a file. */
export type ReceivableRefund = BankRefund & { readonly receiver: Receiver };

/** Whether a refund in the state can be written to a file. */
export const isExportable = (state: RefundState): boolean => state === 'due' || state === 'returned';

/** The receiver, if there is a name, and the account is an IBAN; otherwise null. */
export function receiverOf(name: string | null, account: string | null): Receiver | null {
  const checked = account === null ? null : checkIban(account);
  return name?.trim() && checked?.ok ? { name: name.trim(), account: checked.iban } : null;
}

/** The account with its middle left out, for the activity log. */
export const maskedAccount = (account: string): string => `${account.slice(0, 4)}…${account.slice(-4)}`;
