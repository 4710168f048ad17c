import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SellableRef } from '../../catalog/index.js';
import { CheckoutFacade } from '../../checkout/index.js';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import type { FormAnswer } from '../page/page-answer.js';
import { idIn, text, variantIn, type Form } from '../page/form-fields.js';
import { Refusals } from '../page/refusals.js';
import { fastEntries, fastOrderBody } from './fast-order-entries.js';
import { ShowFastOrder } from './show-fast-order.js';

@Injectable()
export class FastOrderForms {
  constructor(
    private readonly checkout: CheckoutFacade,
    private readonly page: ShowFastOrder,
    private readonly refusals: Refusals,
    private readonly config: Config,
  ) {}

  async show(request: Request, caller: Caller, form: Form, refusal: DescribedError | null = null): Promise<FormAnswer> {
    const page = await this.page.run(request, caller, refOf(form), fastEntries(form), refusal);
    if ('choose' in page) return { to: page.choose, notice: 'choose_variant' };
    return { status: refusal?.status ?? 200, html: page.html };
  }

  /** Places the order and redirects to its page. */
  async send(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    try {
      const { id, key } = await this.checkout.fastOrder(
        caller,
        fastOrderBody(form, this.config.currency),
        text(form, 'once').slice(0, 64) || null,
      );
      return { to: `/order/${id}?key=${key}` };
    } catch (error) {
      return this.show(request, caller, form, this.refusals.of(error, request));
    }
  }
}

/** The product or variant to order; null for the whole cart. */
const refOf = (form: Form): SellableRef | null =>
  text(form, 'product_id') === '' ? null : { productId: idIn(form, 'product_id'), variantId: variantIn(form) };
