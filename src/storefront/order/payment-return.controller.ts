import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ReturnFromProvider } from '../../checkout/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { ANY_BODY } from '../../platform/access/operations.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { StoresNothing, Throttle } from '../../platform/throttle/throttle.decorator.js';
import { localRedirect } from '../page/page-answer.js';

/** Notices of the order page by status of the payment; other statuses need none, because the page shows the result. */
const NOTICES: Readonly<Record<string, string>> = {
  captured: 'paid',
  authorized: 'reserved',
  pending: 'payment_pending',
  declined: 'payment_declined',
};

/** Receives customers who come back from the page of a payment provider. */
@Controller('checkout/return')
@Access('anyone')
@ApiExcludeController()
export class PaymentReturnController {
  constructor(
    private readonly returning: ReturnFromProvider,
    private readonly config: Config,
  ) {}

  /** Asks the provider for the outcome of the payment and redirects to the order page. */
  @Get(':method_key/:id')
  @Throttle('payment-return')
  async back(
    @CurrentCaller() caller: Caller,
    @Param('method_key') key: string,
    @Param('id', RecordIdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    const state = await this.returning.run(caller, key, id);
    await localRedirect(response, this.config, `/order/${id}`, state === null ? undefined : NOTICES[state]);
  }

  /**
   * Some providers send the customer back by a form. The session cookie is missing from that request, so the answer is
   * a redirect to the same address, which the browser requests by GET with the cookie.
   */
  @Post(':method_key/:id')
  @HttpCode(303)
  @ApiConsumes(ANY_BODY)
  @StoresNothing()
  async byForm(@Req() request: Request, @Res() response: Response): Promise<void> {
    await localRedirect(response, this.config, request.path.slice(this.config.basePath.length));
  }
}
