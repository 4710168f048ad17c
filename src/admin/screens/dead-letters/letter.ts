import type { Item, Translate } from '#panel';

export type DeadLetter = Item<'listDeadLetters'>;

/** Jobs with a translated name. */
const NAMED = ['mail', 'event', 'invoice-file', 'payment-provider'];

/** Translated name of the job. Each payment provider has its own queue, named after it. */
export function jobName(say: Translate, { queue }: DeadLetter): string {
  const [job = queue, provider] = queue.split('.');
  if (!NAMED.includes(job)) return queue;
  const name = say(`delivery.jobs.${job}`);
  return provider ? `${name} (${provider})` : name;
}

/** A member of a job's data, whose form depends on the kind of job. */
export const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;

/** The order of an event or an invoice; null if it has none. */
export function orderOf({ data }: DeadLetter): number | null {
  const id = memberOf(data, 'order_id') ?? memberOf(memberOf(data, 'data'), 'order_id');
  return typeof id === 'number' ? id : null;
}
