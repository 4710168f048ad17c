import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { WriteLimit } from '../../platform/throttle/throttle.guard.js';
import { backToForm, PageInterceptor } from '../page/page-answer.js';
import { readEntries, type Entries } from './entries.js';
import { KnownEntries } from './known-entries.js';
import { RepairCart } from './repair-cart.js';
import { CHECKOUT, ShowCheckout } from './show-checkout.js';

/**
 * The checkout's page. Its form goes to `POST /checkout/process`, which places the order. If the form is sent to this
 * page, the page is shown again with recalculated delivery and totals.
 */
@Controller('checkout')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class CheckoutPageController {
  constructor(
    private readonly checkout: ShowCheckout,
    private readonly cart: RepairCart,
    private readonly known: KnownEntries,
    private readonly writes: WriteLimit,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.checkout.run(request, caller, { entries: null });
  }

  /** Reloading the page of a refused order shows an empty form. */
  @Get('process')
  again(@Req() request: Request, @Res() response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, CHECKOUT);
  }

  /**
   * Form fields: `repair`, the button that updates the cart first; `use_address`, the button that fills in a saved
   * address.
   */
  @Post()
  @HttpCode(200)
  @StoresNothing()
  async refresh(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> = {},
  ): Promise<string> {
    return this.checkout.run(request, caller, {
      entries: { ...readEntries(form), ...(await this.chosen(caller, form)) },
      repaired: (form['repair'] ?? form['mend']) === undefined ? [] : await this.repair(caller),
    });
  }

  /** The address of the pressed button; empty for other buttons. */
  private async chosen(caller: Caller, form: Record<string, unknown>): Promise<Entries> {
    if (form['use_address'] === undefined) return {};
    const one = (await this.known.addresses(caller)).find(({ id }) => String(id) === form['use_address']);
    return one ? { shipping_state: '', ...one.entries } : {};
  }

  private async repair(caller: Caller): Promise<string[]> {
    await this.writes.count(caller);
    return this.cart.run(caller.ownerKey, caller.language);
  }
}
