import { Injectable } from '@nestjs/common';
import { mustAdminister, OrderFacade, type OrderRecord } from '../../order/index.js';
import { OrderPresenter } from '../../order-view/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { NoBrowser, PdfPrinter } from '../../platform/pdf/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { documentLogo, ShopSettings } from '../../settings/index.js';
import { documentErrors } from '../document.errors.js';
import { packingSlipOf, type PackingSlip } from '../domain/packing-slip.js';
import { Letterhead } from './letterhead.js';

/** Prints packing slips, each order on its own page. Slips are not stored: each print shows the current orders. */
@Injectable()
export class PrintPackingSlips {
  constructor(
    private readonly orders: OrderFacade,
    private readonly presenter: OrderPresenter,
    private readonly templates: Templates,
    private readonly printer: PdfPrinter,
    private readonly settings: ShopSettings,
    private readonly letterhead: Letterhead,
  ) {}

  /**
   * @param ids order ids in the sequence of the pages
   * @throws order_not_found, forbidden, printing_unavailable
   */
  async run(caller: Caller, ids: readonly number[]): Promise<Buffer> {
    const { language } = caller;
    const orders: OrderRecord[] = [];
    // All orders are checked first: if one is refused, none is formatted.
    for (const id of ids) orders.push(mustAdminister(caller, await this.orders.find(id), 'orders:read'));
    const slips: PackingSlip[] = [];
    for (const order of orders) {
      const lines = await this.orders.lines(order);
      slips.push(packingSlipOf(order, lines, await this.presenter.present(order, lines, language), language));
    }
    const { name, stored } = this.settings;
    const shop = await this.letterhead.of({ name, logo: documentLogo(stored) });
    return this.print(await this.templates.render('invoice/packing-slips', { slips, shop, language }, language));
  }

  private async print(html: string): Promise<Buffer> {
    try {
      return await this.printer.print(html);
    } catch (error) {
      if (error instanceof NoBrowser) throw documentErrors.printing_unavailable({ retry_after: 60 });
      throw error;
    }
  }
}
