import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderFacade } from '../../order/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CustomerPurchasesQuery } from './dto/customer-purchases.query.dto.js';
import { customerPurchasesResponse, CustomersPurchasesResponse } from './dto/customer-purchases.response.js';

const example: CustomersPurchasesResponse = {
  items: [
    {
      customer_id: 7,
      orders: 3,
      cancelled: 1,
      spent: [{ currency: 'EUR', amount: 96 }],
      last_order_at: '2026-11-21T10:00:00.000Z',
    },
  ],
};

@ApiTags('Order management')
@Controller('api/admin/customers')
export class CustomerPurchasesController {
  constructor(private readonly orders: OrderFacade) {}

  @Get('purchases')
  @Access('orders:read')
  @Documented({
    summary: 'List the purchases of customers',
    description: 'Number of orders and money spent, for the customers of one page of a list.',
    operationId: 'listCustomerPurchases',
    response: CustomersPurchasesResponse,
    example: answerExample(example),
  })
  async purchases(@Query() { ids }: CustomerPurchasesQuery): Promise<CustomersPurchasesResponse> {
    return { items: (await this.orders.purchasesOf(ids)).map(customerPurchasesResponse) };
  }
}
