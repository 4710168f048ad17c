import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type {
  AwaitedOrder,
  MoneyToVerify,
  OrderWork,
  SalesDay,
  ToVerifyFilter,
} from '../domain/order-figures.types.js';
import type { OrderRecord } from '../domain/order-record.js';
import { MONEY_TO_VERIFY, RECENT, SALES_BY_DAY, toVerifySql, WORK } from './figures.sql.js';
import { toOrderRecord, type OrderRow } from './order-row.js';

interface WorkRow {
  any: boolean;
  pending: number;
  processing: number;
  ready_for_shipment: number;
  paid_not_shipped: number;
  refunds_due: number;
  payments_reported: number;
  payments_reversed: number;
}
interface MoneyRow {
  currency: string;
  count: number;
  open: string;
  overdue: number;
  overdue_open: string;
}
interface SalesRow {
  day: string;
  orders: number;
  turnover: string;
  paid: string;
}

/** Numbers of orders: one statement each, read from indexes only. They may be outdated with read replicas. */
@Injectable()
export class OrderFigures {
  constructor(private readonly database: Database) {}

  async work(): Promise<OrderWork> {
    const [row] = await this.database.readLagging<WorkRow>(WORK);
    const {
      any,
      pending,
      processing,
      ready_for_shipment: readyForShipment,
      paid_not_shipped: paidNotShipped,
      refunds_due: refundsDue,
      payments_reported: paymentsReported,
      payments_reversed: paymentsReversed,
    } = row!;
    return {
      any,
      pending,
      processing,
      readyForShipment,
      paidNotShipped,
      refundsDue,
      paymentsReported,
      paymentsReversed,
    };
  }

  /** Sums by currency, the most frequent first; empty if nothing is to be verified. */
  async moneyToVerify(): Promise<MoneyToVerify[]> {
    const rows = await this.database.readLagging<MoneyRow>(MONEY_TO_VERIFY);
    return rows.map(({ currency, count, open, overdue, overdue_open: overdueOpen }) => ({
      count,
      open: Money.of(open, currency),
      overdue,
      overdueOpen: Money.of(overdueOpen, currency),
    }));
  }

  /**
   * Sales of each of the last `days` days, today last.
   * @param timeZone IANA name
   */
  async sales(days: number, timeZone: string, currency: string): Promise<SalesDay[]> {
    const rows = await this.database.readLagging<SalesRow>(SALES_BY_DAY, [days, timeZone, currency]);
    return rows.map(({ day, orders, turnover, paid }) => ({
      day,
      orders,
      turnover: Money.of(turnover, currency),
      paid: Money.of(paid, currency),
    }));
  }

  /** The newest orders, newest first. */
  async recent(limit: number): Promise<OrderRecord[]> {
    return (await this.database.readLagging<OrderRow>(RECENT, [limit])).map(toOrderRecord);
  }

  async toVerify(filter: ToVerifyFilter): Promise<{ orders: AwaitedOrder[]; total: number }> {
    const { text, values } = toVerifySql(filter);
    const rows = await this.database.query<OrderRow & { matching: number; reported_at: Date | null }>(text, values);
    const orders = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ order: toOrderRecord(row), reportedAt: row.reported_at }));
    return { orders, total: rows[0]!.matching };
  }
}
