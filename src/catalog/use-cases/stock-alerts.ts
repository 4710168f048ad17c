import { Injectable } from '@nestjs/common';
import { FieldErrors, isUuid, type Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ProductReads } from '../data/product-reads.js';
import { StockAlertRows } from '../data/stock-alert-rows.js';
import { productKey } from '../domain/product-key.js';
import { alertMailKey } from './send-stock-alerts.js';

export interface StockAlertRequest {
  readonly email: string;
  readonly variantId: number | null;
}

/** Requests for a mail when a product or variant is back in stock. */
@Injectable()
export class StockAlerts {
  constructor(
    private readonly products: ProductReads,
    private readonly rows: StockAlertRows,
    private readonly database: Database,
    private readonly mailbox: Mailbox,
  ) {}

  /**
   * Stores a request. The answer does not reveal whether the address has an earlier request. Nothing is stored for a
   * product in stock.
   * @throws not_found (404); FieldErrors at `variant_id` (422)
   */
  async request(idOrAlias: string, { email, variantId }: StockAlertRequest, language: Language): Promise<void> {
    const productId = await this.products.findPublished(productKey(idOrAlias));
    if (productId === null) throw commonErrors.not_found();
    const stock = await this.rows.stockOf(productId, variantId);
    if (stock === null) throw new FieldErrors({ variant_id: [{ key: 'catalog.errors.unknown_variant' }] });
    if (stock > 0) return;
    await this.rows.insert({ product_id: productId, variant_id: variantId, email, language });
  }

  /** Recipient of an alert; null for an id that is unknown or too old. */
  async emailOf(id: string): Promise<string | null> {
    return isUuid(id) ? this.rows.emailOf(id) : null;
  }

  /** Cancels all alerts for the recipient of this one: waiting ones, and those whose mail is not sent yet. */
  async cancel(id: string): Promise<void> {
    if (!isUuid(id)) return;
    await this.database.transaction(async (tx) =>
      this.mailbox.withdraw(tx, (await this.rows.cancel(tx, id)).map(alertMailKey)),
    );
  }
}
