import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogProducts } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { ReadCost, Throttle } from '../../platform/throttle/throttle.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { MovedPage } from '../page/moved-page.js';
import { answerForm, localRedirect, PageInterceptor } from '../page/page-answer.js';
import { ShowProduct } from './show-product.js';
import { TakeStockAlert } from './take-stock-alert.js';
import { TakeReview } from './take-review.js';

@Controller('product')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class ProductPageController {
  constructor(
    private readonly products: CatalogProducts,
    private readonly page: ShowProduct,
    private readonly reviews: TakeReview,
    private readonly alerts: TakeStockAlert,
    private readonly config: Config,
  ) {}

  /** A request by id or by a former alias is redirected to the URL with the alias. */
  @Get(':alias')
  @ReadCost(1)
  async show(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('alias') alias: string): Promise<string> {
    const product = await this.products.product(alias, request.language);
    if (alias !== product.alias) throw new MovedPage(`/product/${product.alias}`);
    return this.page.run(request, caller, product);
  }

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get(':alias/stock-alert')
  toAlert(@Param('alias') alias: string, @Res() response: Response): Promise<void> {
    return localRedirect(response, this.config, `/product/${encodeURIComponent(alias)}#stock-alert`);
  }

  /** Reloading the page of a refused review shows the product. */
  @Get(':alias/review')
  again(@Param('alias') alias: string, @Res() response: Response): Promise<void> {
    return localRedirect(response, this.config, `/product/${encodeURIComponent(alias)}#review`);
  }

  @Post(':alias/stock-alert')
  @HttpCode(200)
  @Throttle('stock-alert')
  async stockAlert(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('alias') alias: string,
    @Body() form: Record<string, unknown> = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.alerts.run(request, caller, alias, form));
  }

  @Post(':alias/review')
  @HttpCode(200)
  async review(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('alias') alias: string,
    @Body() form: Record<string, unknown> = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.reviews.run(request, caller, alias, form));
  }
}
