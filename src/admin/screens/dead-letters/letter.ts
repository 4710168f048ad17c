import type { Item, Translate } from '#panel';

export type DeadLetter = Item<'listDeadLetters'>;

/** Jobs that have a name in the panel's words. */
const NAMED = ['mail', 'event', 'invoice-file', 'payment-provider'];

/** The job in the panel's words. Each payment provider has a queue of its own, named after it. */
export function jobName(say: Translate, { queue }: DeadLetter): string {
  const [job = queue, provider] = queue.split('.');
  if (!NAMED.includes(job)) return queue;
  const name = say(`delivery.jobs.${job}`);
  return provider ? `${name} (${provider})` : name;
}

/** A member of what a job was given, which each kind of job has in a form of its own. */
export const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;

/** The order that an event or an invoice is about; null when it is about none. */
export function orderOf({ data }: DeadLetter): number | null {
  const id = memberOf(data, 'order_id') ?? memberOf(memberOf(data, 'data'), 'order_id');
  return typeof id === 'number' ? id : null;
}
