import type { Money } from '#kernel';

export const REGISTER_STATES = ['owed', 'transferred'] as const;
/** `owed`: the courier has collected the money. `transferred`: its transfer is booked. */
export type RegisterState = (typeof REGISTER_STATES)[number];

/** `total_differs`: a sum in the file differs from that of its rows. */
export const REGISTER_WARNINGS = ['total_differs'] as const;
export type RegisterWarning = (typeof REGISTER_WARNINGS)[number];

/** Why a row was not assigned to an order, or does not count for its order; decided when the row is stored. */
export const LINK_PROBLEMS = ['unknown_number', 'several_orders', 'numbers_disagree', 'in_another_register'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** A register to be stored. Days are YYYY-MM-DD. */
export interface RegisterToStore {
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal digits. */
  readonly sha256: string;
  /** Key of the layout by which it was read. */
  readonly layout: string;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly currency: string;
  /** Number of parcels for which nothing was collected; they are not stored. */
  readonly withoutMoney: number;
  readonly warnings: readonly RegisterWarning[];
  readonly rows: readonly RowToStore[];
}

/** One parcel, before it is assigned to an order. */
export interface RegisterEntry {
  /** Line of the file. */
  readonly line: number;
  readonly trackingNumber: string | null;
  readonly orderNumber: string | null;
  readonly collectedOn: string | null;
  /** What the courier collected; negative for money that it took back. */
  readonly amount: Money;
  /** Part of the amount that the courier keeps; negative if the courier pays out more than the amount. */
  readonly fee: Money;
}

export interface RowToStore extends RegisterEntry {
  readonly orderId: number | null;
  /** Null if the row counts for its order. */
  readonly linkProblem: LinkProblem | null;
  /** The balance due of the order, when it was assigned; null without an order. */
  readonly expected: Money | null;
}

/** A stored row. */
export interface RegisterRow extends RowToStore {
  readonly id: number;
  readonly registerId: number;
  /** Payment of the order, recorded from the transfer of the register; null before. */
  readonly paymentId: number | null;
  /** Whether an administrator has checked the difference. */
  readonly isChecked: boolean;
}

/** A stored register. */
export interface CourierRegister {
  readonly id: number;
  readonly fileName: string;
  readonly layout: string;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly warnings: readonly RegisterWarning[];
  readonly importedAt: Date;
  readonly rowCount: number;
  readonly withoutMoney: number;
  readonly collected: Money;
  readonly fees: Money;
  /** The booked transfer; null while the courier owes the money. */
  readonly transactionId: number | null;
  /** The expected sum less the amount of the transfer; zero before the transfer is booked. */
  readonly difference: Money;
  readonly version: number;
}

/** Amount that the courier transfers for the register. */
export const payoutOf = ({ collected, fees }: Pick<CourierRegister, 'collected' | 'fees'>): Money =>
  collected.subtract(fees);

export const stateOf = ({ transactionId }: Pick<CourierRegister, 'transactionId'>): RegisterState =>
  transactionId === null ? 'owed' : 'transferred';

/** Name of the register for people. */
export const nameOf = ({ number, id }: Pick<CourierRegister, 'number' | 'id'>): string => number ?? `#${id}`;
