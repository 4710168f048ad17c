import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { type OfferedMethod, PaymentFacade } from '../../payment/index.js';
import { type Caller, isBuyer } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { clientKey } from '../../platform/throttle/client-key.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { ShopSettings } from '../../settings/index.js';

const HOUR_SECONDS = 3600;

/**
 * Limits the number of invoices per hour that are issued automatically for one client to buyers who have not proven to
 * own their email address. Invoices of further orders are issued on request. Off with RATE_LIMIT=0.
 */
@Injectable()
export class LimitAutomaticInvoices {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly orders: OrderFacade,
    private readonly limiter: RateLimiter,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** Call it before the order starts to await payment by this method. */
  async run(caller: Caller, order: OrderRecord, method: OfferedMethod): Promise<void> {
    const { max_automatic_invoices_per_client: limit } = this.shop.stored;
    if (this.config.rateLimit === 0 || limit === null || !isBuyer(caller) || order.invoicePath !== null) return;
    if (!this.payments.issuesInvoice(method) || (await this.isProven(order))) return;
    const isBeyond = await this.isBeyond(clientKey(caller), limit);
    if (isBeyond !== order.invoiceOnRequest) await this.orders.setInvoiceOnRequest(order.id, isBeyond);
  }

  private async isProven({ id, contact: { email } }: OrderRecord): Promise<boolean> {
    return email !== null && (await this.orders.provenEmail(id))?.toLowerCase() === email.toLowerCase();
  }

  private async isBeyond(client: string, limit: number): Promise<boolean> {
    try {
      await this.limiter.hit('automatic-invoice', client, { limit, seconds: HOUR_SECONDS });
      return false;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too_many_requests') return true;
      throw error;
    }
  }
}
