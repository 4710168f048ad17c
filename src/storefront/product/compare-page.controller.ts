import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CustomerFacade } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { idIn, type Form } from '../page/form-fields.js';
import { localPath, localRedirect, PageInterceptor } from '../page/page-answer.js';
import { ShowCompare } from './show-compare.js';

@Controller('compare')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class ComparePageController {
  constructor(
    private readonly page: ShowCompare,
    private readonly customers: CustomerFacade,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page.run(request, caller);
  }

  /** Form fields `{product_id, back?}`; adding a product twice changes nothing. */
  @Post()
  @HttpCode(200)
  async add(
    @CurrentCaller() { ownerKey }: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.customers.add('compare', ownerKey, idIn(form, 'product_id'));
    return localRedirect(response, this.config, localPath(form['back'], '/compare'), 'compared');
  }

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get('remove')
  again(@Res() response: Response): Promise<void> {
    return localRedirect(response, this.config, '/compare');
  }

  /** Form fields `{product_id, back?}`; a product that is no longer in the list is not an error. */
  @Post('remove')
  @HttpCode(200)
  async remove(
    @CurrentCaller() { ownerKey }: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.customers.remove('compare', ownerKey, idIn(form, 'product_id'));
    return localRedirect(response, this.config, localPath(form['back'], '/compare'), 'uncompared');
  }
}
