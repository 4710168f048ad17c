import { addDays, dayNumber, isBankingDay } from '#kernel';
import type { OfferedMethod } from '../../payment/index.js';

/** Settings of a payment method that affect deadlines. */
export type Terms = Pick<OfferedMethod, 'terms' | 'countsBankingDays' | 'bankCountry'>;

/**
 * The time `days` days from now. If the method counts banking days, a deadline on another day moves to the next banking
 * day.
 * @param method null if the gateway is not registered
 * @param timezone of the shop, which determines the day of a time
 */
export function deadlineAfter(days: number, method: Omit<Terms, 'terms'> | null, now: Date, timezone: string): Date {
  let deadline = addDays(now, days);
  if (method?.countsBankingDays)
    while (!isBankingDay(dayNumber(deadline, timezone), method.bankCountry)) deadline = addDays(deadline, 1);
  return deadline;
}
