import type { Item } from '#panel';

export type DeadLetter = Item<'listDeadLetters'>;

/** Jobs that have a name in the panel's words. */
export const NAMED = ['mail', 'event', 'invoice-file'];

/** A member of what a job was given, which each kind of job has in a form of its own. */
export const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;

/** The order that an event or an invoice is about; null when it is about none. */
export function orderOf({ data }: DeadLetter): number | null {
  const id = memberOf(data, 'order_id') ?? memberOf(memberOf(data, 'data'), 'order_id');
  return typeof id === 'number' ? id : null;
}
