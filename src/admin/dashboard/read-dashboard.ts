import { Injectable } from '@nestjs/common';
import { CatalogFigures, type CatalogWork } from '../../catalog/index.js';
import { OrderFigures, type MoneyToVerify, type OrderWork, type SalesDay } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import { Briefly } from './briefly.js';
import { ReadNotices } from './read-notices.js';
import { ReadSystemState, type SystemState } from './system-state.js';

const KEPT_MS = 5_000;

interface Facts {
  readonly at: string;
  readonly orders: OrderWork;
  readonly money: readonly MoneyToVerify[];
  readonly catalog: CatalogWork;
  readonly sales: readonly SalesDay[];
  readonly system: SystemState;
  readonly payByTransfer: boolean;
}

/** What is to be done, how the shop sells, and how the machinery is. Five statements, whatever there is; their answers are kept for some seconds. */
@Injectable()
export class ReadDashboard {
  private readonly kept = new Briefly<Facts>(KEPT_MS);

  constructor(
    private readonly orders: OrderFigures,
    private readonly catalog: CatalogFigures,
    private readonly payments: PaymentFacade,
    private readonly system: ReadSystemState,
    private readonly notices: ReadNotices,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** Money is told to managers and owners; for others those members are null or empty. */
  async run(days: number, caller: Caller): Promise<object> {
    const facts = await this.kept.remember(String(days), () => this.read(days));
    const seesMoney = hasRole(caller, 'manager');
    const { orders, catalog, system, money } = facts;
    return {
      at: facts.at,
      currency: this.config.currency,
      time_zone: this.config.timezone,
      notices: seesMoney ? this.notices.run() : [],
      to_do: {
        to_verify: {
          count: sum(money, 'count'),
          overdue: sum(money, 'overdue'),
          open: seesMoney ? money.map(openOf) : [],
        },
        pending: orders.pending,
        processing: orders.processing,
        ready_for_shipment: orders.readyForShipment,
        paid_not_shipped: orders.paidNotShipped,
        refunds_due: orders.refundsDue,
        sold_out: catalog.soldOut,
        low_stock: catalog.low,
        low_stock_threshold: this.shop.lowStock,
        reviews_waiting: catalog.reviewsWaiting,
        dead_letters: system.jobs.dead_letters,
        dead_mails: system.mails.dead,
      },
      sales: {
        days: facts.sales.map((day) => salesView(day, seesMoney)),
        orders: facts.sales.reduce((all, { orders: count }) => all + count, 0),
        turnover: seesMoney ? total(facts.sales, 'turnover') : null,
        paid: seesMoney ? total(facts.sales, 'paid') : null,
      },
      system,
      first_steps: {
        bank_invoice: facts.payByTransfer,
        product: catalog.any,
        order: orders.any,
        mail: system.mails.transport === 'smtp',
      },
    };
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
    return {
      at: new Date().toISOString(),
      orders,
      money,
      catalog,
      sales,
      system,
      payByTransfer: offered.some(({ gateway }) => gateway.key === 'bank_invoice'),
    };
  }
}

const sum = (money: readonly MoneyToVerify[], of: 'count' | 'overdue'): number =>
  money.reduce((all, one) => all + one[of], 0);

const openOf = ({ open, overdueOpen }: MoneyToVerify): object => ({
  currency: open.currency,
  amount: open.toNumber(),
  overdue_amount: overdueOpen.toNumber(),
});

const salesView = ({ day, orders, turnover, paid }: SalesDay, seesMoney: boolean): object => ({
  day,
  orders,
  turnover: seesMoney ? turnover.toNumber() : null,
  paid: seesMoney ? paid.toNumber() : null,
});

const total = (days: readonly SalesDay[], of: 'turnover' | 'paid'): number =>
  days
    .slice(1)
    .reduce((all, day) => all.add(day[of]), days[0]![of])
    .toNumber();
