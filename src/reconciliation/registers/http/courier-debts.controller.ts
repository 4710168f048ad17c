import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { ShopProfile } from '../../../platform/shop/shop-profile.js';
import { RegisterRows } from '../data/register-rows.js';
import { FindDifferences } from '../use-cases/find-differences.js';
import { courierDebtExample, courierDifferenceExample } from './courier.examples.js';
import {
  CourierDebtResponse,
  courierDebtResponse,
  CourierDifferenceResponse,
  courierDifferenceResponse,
} from './dto/courier-debt.response.js';
import { CourierDifferencesQuery } from './dto/courier-register.dto.js';

/** Amounts that couriers owe, and differences between registers, transfers and orders. */
@ApiTags('Bank statements')
@Controller('api/admin')
@Access('administrator', 'payments:verify')
export class CourierDebtsController {
  constructor(
    private readonly registers: RegisterRows,
    private readonly findDifferences: FindDifferences,
    private readonly shop: ShopProfile,
  ) {}

  @Get('courier-debts')
  @Documented({
    summary: 'List what couriers owe',
    description:
      'Collected money of registers whose transfer is not booked, by courier and currency, the oldest first. All are ' +
      'on one page.',
    operationId: 'listCourierDebts',
    response: CourierDebtResponse,
    list: true,
    example: listExample([courierDebtExample]),
  })
  async debts(): Promise<Answer> {
    const debts = (await this.registers.debts(this.shop.timezone)).map(courierDebtResponse);
    return listAnswer(debts, { total: debts.length, page: 1, per_page: Math.max(debts.length, 1) });
  }

  @Get('courier-differences')
  @Documented({
    summary: 'List what differs from couriers’ registers',
    description:
      'Rows with an unchecked difference from their order, transfers of another sum than their registers, and ' +
      'orders that are to be paid on delivery, shipped `days` ago, and in no register. At most 1,000 of each kind.',
    operationId: 'listCourierDifferences',
    response: CourierDifferenceResponse,
    list: true,
    example: listExample([courierDifferenceExample]),
  })
  async differences(@Query() query: CourierDifferencesQuery): Promise<Answer> {
    const all = await this.findDifferences.run(query.days);
    const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: this.shop.timezone });
    const shown = all.slice(query.offset, query.offset + query.per_page);
    const items = shown.map((one) => courierDifferenceResponse(one, dayOf));
    return listAnswer(items, { total: all.length, page: query.page, per_page: query.per_page });
  }
}
