import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { FieldErrors, type Language } from '#kernel';
import { CatalogProducts } from '../../catalog/index.js';
import { isRecipient } from '../../platform/http/validation/text.decorators.js';
import type { FormAnswer } from '../page/page-answer.js';

const EMAIL_MAX = 254;

/** The form on a product's page for what is sold out. */
@Injectable()
export class TakeStockAlert {
  constructor(private readonly products: CatalogProducts) {}

  /** Back to the product, with what became of it. @throws not_found (404) */
  async run(request: Request, alias: string, form: Readonly<Record<string, unknown>>): Promise<FormAnswer> {
    const product = await this.products.product(alias, request.language);
    const to = `/product/${product.alias}`;
    const email = typeof form['email'] === 'string' ? form['email'].trim() : '';
    if (email.length > EMAIL_MAX || !isRecipient(email)) return { to, notice: 'stock_alert_email' };
    try {
      await this.request(product.id, email, form['variant_id'], request.language!);
    } catch (error) {
      // the variant was removed since the page was read
      if (!(error instanceof FieldErrors)) throw error;
    }
    return { to, notice: 'stock_alert' };
  }

  private request(productId: number, email: string, variant: unknown, language: Language): Promise<void> {
    const variantId = typeof variant === 'string' && /^[1-9]\d{0,8}$/.test(variant) ? Number(variant) : null;
    return this.products.requestStockAlert(productId, { email, variantId }, language);
  }
}
