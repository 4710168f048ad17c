export interface DeadLetter {
  readonly id: string;
  /** Name of the job, e.g. `mail`. */
  readonly queue: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
  readonly tries: number;
  readonly failed_at: string;
}

/** Jobs that have a name in the panel's words. */
export const NAMED = ['mail', 'event', 'invoice-file'];

/** The order that an event or an invoice is about; null when it is about none. */
export function orderOf({ data }: DeadLetter): number | null {
  const id = data?.['order_id'] ?? (data?.['data'] as Record<string, unknown> | undefined)?.['order_id'];
  return typeof id === 'number' ? id : null;
}
