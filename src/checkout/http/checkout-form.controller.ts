import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { BareAnswer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { Config } from '../../platform/config/config.js';
import { payView } from '../domain/pay-view.js';
import { ProcessCheckout } from '../use-cases/process-checkout.js';
import { checkoutExample } from './checkout.examples.js';
import { CheckoutBody } from './dto/checkout.dto.js';

/** The checkout form of a shop's own page, or the same fields as JSON. */
@Controller('checkout')
export class CheckoutFormController {
  constructor(
    private readonly checkout: ProcessCheckout,
    private readonly config: Config,
  ) {}

  @Post('process')
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: "Order the cart and pay by the chosen method; a form is answered by 303 to the order's page",
    status: 201,
    example: checkoutExample,
    optional: ['bank_details'],
    errors: [409, 422],
  })
  async process(
    @CurrentCaller() caller: Caller,
    @Body() body: CheckoutBody,
    @IntentRef() intent: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer | undefined> {
    if (request.is('application/x-www-form-urlencoded')) {
      // on the host that the form was read at: a browser follows a form to no other
      response.redirect(303, this.config.basePath + pageOf(await this.checkout.order(caller, body, intent)));
      return undefined;
    }
    const paid = await this.checkout.run(caller, body, intent);
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    const view = payView(paid);
    const { key, reference, total, currency } = paid.order;
    return new BareAnswer({
      ...view,
      order: {
        ...view.order,
        key,
        reference,
        total: total.toNumber(),
        currency,
        url: this.config.baseUrl + pageOf(paid.order),
      },
    });
  }
}

const pageOf = ({ id, key }: { id: number; key: string }): string => `/order/${id}?key=${key}`;
