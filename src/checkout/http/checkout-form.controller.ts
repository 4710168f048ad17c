import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { BareAnswer, redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { SentBody } from '../../platform/http/validation/sent-body.decorator.js';
import { ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { Config } from '../../platform/config/config.js';
import { ProcessCheckout } from '../use-cases/process-checkout.js';
import { checkoutBodyExample, checkoutExample } from './checkout.examples.js';
import { CheckoutBody } from './dto/checkout.dto.js';
import { CheckoutResponse, checkoutResponse, orderPagePath } from './dto/pay.response.js';
import { PAYING_ERRORS, PLACING_ERRORS } from './order-errors.js';
import { ReadSubmission } from './read-submission.js';

/** The checkout form of a shop's own page, or the same fields as JSON. */
@ApiTags('Checkout')
@Controller('checkout')
export class CheckoutFormController {
  constructor(
    private readonly read: ReadSubmission,
    private readonly checkout: ProcessCheckout,
    private readonly config: Config,
  ) {}

  @Post('process')
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: 'Place an order and pay it',
    description:
      'Orders the cart and pays it by the chosen method in one request. JSON is answered with the result ' +
      'of the payment. A form is answered with 303 to the order page or the page of the payment provider; ' +
      'a form with invalid fields, with the checkout page, which keeps the entries and shows the errors.',
    request: checkoutBodyExample,
    operationId: 'processCheckout',
    guestBy: ['cart'],
    cartToken: true,
    status: 201,
    response: CheckoutResponse,
    bare: true,
    example: checkoutExample,
    errors: [...PLACING_ERRORS, ...PAYING_ERRORS],
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiResponse({
    status: 303,
    description: 'The order was placed from a form',
    headers: {
      Location: { description: "The order's page, or the page of the payment provider.", schema: { type: 'string' } },
    },
  })
  @ApiBody({ type: CheckoutBody })
  async process(
    @CurrentCaller() caller: Caller,
    @SentBody() body: CheckoutBody,
    @IntentRef() intent: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer | undefined> {
    const submission = await this.read.ofForm(caller, body);
    if (request.is('application/x-www-form-urlencoded')) {
      const { order, isDeclined, redirectUrl } = await this.checkout.order(caller, submission, intent);
      const notice = isDeclined ? '&said=not_paid' : '';
      if (redirectUrl !== null) {
        await redirect(response, 303, redirectUrl);
        return undefined;
      }
      // The redirect is on the host of the form, because browsers follow a form's redirect to no other host.
      await redirect(response, 303, this.config.basePath + orderPagePath(order) + notice);
      return undefined;
    }
    const paid = await this.checkout.run(caller, submission, intent);
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    return new BareAnswer(checkoutResponse(paid, this.config.baseUrl));
  }
}
