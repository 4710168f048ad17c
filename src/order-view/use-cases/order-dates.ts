import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, dateText, type Clock, type Language } from '#kernel';
import type { OrderRecord } from '../../order/index.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { isPastDue } from '../domain/past-due.js';

/** Dates of orders in the shop's time zone. */
@Injectable()
export class OrderDates {
  constructor(
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  text(moment: Date, language: Language): string {
    return dateText(moment, language, this.shop.timezone);
  }

  /** Whether the day of the payment deadline has passed and the order is not paid in full. */
  isPastDue(order: OrderRecord): boolean {
    return isPastDue(order, this.clock.now(), this.shop.timezone);
  }
}
