import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { CatalogFigures, type CatalogWork } from '../../catalog/index.js';
import {
  OrderFigures,
  type MoneyToVerify,
  type OrderRecord,
  type OrderWork,
  type SalesDay,
} from '../../order/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { BriefCache } from './brief-cache.js';
import { ReadSystemState, type SystemState } from './system-state.js';

const CACHED_MS = 5_000;
const RECENT_ORDERS = 5;
const REFUSED_RELEASES = 20;

export interface DashboardFigures {
  /** Time of the read. */
  readonly at: Date;
  readonly orders: OrderWork;
  readonly money: readonly MoneyToVerify[];
  readonly catalog: CatalogWork;
  /** Ids of orders whose authorized amount the payment provider refuses to release, oldest first; a limited number. */
  readonly refusedReleases: readonly number[];
  /** One entry per day, oldest first: first the days of the previous period, then those of the selected period. */
  readonly sales: readonly SalesDay[];
  /** The newest orders, newest first. */
  readonly recent: readonly OrderRecord[];
  readonly system: SystemState;
  readonly payByTransfer: boolean;
  /** Key of the first method with bank details, active or not; null for none. */
  readonly bankMethod: string | null;
}

/**
 * Reads the figures of the dashboard: seven statements, whatever the shop's size; their results are cached for some
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
    return this.cached.get(`${days} ${this.shop.timezone}`, () => this.read(days));
  }

  private async read(days: number): Promise<DashboardFigures> {
    const [orders, money, catalog, sales, recent, system, offered, known, refusedReleases] = await Promise.all([
      this.orders.work(),
      this.orders.moneyToVerify(),
      this.catalog.work(this.shop.lowStock),
      this.orders.sales(2 * days, this.shop.timezone, this.config.currency),
      this.orders.recent(RECENT_ORDERS),
      this.system.run(),
      this.payments.allOffered(),
      this.payments.allKnown(),
      this.payments.refusedReleases(REFUSED_RELEASES),
    ]);
    return {
      at: this.clock.now(),
      orders,
      money,
      catalog,
      refusedReleases,
      sales,
      recent,
      system,
      payByTransfer: offered.some(hasBankDetails),
      bankMethod: known.find(hasBankDetails)?.key ?? null,
    };
  }
}

const hasBankDetails = ({ gateway }: OfferedMethod): boolean => gateway.bankDetails !== undefined;
