export type Direction = 'CRDT' | 'DBIT';

/** Decimal text with its currency. Amounts of entries are not negative; the direction gives the sign. */
export interface Amount {
  readonly value: string;
  readonly currency: string | null;
}

/** Amounts of a `TxDtls` in the order of preference: `Amt`, `TxAmt`, `CntrValAmt`, `InstdAmt`. */
export type DetailAmounts = readonly (Amount | null)[];

export interface Party {
  readonly name: string | null;
  readonly account: string | null;
}

export interface ReturnMark {
  readonly code: string | null;
  readonly text: string | null;
}

/** A `TxDtls` element, which describes one payment of an entry. */
export interface Detail {
  readonly amounts: DetailAmounts;
  /** Charges that the bank deducted from the amount. */
  readonly charges: readonly Amount[];
  readonly direction: Direction | null;
  readonly debtor: Party | null;
  readonly creditor: Party | null;
  /** References assigned by the bank, the most specific first. */
  readonly references: readonly string[];
  readonly endToEndId: string | null;
  readonly creditorReferences: readonly string[];
  /** The payer's message to the receiver. */
  readonly remittance: string;
  /** The bank's own text on the payment. */
  readonly additional: string | null;
  /** Null if the payment was not returned. */
  readonly returned: ReturnMark | null;
}

/** A booked `Ntry` element. */
export interface Entry {
  readonly amount: Amount;
  readonly direction: Direction;
  readonly isReversal: boolean;
  readonly bookedOn: string;
  readonly valueOn: string | null;
  /** Reference that the bank assigned to the entry (`AcctSvcrRef`). */
  readonly reference: string | null;
  /** `NtryRef`; a reference, a number within the statement or an account, depending on the bank. */
  readonly entryNumber: string | null;
  readonly batchReference: string | null;
  /** Number of payments that the entry contains, according to the bank. */
  readonly announced: number;
  readonly additional: string | null;
  readonly details: readonly Detail[];
}
