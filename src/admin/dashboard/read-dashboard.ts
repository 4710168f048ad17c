import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import type { CatalogWork } from '../../catalog/index.js';
import {
  isOverdue,
  isPickup,
  type MoneyToVerify,
  type OrderRecord,
  type OrderStatus,
  type OrderWork,
  type PaymentStatus,
  type SalesDay,
} from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import type { RefundsToSend, TransactionsToReview } from '../../reconciliation/index.js';
import { ShippingFacade } from '../../shipping/index.js';
import { ShopSettings } from '../../settings/index.js';
import type { ClockAccount } from '../../order-management/index.js';
import { DashboardFacts, type DashboardFigures } from './dashboard-facts.js';
import { ReadBankWork } from './read-bank-work.js';
import { ReadFirstSteps, type ShopSteps } from './read-first-steps.js';
import { ReadNotices, type Notice } from './read-notices.js';
import type { SystemState } from './system-state.js';

export interface ToDo {
  /** `open` by currency; empty for callers who may not see amounts. */
  readonly toVerify: { readonly count: number; readonly overdue: number; readonly open: readonly MoneyToVerify[] };
  readonly transactions: TransactionsToReview;
  readonly orders: OrderWork;
  readonly catalog: CatalogWork;
  /** Ids of orders whose authorized amount the payment provider refuses to release, oldest first; a limited number. */
  readonly refusedReleases: readonly number[];
  /** Refunds that staff still has to send by bank transfer. */
  readonly refunds: RefundsToSend;
  /** Ids of cancelled orders for which a transfer on a bank statement may be meant, oldest first; a limited number. */
  readonly moneyForCancelled: readonly number[];
  /** Number of matched transfers with an unassigned part. */
  readonly partlyAssigned: number;
  readonly lowStockThreshold: number;
  readonly deadLetters: number;
  readonly deadMails: number;
  /** Orders rejected by the order limits in the last 24 hours. */
  readonly ordersRefused: number;
}

/** Amounts are null for callers who may not see them. */
interface SalesFigures {
  readonly orders: number;
  readonly turnover: Money | null;
  readonly paid: Money | null;
}

interface Sales extends SalesFigures {
  readonly days: ReadonlyArray<SalesFigures & { readonly day: string }>;
}

export interface RecentOrder {
  readonly id: number;
  readonly createdAt: Date;
  /** The buyer's name, or else the email address; '' after erasure. */
  readonly customer: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly isOverdue: boolean;
  readonly isPickup: boolean;
  /** Null for callers who may not see amounts. */
  readonly total: Money | null;
}

export interface Dashboard {
  readonly at: Date;
  readonly currency: string;
  readonly timeZone: string;
  readonly notices: readonly Notice[];
  readonly toDo: ToDo;
  /** Accounts whose bank statements the payment clock follows; empty for callers who may not see amounts. */
  readonly clockAccounts: readonly ClockAccount[];
  /** `previous`: the sales of the period of the same length before. */
  readonly sales: Sales & { readonly previous: Sales };
  /** The newest orders, newest first. */
  readonly recentOrders: readonly RecentOrder[];
  readonly system: SystemState;
  readonly firstSteps: ShopSteps & {
    readonly bankInvoice: boolean;
    /** Key of the method whose bank account has to be filled in; null if no method has one. */
    readonly bankMethod: string | null;
    readonly product: boolean;
    readonly order: boolean;
  };
}

/** Open tasks, sales, and the state of the system. */
@Injectable()
export class ReadDashboard {
  constructor(
    private readonly facts: DashboardFacts,
    private readonly notices: ReadNotices,
    private readonly bankWork: ReadBankWork,
    private readonly firstSteps: ReadFirstSteps,
    private readonly shipping: ShippingFacade,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** Only managers and owners see amounts and notices. */
  async run(days: number, caller: Caller): Promise<Dashboard> {
    const [facts, pickups, { accounts, ...work }, steps] = await Promise.all([
      this.facts.of(days),
      this.shipping.collected(),
      this.bankWork.run(),
      this.firstSteps.run(),
    ]);
    const seesAmounts = hasRole(caller, 'manager');
    return {
      at: facts.at,
      currency: this.config.currency,
      timeZone: this.shop.timezone,
      notices: seesAmounts ? await this.notices.run() : [],
      toDo: { ...this.toDo(facts, seesAmounts), ...work },
      clockAccounts: seesAmounts ? accounts : [],
      sales: {
        ...salesOf(facts.sales.slice(-days), seesAmounts),
        previous: salesOf(facts.sales.slice(0, -days), seesAmounts),
      },
      recentOrders: facts.recent.map((order) => ({
        ...recentOrder(order, facts.at, seesAmounts),
        isPickup: isPickup(order, pickups),
      })),
      system: facts.system,
      firstSteps: {
        ...steps,
        bankInvoice: facts.payByTransfer,
        bankMethod: facts.bankMethod,
        product: facts.catalog.any,
        order: facts.orders.any,
      },
    };
  }

  private toDo(
    { orders, catalog, money, system, refusedReleases }: DashboardFigures,
    seesAmounts: boolean,
  ): Omit<ToDo, 'refunds' | 'transactions' | 'moneyForCancelled' | 'partlyAssigned'> {
    return {
      toVerify: { count: sum(money, 'count'), overdue: sum(money, 'overdue'), open: seesAmounts ? money : [] },
      orders,
      catalog,
      refusedReleases,
      lowStockThreshold: this.shop.lowStock,
      deadLetters: system.jobs.deadLetters,
      deadMails: system.mails.dead,
      ordersRefused: system.orders.refused,
    };
  }
}

const sum = (money: readonly MoneyToVerify[], of: 'count' | 'overdue'): number =>
  money.reduce((all, one) => all + one[of], 0);

const salesOf = (days: readonly SalesDay[], seesAmounts: boolean): Sales => ({
  days: days.map(({ day, orders, turnover, paid }) => ({
    day,
    orders,
    turnover: seesAmounts ? turnover : null,
    paid: seesAmounts ? paid : null,
  })),
  orders: days.reduce((all, { orders }) => all + orders, 0),
  turnover: seesAmounts ? total(days, 'turnover') : null,
  paid: seesAmounts ? total(days, 'paid') : null,
});

const recentOrder = (order: OrderRecord, now: Date, seesAmounts: boolean): Omit<RecentOrder, 'isPickup'> => ({
  id: order.id,
  createdAt: order.createdAt,
  customer: [order.contact.firstName, order.contact.lastName].filter(Boolean).join(' ') || (order.contact.email ?? ''),
  status: order.status,
  paymentStatus: order.paymentStatus,
  isOverdue: isOverdue(order, now),
  total: seesAmounts ? order.total : null,
});

/** Adds up the amounts of the days, of which there is at least one. */
const total = (days: readonly SalesDay[], of: 'turnover' | 'paid'): Money =>
  days.slice(1).reduce((all, day) => all.add(day[of]), days[0]![of]);
