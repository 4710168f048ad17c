import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { isPaid, type OrderRecord } from '../../order/index.js';
import { deadlineAfter, type Terms } from '../domain/deadline-after.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';

/** Payment terms in days if the order's method has none. */
const DEFAULT_TERMS_DAYS = 7;

/** Calculates the deadlines of payments that the shop awaits from now on. */
@Injectable()
export class PaymentDeadline {
  constructor(
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Deadline of an order that starts to await its payment; null if nothing is to be paid.
   * @param method of the order; null if its gateway is not registered
   */
  of(order: OrderRecord, method: Terms | null): Date | null {
    return isPaid(order) ? null : this.after(method?.terms || DEFAULT_TERMS_DAYS, method);
  }

  /** The deadline in this number of days; a method that counts banking days moves it to the next one. */
  after(days: number, method: Terms | null): Date {
    return deadlineAfter(days, method, this.clock.now(), this.shop.timezone);
  }
}
