import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { emailAddress, FieldErrors, type Language } from '#kernel';
import { CatalogProducts } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { isRecipient } from '../../platform/http/validation/text.decorators.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import type { FormAnswer } from '../page/page-answer.js';
import { ShowProduct } from './show-product.js';
import { translator } from './translator.js';

const EMAIL_MAX = 254;

/** The form on a product's page for mails when it is back in stock. */
@Injectable()
export class TakeStockAlert {
  constructor(
    private readonly products: CatalogProducts,
    private readonly page: ShowProduct,
    private readonly messages: Messages,
  ) {}

  /**
   * Redirects to the product with a confirmation, or shows the page with the errors.
   * @throws not_found (404)
   */
  async run(
    request: Request,
    caller: Caller,
    alias: string,
    form: Readonly<Record<string, unknown>>,
  ): Promise<FormAnswer> {
    const { language } = request;
    const product = await this.products.product(alias, language);
    const email = typeof form['email'] === 'string' ? emailAddress(form['email'].trim()) : '';
    if (email.length > EMAIL_MAX || !isRecipient(email)) {
      const error = translator(this.messages, language)('alert.wrong');
      const refused = { email: email.slice(0, EMAIL_MAX), variant: form['variant_id'], error };
      return { status: 422, html: await this.page.alertAgain(request, caller, product, refused) };
    }
    try {
      await this.request(product.id, email, form['variant_id'], language);
    } catch (error) {
      // The variant was removed after the page was loaded.
      if (!(error instanceof FieldErrors)) throw error;
    }
    return { to: `/product/${product.alias}`, notice: 'stock_alert' };
  }

  private request(productId: number, email: string, variant: unknown, language: Language): Promise<void> {
    const variantId = typeof variant === 'string' && /^[1-9]\d{0,8}$/.test(variant) ? Number(variant) : null;
    return this.products.requestStockAlert(productId, { email, variantId }, language);
  }
}
