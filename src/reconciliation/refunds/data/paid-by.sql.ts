/** Accounts of the shop that pay refunds; capital letters and digits only. */
export interface Payers {
  /** Paying account by the key of the payment method. */
  readonly byMethod: Readonly<Record<string, string>>;
  /** Account for refunds whose payment method has none; null: there is none. */
  readonly usual: string | null;
}

/**
 * Condition that an account pays the refunds of a method. Its parameters are the account (null: any), `byMethod` and
 * `usual` of {@link Payers}.
 */
export const paidBy = (method: string, first: number): string =>
  `($${first}::text IS NULL OR coalesce($${first + 1}::jsonb ->> ${method}, $${first + 2}) = $${first})`;
