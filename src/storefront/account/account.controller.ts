import { Controller, Get, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ForCustomers } from './customers-only.js';
import { ShowAccount } from './show-account.js';

/** The account's overview, and the list of the customer's orders. */
@Controller('account')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class AccountPageController {
  constructor(private readonly account: ShowAccount) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.account.overview(request, caller);
  }

  @Get('orders')
  orders(@Req() request: Request, @CurrentCaller() caller: Caller, @Query('page') page: unknown): Promise<string> {
    return this.account.orders(request, caller, pageOf(page));
  }
}

/** @throws DomainError `not_found` */
function pageOf(sent: unknown): number {
  if (sent === undefined) return 1;
  if (typeof sent !== 'string' || !/^[1-9]\d{0,5}$/.test(sent)) throw commonErrors.not_found();
  return Number(sent);
}
