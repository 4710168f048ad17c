/**
 * `open`: the customer has not paid yet. `processing`: the customer has paid, the bank has not answered. `authorized`:
 * the money is reserved.
 */
export type SessionStatus =
  'open' | 'processing' | 'paid' | 'authorized' | 'voided' | 'declined' | 'cancelled' | 'expired';

/** A payment, as the provider's API returns it. */
export interface Session {
  readonly id: string;
  /** The idempotency key with which the shop opened the session. */
  readonly key: string;
  readonly status: SessionStatus;
  /** The paid, reserved or requested amount in minor units, as a decimal string. */
  readonly amount_minor: string;
  readonly currency: string;
  readonly order_id: number;
  /** The page on which the customer pays. */
  readonly page_url: string;
}

/** A message of the provider: its body, as JSON. */
export interface ProviderMessage {
  readonly id: string;
  /** `session.` followed by the status. */
  readonly type: string;
  readonly session: { readonly id: string; readonly key: string };
}

/** @throws Error for an invalid answer: the outcome is then unknown */
export function readSession(answer: unknown, key?: string): Session {
  const session = answer as Session | null;
  const isSession =
    typeof session === 'object' &&
    session !== null &&
    [session.id, session.key, session.status, session.amount_minor, session.currency].every(
      (member) => typeof member === 'string',
    );
  if (!isSession) throw new Error('The provider answered no payment.');
  if (key !== undefined && session.key !== key) throw new Error('The provider answered another payment.');
  return session;
}
