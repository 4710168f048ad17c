import { Injectable, type OnModuleInit } from '@nestjs/common';
import { gauge, Metrics } from '../../platform/metrics/metrics.js';
import { whenThere } from '../../platform/health/when-there.js';
import { PaymentRows } from '../data/payment-rows.js';
import { RefundRows } from '../data/refund-rows.js';

/** Metric of payments and refunds that the shop no longer queries, which need an administrator. */
@Injectable()
export class WatchPending implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly payments: PaymentRows,
    private readonly refunds: RefundRows,
  ) {}

  onModuleInit(): void {
    this.watch(
      'shop_payments_left_pending',
      'Payments of unknown outcome that the shop asks about no more',
      this.payments,
    );
    this.watch(
      'shop_refunds_left_pending',
      'Refunds of unknown outcome that the shop asks about no more',
      this.refunds,
    );
  }

  private watch(name: string, help: string, rows: PaymentRows | RefundRows): void {
    gauge(this.metrics.registry, name, help, (set) => whenThere(async () => set(await rows.countLeft())));
  }
}
