import { Injectable } from '@nestjs/common';
import type { MoneyToVerify, SalesDay } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import { DashboardFacts } from './dashboard-facts.js';
import { ReadNotices } from './read-notices.js';

/** What is to be done, how the shop sells, and how the machinery is. */
@Injectable()
export class ReadDashboard {
  constructor(
    private readonly facts: DashboardFacts,
    private readonly notices: ReadNotices,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** Money is told to managers and owners; for others those members are null or empty. */
  async run(days: number, caller: Caller): Promise<object> {
    const facts = await this.facts.of(days);
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
