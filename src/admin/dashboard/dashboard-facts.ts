import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { CatalogFigures, type CatalogWork } from '../../catalog/index.js';
import { OrderFigures, type MoneyToVerify, type OrderWork, type SalesDay } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { Briefly } from './briefly.js';
import { ReadSystemState, type SystemState } from './system-state.js';

const KEPT_MS = 5_000;

export interface Facts {
  /** When they were read, ISO 8601. */
  readonly at: string;
  readonly orders: OrderWork;
  readonly money: readonly MoneyToVerify[];
  readonly catalog: CatalogWork;
  /** A day each, the oldest first. */
  readonly sales: readonly SalesDay[];
  readonly system: SystemState;
  readonly payByTransfer: boolean;
}

/** What the dashboard is made of. Five statements, whatever there is; their answers are kept for some seconds. */
@Injectable()
export class DashboardFacts {
  private readonly kept = new Briefly<Facts>(KEPT_MS, () => this.clock.now().getTime());

  constructor(
    private readonly orders: OrderFigures,
    private readonly catalog: CatalogFigures,
    private readonly payments: PaymentFacade,
    private readonly system: ReadSystemState,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(days: number): Promise<Facts> {
    return this.kept.remember(String(days), () => this.read(days));
  }

  private async read(days: number): Promise<Facts> {
    const [orders, money, catalog, sales, system, offered] = await Promise.all([
      this.orders.work(),
      this.orders.moneyToVerify(),
      this.catalog.work(this.shop.lowStock),
      this.orders.sales(days, this.config.timezone, this.config.currency),
      this.system.run(),
      this.payments.allOffered(),
    ]);
    const at = this.clock.now().toISOString();
    return {
      at,
      orders,
      money,
      catalog,
      sales,
      system,
      payByTransfer: offered.some(({ gateway }) => gateway.bankDetails !== undefined),
    };
  }
}
