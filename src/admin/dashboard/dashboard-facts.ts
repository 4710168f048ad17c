import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { CatalogFigures, type CatalogWork } from '../../catalog/index.js';
import { OrderFigures, type MoneyToVerify, type OrderWork, type SalesDay } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { BriefCache } from './brief-cache.js';
import { ReadSystemState, type SystemState } from './system-state.js';

const CACHED_MS = 5_000;

export interface DashboardFigures {
  /** When they were read. */
  readonly at: Date;
  readonly orders: OrderWork;
  readonly money: readonly MoneyToVerify[];
  readonly catalog: CatalogWork;
  /** A day each, the oldest first. */
  readonly sales: readonly SalesDay[];
  readonly system: SystemState;
  readonly payByTransfer: boolean;
}

/**
 * Reads the figures of the dashboard: five statements, whatever the shop's size; their results are cached for some
 * seconds.
 */
@Injectable()
export class DashboardFacts {
  private readonly cached = new BriefCache<DashboardFigures>(CACHED_MS, () => this.clock.now().getTime());

  constructor(
    private readonly orders: OrderFigures,
    private readonly catalog: CatalogFigures,
    private readonly payments: PaymentFacade,
    private readonly system: ReadSystemState,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(days: number): Promise<DashboardFigures> {
    return this.cached.get(String(days), () => this.read(days));
  }

  private async read(days: number): Promise<DashboardFigures> {
    const [orders, money, catalog, sales, system, offered] = await Promise.all([
      this.orders.work(),
      this.orders.moneyToVerify(),
      this.catalog.work(this.shop.lowStock),
      this.orders.sales(days, this.config.timezone, this.config.currency),
      this.system.run(),
      this.payments.allOffered(),
    ]);
    return {
      at: this.clock.now(),
      orders,
      money,
      catalog,
      sales,
      system,
      payByTransfer: offered.some(({ gateway }) => gateway.bankDetails !== undefined),
    };
  }
}
