import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answerForm, backToForm, PageInterceptor } from '../page/page-answer.js';
import type { Form } from '../page/form-fields.js';
import { ShowWishlist } from './show-wishlist.js';
import { WishlistForms } from './wishlist-forms.js';

@Controller('wishlist')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class WishlistPageController {
  constructor(
    private readonly page: ShowWishlist,
    private readonly forms: WishlistForms,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page.run(request, caller);
  }

  @Post()
  @HttpCode(200)
  async toggle(
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.forms.toggle(caller, form));
  }

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get('buy')
  again(@Req() request: Request, @Res() response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, '/wishlist');
  }

  @Post('buy')
  @HttpCode(200)
  async buyAll(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.forms.buyAll(caller, request.language));
  }
}
