import { dayNumber } from '#kernel';
import {
  CANCELLATION_POSTPONED,
  holdsNothing,
  PAYMENT_REPORTED,
  waitsForTransfer,
  type HistoryView,
  type OrderRecord,
} from '../../order/index.js';

/** Whether the given number of calendar days in the shop's time zone have begun since the day of `moment`. */
export const daysHavePassed = (moment: Date, days: number, now: Date, timezone: string): boolean =>
  dayNumber(now, timezone) - dayNumber(moment, timezone) >= days;

/** Additional days of an order whose buyer has reported the payment, granted once. */
export const DAYS_FOR_REPORTED = 7;

/** The day (YYYY-MM-DD) that begins `days` days after that of `moment` in the shop's time zone. */
export const dayAfter = (moment: Date, days: number, timezone: string): string =>
  new Date((dayNumber(moment, timezone) + days) * DAY_MS).toISOString().slice(0, 10);

/** The planned cancellation of an order. */
export interface Cancellation {
  /** The order is cancelled `days` days after this time. */
  readonly due: Date;
  readonly days: number;
  readonly now: Date;
}

/**
 * The day (YYYY-MM-DD) to which the cancellation is postponed because the buyer reported the payment; null if it is
 * not. Postponed once per order, by DAYS_FOR_REPORTED days after the planned day, or after today if that is later.
 */
export function waitsUntil(
  history: readonly HistoryView[],
  { due, days, now }: Cancellation,
  timezone: string,
): string | null {
  if (!history.some(({ kind }) => kind === PAYMENT_REPORTED)) return null;
  const before = history.find(({ kind }) => kind === CANCELLATION_POSTPONED)?.changes?.to;
  if (before === undefined) {
    const [planned, today] = [dayAfter(due, days, timezone), dayAfter(now, 0, timezone)];
    return planned > today
      ? dayAfter(due, days + DAYS_FOR_REPORTED, timezone)
      : dayAfter(now, DAYS_FOR_REPORTED, timezone);
  }
  return dayAfter(due, 0, timezone) < before ? before : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum amount by which a clock change alters the length of a day, in milliseconds. */
const CLOCK_CHANGE_MS = 2 * 60 * 60 * 1000;

/** Latest time that can be `days` days ago. It limits the search to a part of an index. */
export const latestDaysAgo = (days: number, now: Date): Date =>
  new Date(now.getTime() - (days - 1) * DAY_MS + CLOCK_CHANGE_MS);

/** Whether nothing of the order is paid; administrators decide about partly paid orders. */
export const waitsForAll = (order: OrderRecord, method: string): boolean =>
  waitsForTransfer(order) && order.paymentMethod === method && holdsNothing(order);
