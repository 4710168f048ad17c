import { dayNumber } from '#kernel';
import { waitsForTransfer, type OrderRecord } from '../../order/index.js';

/** Whether so many days of the shop's calendar have begun since that of `moment` (decisions §10). */
export const daysHavePassed = (moment: Date, days: number, now: Date, timezone: string): boolean =>
  dayNumber(now, timezone) - dayNumber(moment, timezone) >= days;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day with a change of the clock is longer or shorter. */
const CLOCK_CHANGE_MS = 2 * 60 * 60 * 1000;

/** No moment after this one is so many days ago: for a first look by an index. */
export const latestDaysAgo = (days: number, now: Date): Date =>
  new Date(now.getTime() - (days - 1) * DAY_MS + CLOCK_CHANGE_MS);

/** It waits for all of its money: what is paid in part is an administrator's to decide. */
export const waitsForAll = (order: OrderRecord, method: string): boolean =>
  waitsForTransfer(order) && order.paymentMethod === method && order.paid.isZero();
