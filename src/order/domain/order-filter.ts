export interface OrderFilter {
  readonly status?: string | null;
  /** Matches orders with one of these statuses. */
  readonly statuses?: readonly string[] | null;
  readonly paymentMethod?: string | null;
  readonly shippingMethod?: string | null;
  readonly paymentStatus?: string | null;
  readonly customerId?: number | null;
  readonly createdFrom?: Date | null;
  /** End of the period of creation, exclusive. */
  readonly createdBefore?: Date | null;
  readonly overdue?: boolean | null;
  /** Matches orders with an expected payment that an administrator has to verify. */
  readonly toVerify?: boolean | null;
  /** Matches orders with a transfer that the buyer reported and nobody verified yet. */
  readonly paymentReported?: boolean | null;
  /** Matches overpaid orders whose overpayment the shop keeps; false: all others. */
  readonly overpaymentKept?: boolean | null;
  /** Matches paid orders, and overpaid ones whose overpayment the shop keeps; false: all others. */
  readonly paymentSettled?: boolean | null;
  /** Matches processed or shipped orders whose payment was reversed and that have a balance due. */
  readonly paymentReversed?: boolean | null;
  /** Number, reference, email, phone or name, complete or in part. */
  readonly q?: string | null;
  /** `created_at`, `id`, `total`, with a leading `-` for descending. */
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}
