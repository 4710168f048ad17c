import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answerForm, type FormAnswer, localRedirect, PageInterceptor } from '../page/page-answer.js';
import type { Form } from '../page/form-fields.js';
import { CartForms } from './cart-forms.js';
import { ShowCartPage } from './show-cart-page.js';

type Page = Promise<string | undefined>;

/**
 * The cart's page and its forms: each is answered by a redirect (303) to a page, or by the cart's page with the error.
 */
@Controller('cart')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class CartPageController {
  constructor(
    private readonly page: ShowCartPage,
    private readonly forms: CartForms,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Page {
    return this.page.run(request, caller);
  }

  /** Reloading the page of a refused form shows the current cart. */
  @Get(['add', 'update', 'remove', 'clear', 'shipping'])
  again(@Res() response: Response): Promise<void> {
    return localRedirect(response, this.config, '/cart');
  }

  @Post('add')
  @HttpCode(200)
  add(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Page {
    return this.answer(response, this.forms.add(request, caller, form));
  }

  @Post('update')
  @HttpCode(200)
  update(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Page {
    return this.answer(response, this.forms.update(request, caller, form));
  }

  @Post('remove')
  @HttpCode(200)
  remove(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Page {
    return this.answer(response, this.forms.remove(request, caller, form));
  }

  @Post('clear')
  @HttpCode(200)
  clear(@CurrentCaller() caller: Caller, @Res({ passthrough: true }) response: Response): Page {
    return this.answer(response, this.forms.clear(caller));
  }

  @Post('shipping')
  @HttpCode(200)
  chooseShipping(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Page {
    return this.answer(response, this.forms.chooseShipping(request, caller, form));
  }

  private async answer(response: Response, answer: Promise<FormAnswer>): Page {
    return answerForm(response, this.config, await answer);
  }
}
