import { Controller, Get, HttpCode, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogProducts } from '../../catalog/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ShowPage } from '../page/show-page.js';

/**
 * Page of the link in a back-in-stock mail. Opening it changes nothing, because mail scanners open links; its button
 * cancels the alerts.
 */
@Controller('stock-alerts')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class StockAlertsPageController {
  constructor(
    private readonly products: CatalogProducts,
    private readonly pages: ShowPage,
    private readonly messages: Messages,
  ) {}

  /** @throws not_found (404) for an id that is unknown or too old */
  @Get(':id')
  show(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Param('id') id: string,
  ): Promise<string> {
    return this.page(request, response, id, false);
  }

  @Post(':id')
  @HttpCode(200)
  async cancel(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Param('id') id: string,
  ): Promise<string> {
    const html = await this.page(request, response, id, true);
    await this.products.cancelStockAlerts(id);
    return html;
  }

  private async page(request: Request, response: Response, id: string, cancelled: boolean): Promise<string> {
    const email = await this.products.stockAlertEmail(id);
    if (email === null) throw commonErrors.not_found();
    response.setHeader('Referrer-Policy', 'no-referrer');
    return this.pages.run(request, {
      template: 'stock-alerts',
      title: this.messages.translate(request.language!, 'storefront-product.alert.cancel_title'),
      address: `/stock-alerts/${id}`,
      variables: { email, cancelled },
    });
  }
}
