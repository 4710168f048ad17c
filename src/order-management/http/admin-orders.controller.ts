import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { NoteOrder } from '../use-cases/note-order.js';
import { QuoteEdit } from '../use-cases/quote-edit.js';
import { ShowAdminOrder } from '../use-cases/show-admin-order.js';
import { OrderNoteBody } from './dto/order-note.dto.js';
import { QuoteEditBody } from './dto/quote-edit.dto.js';
import { orderDeskExample, sumsExample } from './admin-orders.examples.js';
import { ok, orderTold } from '../../checkout/index.js';

@Controller('api/admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly desk: ShowAdminOrder,
    private readonly noteOrder: NoteOrder,
    private readonly quoteEdit: QuoteEdit,
  ) {}

  @Get(':id')
  @Access('orders:read')
  @Documented({
    summary:
      'An order with all that who works on it needs: customer, stock, payments, history, mails, and what may be done now',
    example: ok(orderDeskExample),
    ...orderTold,
    errors: [404],
  })
  show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.desk.run(caller, id);
  }

  @Post(':id/quote')
  @StoresNothing()
  @HttpCode(200)
  @Access('orders:write')
  @Documented({
    summary: 'What an order would come to with other lines; nothing is stored',
    example: ok(sumsExample),
    errors: [404, 409],
  })
  quote(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: QuoteEditBody,
  ): Promise<unknown> {
    return this.quoteEdit.run(caller, id, body);
  }

  @Post(':id/notes')
  @Access('orders:write')
  @Idempotent()
  @Documented({
    summary: 'Write a remark into the history of an order',
    status: 201,
    example: ok(orderDeskExample, 'The note is saved.'),
    ...orderTold,
    errors: [404],
  })
  async note(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { note }: OrderNoteBody,
  ): Promise<Answer> {
    await this.noteOrder.run(caller, id, note);
    return answer(await this.desk.run(caller, id), { message: 'order.noted' });
  }
}
