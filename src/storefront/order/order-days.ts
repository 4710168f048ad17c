import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, dateText, type Clock, type Language } from '#kernel';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { deadline, type Deadline } from './deadline.js';

/** Days of an order's page in the shop's time zone. */
@Injectable()
export class OrderDays {
  constructor(
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The payment deadline, counted from now; null if there is none. */
  deadline(dueAt: Date | null): Deadline | null {
    return deadline(dueAt, this.clock.now(), this.shop.timezone);
  }

  text(moment: Date, language: Language, dateStyle: 'long' | 'medium'): string {
    return dateText(moment, language, this.shop.timezone, { dateStyle });
  }
}
