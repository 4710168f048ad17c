import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../../platform/http/validation/validation.pipe.js';
import { RegisterRows } from '../data/register-rows.js';
import { ChangeRegister } from '../use-cases/change-register.js';
import { ViewRegisters } from '../use-cases/view-registers.js';
import { courierRowExample } from './courier.examples.js';
import { CourierRowBody, CourierRowsQuery } from './dto/courier-register.dto.js';
import { CourierRowResponse, courierRowResponse } from './dto/courier-row.response.js';

/** The rows of a courier's register. */
@ApiTags('Bank statements')
@Controller('api/admin/courier-registers/:id/rows')
export class CourierRowsController {
  constructor(
    private readonly registers: RegisterRows,
    private readonly viewRegisters: ViewRegisters,
    private readonly changeRegister: ChangeRegister,
  ) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: "List the rows of a courier's register",
    description: 'In the order of the file, each beside its order as it is now.',
    operationId: 'listCourierRegisterRows',
    response: CourierRowResponse,
    list: true,
    example: listExample([courierRowExample]),
    errors: ['not_found'],
  })
  async list(@Param('id', RecordIdPipe) id: number, @Query() query: CourierRowsQuery): Promise<Answer> {
    if (!(await this.registers.find(id))) throw commonErrors.not_found();
    const rows = (await this.viewRegisters.rowsOf(id)).filter(({ state }) => !query.state || state === query.state);
    const shown = rows.slice(query.offset, query.offset + query.per_page);
    return listAnswer(shown.map(courierRowResponse), {
      total: rows.length,
      page: query.page,
      per_page: query.per_page,
    });
  }

  @Put(':row')
  @Access('payments:verify')
  @ApiParam({ name: 'row', type: Number, description: 'Id of the row.' })
  @Documented({
    summary: "Change a row of a courier's register",
    description:
      'Assigns the parcel to an order, for a tracking number that the shop does not know, or marks a ' +
      'difference as checked. If the transfer of the register is booked and the order can be paid, it is paid at once. ' +
      'The order of a recorded payment cannot be changed: 409 `register_transferred`.',
    request: { order_id: 42 },
    operationId: 'updateCourierRegisterRow',
    response: CourierRowResponse,
    example: answerExample(courierRowExample, 'Row saved'),
    errors: ['not_found', 'order_not_found', 'register_transferred', 'money_reserved', 'reference_already_booked'],
  })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Param('row', RecordIdPipe) rowId: number,
    @Body() { order_id: orderId, checked }: CourierRowBody,
  ): Promise<Answer> {
    await this.changeRegister.row(caller, id, rowId, { orderId, checked });
    const changed = (await this.viewRegisters.rowsOf(id)).find(({ row }) => row.id === rowId)!;
    return answer(courierRowResponse(changed), { message: 'reconciliation.row_saved' });
  }
}
