export type Direction = 'CRDT' | 'DBIT';

/** Never negative; the direction gives the sign. */
export interface Amount {
  readonly value: string;
  readonly currency: string | null;
}

/** Places of an amount in `TxDtls`, best first: `Amt`, `TxAmt`, `CntrValAmt`, `InstdAmt`. */
export type DetailAmounts = readonly (Amount | null)[];

export interface Party {
  readonly name: string | null;
  readonly account: string | null;
}

export interface ReturnMark {
  readonly code: string | null;
  readonly text: string | null;
}

/** A `TxDtls`: what the bank says about one payment of an entry. */
export interface Detail {
  readonly amounts: DetailAmounts;
  /** Charges that the bank took off the amount. */
  readonly charges: readonly Amount[];
  readonly direction: Direction | null;
  readonly debtor: Party | null;
  readonly creditor: Party | null;
  /** References by the bank, most specific first. */
  readonly references: readonly string[];
  readonly endToEndId: string | null;
  readonly creditorReferences: readonly string[];
  /** Text of the payer. */
  readonly remittance: string;
  /** Text of the bank. */
  readonly additional: string | null;
  /** Null unless the payment came back. */
  readonly returned: ReturnMark | null;
}

/** A booked `Ntry`. */
export interface Entry {
  readonly amount: Amount;
  readonly direction: Direction;
  readonly isReversal: boolean;
  readonly bookedOn: string;
  readonly valueOn: string | null;
  /** Reference of the entry by the bank (`AcctSvcrRef`). */
  readonly reference: string | null;
  /** `NtryRef`: in some files a reference, in others a number within the statement or an account. */
  readonly entryNumber: string | null;
  readonly batchReference: string | null;
  /** How many payments the entry stands for, as the bank announces. */
  readonly announced: number;
  readonly additional: string | null;
  readonly details: readonly Detail[];
}
