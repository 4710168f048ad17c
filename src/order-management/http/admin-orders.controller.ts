import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { KeepOverpayment } from '../use-cases/keep-overpayment.js';
import { LoadAdminOrder } from '../use-cases/load-admin-order.js';
import { NoteOrder } from '../use-cases/note-order.js';
import { PriceEdit } from '../use-cases/price-edit.js';

import { requestedLines } from '../../cart/index.js';
import { adminOrderExample, orderTotalsExample } from './admin-orders.examples.js';
import { AdminOrderResponse, adminOrderResponse } from './dto/admin-order.response.js';
import { OrderNoteBody } from './dto/order-note.dto.js';
import { KeepOverpaymentBody } from './dto/refund.dto.js';
import { OrderTotalsResponse, orderTotalsResponse } from './dto/order-quote.response.js';
import { QuoteEditBody } from './dto/edit-order.dto.js';

@ApiTags('Order management')
@Controller('api/admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly loadAdminOrder: LoadAdminOrder,
    private readonly noteOrder: NoteOrder,
    private readonly keepOverpayment: KeepOverpayment,
    private readonly priceEdit: PriceEdit,
  ) {}

  @Get(':id')
  @Access('orders:read')
  @Documented({
    summary: 'Get an order for administrators',
    description: 'With customer, current stock, payments, history, emails, and what the caller may do now.',
    operationId: 'getAdminOrder',
    response: AdminOrderResponse,
    example: answerExample(adminOrderExample),
    errors: ['not_found', 'order_not_found'],
  })
  async show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<AdminOrderResponse> {
    return adminOrderResponse(await this.loadAdminOrder.run(caller, id));
  }

  @Post(':id/quote')
  @StoresNothing()
  @HttpCode(200)
  @Access('orders:write')
  @Documented({
    summary: 'Preview the totals of an edited order',
    description:
      'Calculates what the order would cost with other lines, as `PUT /api/orders/{id}` would. Stores ' + 'nothing.',
    request: { items: [{ product_id: 12, quantity: 1 }] },
    operationId: 'quoteOrderEdit',
    response: OrderTotalsResponse,
    example: answerExample(orderTotalsExample),
    errors: [
      'not_found',
      'order_not_found',
      'not_editable',
      'currency_changed',
      'insufficient_stock',
      'out_of_range',
      'product_unavailable',
    ],
  })
  async quote(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { items }: QuoteEditBody,
  ): Promise<OrderTotalsResponse> {
    return orderTotalsResponse(await this.priceEdit.quote(caller, id, { items: requestedLines(items) }));
  }

  @Post(':id/notes')
  @Access('orders:write')
  @Idempotent()
  @Documented({
    summary: 'Add a note to an order',
    description: 'Adds an entry to the history that only the staff sees.',
    request: { note: 'Customer called: deliver after 6 pm' },
    operationId: 'createOrderNote',
    status: 201,
    response: AdminOrderResponse,
    example: answerExample(adminOrderExample, 'Note saved'),
    errors: ['not_found', 'order_not_found'],
  })
  async note(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { note }: OrderNoteBody,
  ): Promise<Answer> {
    await this.noteOrder.run(caller, id, note);
    return answer(adminOrderResponse(await this.loadAdminOrder.run(caller, id)), { message: 'order.noted' });
  }

  @Post(':id/keep-overpayment')
  @HttpCode(200)
  @Access('manager')
  @Idempotent()
  @Documented({
    summary: 'Keep an overpayment',
    description:
      'Records in the history that the shop keeps `overpaid_amount`, e.g. because the customer agreed to it. The ' +
      'payments do not change: the amount can still be refunded. 409 `nothing_to_refund` if the order is not ' +
      'overpaid. For managers and owners.',
    request: {},
    operationId: 'keepOverpayment',
    response: AdminOrderResponse,
    example: answerExample(adminOrderExample, 'Overpayment kept'),
    errors: ['not_found', 'order_not_found', 'forbidden', 'nothing_to_refund', 'stale_version'],
  })
  async keep(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: KeepOverpaymentBody,
  ): Promise<Answer> {
    await this.keepOverpayment.run(caller, id, version ?? undefined);
    return answer(adminOrderResponse(await this.loadAdminOrder.run(caller, id)), { message: 'order.overpayment_kept' });
  }
}
