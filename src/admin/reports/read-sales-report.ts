import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, pick, type Clock, type Language } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { SalesFigures, type SalesRow, type SalesTotals } from './data/sales-figures.js';
import type { ReportDimension } from './data/sales-report.sql.js';
import { addDays, daysBefore, lengthOf, todayIn, type Days } from './days.js';

/** Maximum number of days: two years including a leap day. */
const MOST_DAYS = 731;
const USUAL_DAYS = 30;
/**
 * Maximum number of concurrent reports. A report holds up to four connections while it computes its sums, and buyers
 * need the others.
 */
const AT_ONCE = 2;
const WAITING = 20;

export interface SalesReport extends Days {
  readonly by: ReportDimension;
  readonly currency: string;
  readonly timeZone: string;
  readonly totals: SalesTotals;
  readonly rows: readonly SalesRow[];
  /**
   * The previous period of the same length. `rows` is empty unless the report is by period; each row has the same
   * position as the row of the current period with which it is compared.
   */
  readonly previous: Days & { readonly totals: SalesTotals; readonly rows: readonly SalesRow[] };
}

export interface ReportRequest {
  /** Null: 30 days up to `to`. */
  readonly from: string | null;
  /** Null: today. */
  readonly to: string | null;
  readonly by: ReportDimension;
}

/** Sales of a number of days in the shop's time zone and currency, compared with the same number of days before. */
@Injectable()
export class ReadSalesReport {
  private readonly semaphore = new Semaphore(AT_ONCE, WAITING, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(
    private readonly figures: SalesFigures,
    private readonly payments: PaymentFacade,
    private readonly config: Config,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws FieldErrors at `to` if it is before `from`, or more than two years after it; overloaded (503) */
  async run({ by, ...asked }: ReportRequest, language: Language): Promise<SalesReport> {
    const days = this.daysOf(asked);
    return this.semaphore.run(() => this.read(days, by, language));
  }

  private async read(days: Days, by: ReportDimension, language: Language): Promise<SalesReport> {
    const before = daysBefore(days);
    const comparesRows = by === 'day' || by === 'week' || by === 'month';
    const [totals, rows, previousTotals, previousRows] = await Promise.all([
      this.figures.totals(days),
      this.figures.rows(days, by, language),
      this.figures.totals(before),
      comparesRows ? this.figures.rows(before, by, language) : [],
    ]);
    return {
      ...days,
      by,
      currency: this.config.currency,
      timeZone: this.shop.timezone,
      totals,
      rows: by === 'payment_method' ? await this.withTitles(rows, language) : rows,
      previous: { ...before, totals: previousTotals, rows: previousRows },
    };
  }

  private daysOf({ from, to }: Pick<ReportRequest, 'from' | 'to'>): Days {
    const last = to ?? todayIn(this.shop.timezone, this.clock.now());
    const days = { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last };
    const length = lengthOf(days);
    if (length >= 1 && length <= MOST_DAYS) return days;
    throw new FieldErrors({
      to: [{ key: length < 1 ? 'report.errors.order' : 'report.errors.range', args: { most: MOST_DAYS } }],
    });
  }

  private async withTitles(rows: readonly SalesRow[], language: Language): Promise<SalesRow[]> {
    const titles = await this.payments.titles();
    return rows.map((row) => ({ ...row, label: pick(titles.get(row.key), language) || row.key }));
  }
}
