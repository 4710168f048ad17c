import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ShopProfile } from '../../../platform/shop/shop-profile.js';
import type { Days } from '../days.js';
import { REPORT_ROWS, REPORT_TOTALS, type ReportDimension } from './sales-report.sql.js';

/** Totals of orders that were not cancelled. */
export interface SalesTotals {
  readonly orders: number;
  /** Including tax and shipping. */
  readonly revenue: Money;
  readonly tax: Money;
  readonly shipping: Money;
  /** Money refunded for these orders, at any time. */
  readonly refunds: Money;
}

export interface SalesRow extends Omit<SalesTotals, 'shipping' | 'refunds'> {
  /** First day, id, key of a method or code of a country; '' for none. */
  readonly key: string;
  /** Name of a product or category; null for others and if there is no name. */
  readonly label: string | null;
  /** Number of items, for products and categories; otherwise null. */
  readonly pieces: number | null;
  /** Null for products and categories, because shipping belongs to whole orders. */
  readonly shipping: Money | null;
  readonly refunds: Money | null;
}

interface Row {
  key: string;
  label: string | null;
  orders: number;
  pieces: number | null;
  revenue: string;
  tax: string;
  shipping: string | null;
  refunds: string | null;
}

/** Sales of a period, summed by PostgreSQL in minor units. They may be outdated with read replicas. */
@Injectable()
export class SalesFigures {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopProfile,
  ) {}

  async totals(days: Days): Promise<SalesTotals> {
    const [row] = await this.database.readLagging<Row>(REPORT_TOTALS, this.values(days));
    const { shipping, refunds, ...sums } = this.sumsOf(row!);
    return { ...sums, shipping: shipping!, refunds: refunds! };
  }

  async rows(days: Days, by: ReportDimension, language: Language): Promise<SalesRow[]> {
    const names = by === 'product' || by === 'category' ? [language] : [];
    const rows = await this.database.readLagging<Row>(REPORT_ROWS[by], [...this.values(days), ...names]);
    return rows.map((row) => ({ key: row.key, label: row.label, pieces: row.pieces, ...this.sumsOf(row) }));
  }

  private values({ from, to }: Days): string[] {
    return [from, to, this.shop.timezone, this.config.currency];
  }

  private sumsOf({ orders, revenue, tax, shipping, refunds }: Row) {
    const money = (minor: string): Money => Money.of(minor, this.config.currency);
    return {
      orders,
      revenue: money(revenue),
      tax: money(tax),
      shipping: shipping === null ? null : money(shipping),
      refunds: refunds === null ? null : money(refunds),
    };
  }
}
