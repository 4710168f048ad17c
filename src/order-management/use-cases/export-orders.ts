import { Readable, type Transform } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pick, type Language } from '#kernel';
import { isPickup, OrderFacade, type ListedOrder } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { SPREADSHEET } from '../../platform/csv/spreadsheet.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShippingFacade } from '../../shipping/index.js';
import { orderCells, ORDER_COLUMNS, type ExportWords } from '../domain/order-columns.js';
import { visibleOrders, type OrderSelection } from '../domain/order-selection.js';

/**
 * Exports all matching orders as CSV (RFC 4180) in UTF-8 with a byte order mark, for spreadsheets: cells that could be
 * read as formulas are marked as text. Only a few rows are in memory at a time, however slowly the client reads; if it
 * stops reading, the query ends. The activity log records the caller and the filters before the first row is sent.
 */
@Injectable()
export class ExportOrders {
  private readonly logger = new Logger('Orders');

  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly audit: AuditLog,
    private readonly messages: Messages,
  ) {}

  async run(caller: Caller, selection: OrderSelection): Promise<Readable> {
    const filter = visibleOrders(caller, selection);
    await this.audit.record(null, {
      caller,
      action: 'order.exported',
      subjectType: 'order',
      subjectId: null,
      after: { filter },
    });
    const say = (key: string): string => this.messages.translate(caller.language, key);
    const csv = stringify({
      ...SPREADSHEET,
      columns: ORDER_COLUMNS.map((key) => ({ key, header: say(`order-list.columns.${key}`) })),
    });
    const words = await this.words(caller.language);
    const rows = Readable.from(this.rows(filter, (listed) => orderCells(listed, say, words)));
    rows.on('error', (error) => csv.destroy(error));
    csv.on('close', () => rows.destroy());
    csv.on('error', (error) => this.logger.error({ err: error }, 'An export of orders was interrupted.'));
    return rows.pipe(csv) as Transform;
  }

  private async words(language: Language): Promise<ExportWords> {
    const [payment, shipping, pickups] = await Promise.all([
      this.payments.titles(),
      this.shipping.allTitles(language),
      this.shipping.collected(),
    ]);
    return {
      payment: (key) => pick(payment.get(key), language) || key,
      shipping: (key) => shipping.get(key) ?? key,
      isPickup: (order) => isPickup(order, pickups),
    };
  }

  private async *rows(filter: OrderSelection, cells: (listed: ListedOrder) => object): AsyncGenerator<object> {
    for await (const orders of this.orders.walk(filter)) {
      for (const listed of orders) yield cells(listed);
    }
  }
}
