import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { answerForm, PageInterceptor } from '../page/page-answer.js';
import type { Form } from '../page/form-fields.js';
import { FastOrderForms } from './fast-order-forms.js';

/**
 * A purchase for which a phone number or an email address is enough. Sending it counts towards the limits of the REST
 * operation.
 */
@Controller('fast-order')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class FastOrderController {
  constructor(
    private readonly forms: FastOrderForms,
    private readonly config: Config,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Query() query: Form,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.forms.show(request, caller, query));
  }

  @Post()
  @HttpCode(200)
  @Throttle('fast-order')
  async send(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    return answerForm(response, this.config, await this.forms.send(request, caller, form));
  }
}
