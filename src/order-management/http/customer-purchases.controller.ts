import { Controller, Get, Query } from '@nestjs/common';
import { OrderFacade, type Purchases } from '../../order/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CustomerPurchasesQuery } from './dto/customer-purchases.query.dto.js';
import { ok } from '../../checkout/index.js';

const example = ok({
  items: [
    {
      customer_id: 7,
      orders: 3,
      cancelled: 1,
      spent: [{ currency: 'EUR', amount: 96 }],
      last_order_at: '2026-11-21T10:00:00.000Z',
    },
  ],
});

@Controller('api/admin/customers')
export class CustomerPurchasesController {
  constructor(private readonly orders: OrderFacade) {}

  @Get('purchases')
  @Access('orders:read')
  @Documented({ summary: 'How much customers have ordered and paid', example, nullable: ['last_order_at'] })
  async purchases(@Query() { ids }: CustomerPurchasesQuery): Promise<object> {
    return { items: (await this.orders.purchasesOf(ids)).map(view) };
  }
}

const view = ({ customerId, orders, cancelled, spent, lastOrderAt }: Purchases): object => ({
  customer_id: customerId,
  orders,
  cancelled,
  spent: spent.map((money) => ({ currency: money.currency, amount: money.toNumber() })),
  last_order_at: lastOrderAt?.toISOString() ?? null,
});
