import { Controller, Get, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Templates } from '../../platform/templating/templates.js';
import { sumsView } from '../page/sums-view.js';
import { PageInterceptor } from '../page/page-answer.js';
import { lineView } from './line-view.js';

/** The cart for the drawer that opens after an addition: an HTML fragment for the pages' script. */
@Controller('cart/mini')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class MiniCartController {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly templates: Templates,
  ) {}

  /** @param added `12` or `12-34`: product and variant of the line to show first */
  @Get()
  async show(
    @Req() { language }: Request,
    @CurrentCaller() { ownerKey }: Caller,
    @Query('added') added?: string,
  ): Promise<string> {
    const [cart, attributeText] = await Promise.all([
      this.carts.forCheckout(ownerKey, language, { country: null, shippingMethod: null }),
      this.catalog.attributeText(language),
    ]);
    const lines = cart.lines.map((line) => lineView(line, attributeText, language, null));
    const isAdded = ({ productId, variantId }: (typeof lines)[number]): boolean =>
      added === (variantId === null ? String(productId) : `${productId}-${variantId}`);
    return this.templates.render(
      'storefront/parts/mini-cart',
      {
        lines: [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line))],
        subtotal: sumsView(cart, language).subtotal,
      },
      language,
    );
  }
}
