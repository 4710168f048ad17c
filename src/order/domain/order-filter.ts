export interface OrderFilter {
  readonly status?: string | null;
  /** In one of these. */
  readonly statuses?: readonly string[] | null;
  readonly paymentMethod?: string | null;
  readonly paymentStatus?: string | null;
  readonly customerId?: number | null;
  readonly createdFrom?: Date | null;
  /** Not included. */
  readonly createdBefore?: Date | null;
  readonly overdue?: boolean | null;
  /** Money is expected that an administrator has to confirm. */
  readonly toVerify?: boolean | null;
  /** The buyer says that the transfer is made, and it is not confirmed yet. */
  readonly paymentReported?: boolean | null;
  /** Number, reference, e-mail, phone or name, in whole or in part. */
  readonly q?: string | null;
  /** `created_at`, `id`, `total`, with `-` for descending. */
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}
