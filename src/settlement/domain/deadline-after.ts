import { addDays, dayNumber, isBankingDay } from '#kernel';
import type { OfferedMethod } from '../../payment/index.js';

/** What a payment method says about deadlines. */
export type Terms = Pick<OfferedMethod, 'terms' | 'countsBankingDays' | 'bankCountry'>;

/**
 * The time `days` days from now. If the method counts banking days, a day that is none moves to the next one.
 * @param method null if the gateway is not registered
 * @param timezone of the shop, which decides on which day a time is
 */
export function deadlineAfter(days: number, method: Omit<Terms, 'terms'> | null, now: Date, timezone: string): Date {
  let deadline = addDays(now, days);
  if (method?.countsBankingDays)
    while (!isBankingDay(dayNumber(deadline, timezone), method.bankCountry)) deadline = addDays(deadline, 1);
  return deadline;
}
