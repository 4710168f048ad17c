/** What a column of a courier's register contains. */
export const REGISTER_ROLES = [
  'tracking_number',
  'order_number',
  'amount',
  'fee',
  'payout',
  'collected_on',
  'currency',
] as const;
export type RegisterRole = (typeof REGISTER_ROLES)[number];

/**
 * Assigns columns to roles, each by its title or as `#1`, `#2` … Requires a tracking or order number, and `amount` or
 * `payout`.
 */
export type RegisterMapping = Partial<Readonly<Record<RegisterRole, string>>>;

export interface RegisterOptions {
  /** Encoding that is used instead of the detected one. */
  readonly encoding?: string;
  /** Key of the layout; by default it is detected. */
  readonly layout?: string;
  readonly mapping?: RegisterMapping;
  /** Mappings of earlier files, by the hash of their columns. */
  readonly kept?: Readonly<Record<string, RegisterMapping>>;
  /** Whether the columns are asked for even if they could be detected. */
  readonly asksColumns?: boolean;
  /** Name of the file, which may contain the courier, and the number and day of the register. */
  readonly fileName?: string;
}

/** One parcel of a register. Amounts are decimal texts. */
export interface ReadRegisterRow {
  /** Line of the file. */
  readonly line: number;
  readonly trackingNumber: string | null;
  readonly orderNumber: string | null;
  /** Money that the courier collected; negative for money that it took back. Never zero. */
  readonly amount: string;
  /** Part of the amount that the courier keeps; negative if the courier pays out more than the amount. */
  readonly fee: string;
  /** YYYY-MM-DD. */
  readonly collectedOn: string | null;
}

/** A courier's register of collected money. */
export interface ReadRegister {
  /** Titles of the columns, in the form of `ColumnsNeeded.columns`. */
  readonly columns: readonly string[];
  /** Key of the layout by which it was read. */
  readonly layout: string;
  /** Name of the courier; null for a layout that several couriers use. */
  readonly carrier: string | null;
  readonly number: string | null;
  /** Day of the register, else of the last collection, YYYY-MM-DD. */
  readonly day: string | null;
  /** ISO 4217; null if the file has none. */
  readonly currency: string | null;
  readonly rows: readonly ReadRegisterRow[];
  /** Number of parcels for which nothing was collected. */
  readonly withoutMoney: number;
  /** Whether the last sum in the file equals that of the rows; null if the file has no sum. */
  readonly addsUp: boolean | null;
}
