import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ChooseShipping } from '../use-cases/choose-shipping.js';
import { SHIPPING_QUOTES } from './cart.examples.js';
import { ShippingQuery } from './dto/cart.dto.js';
import { shippingQuoteResponse } from './dto/shipping-quote.response.js';

@ApiTags('Cart')
@Controller('api/checkout')
export class CheckoutShippingController {
  constructor(private readonly shipping: ChooseShipping) {}

  @Get('shipping')
  @Access('anyone')
  @Documented({
    summary: 'List the shipping methods for the cart',
    description: 'Active methods that serve the destination, with their cost for this cart, in the order of display.',
    operationId: 'listCartShippingMethods',
    guestBy: ['cart'],
    ...SHIPPING_QUOTES,
  })
  async offers(@Query() query: ShippingQuery, @CurrentCaller() caller: Caller): Promise<Answer> {
    const quotes = await this.shipping.offers(caller.ownerKey, query.country ?? null, caller.language);
    return listAnswer(quotes.map(shippingQuoteResponse), { total: quotes.length, page: 1, per_page: quotes.length });
  }
}
