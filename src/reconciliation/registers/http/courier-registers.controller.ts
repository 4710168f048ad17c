import { Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../../platform/access/caller.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../../platform/http/openapi/answer-example.js';
import { bodyOf, Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { IdResponse } from '../../../platform/http/openapi/id.response.js';
import type { ReceivedUpload } from '../../../platform/http/uploads/receive-upload.js';
import { TakesUpload, Uploaded } from '../../../platform/http/uploads/upload.interceptor.js';
import { RecordIdPipe } from '../../../platform/http/validation/validation.pipe.js';
import { Messages } from '../../../platform/i18n/i18n.module.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { unreadableAsError } from '../../unreadable.js';
import { RegisterRows } from '../data/register-rows.js';
import { ChangeRegister } from '../use-cases/change-register.js';
import { ViewRegisters } from '../use-cases/view-registers.js';
import {
  courierPreviewExample,
  courierRegisterExample,
  courierRegistersExample,
  REGISTER_FORM,
} from './courier.examples.js';
import {
  courierPreviewResponse,
  CourierRegisterPreviewResponse,
  repeatedRegisterResponse,
} from './dto/courier-preview.response.js';
import { CourierRegistersQuery } from './dto/courier-register.dto.js';
import {
  CourierRegisterDetailResponse,
  courierRegisterDetailResponse,
  CourierRegisterResponse,
  courierRegisterResponse,
} from './dto/courier-register.response.js';
import { ReceiveRegister } from './receive-register.js';

/** Couriers' registers of collected money. */
@ApiTags('Bank statements')
@ApiExtraModels(CourierRegisterPreviewResponse)
@Controller('api/admin/courier-registers')
export class CourierRegistersController {
  constructor(
    private readonly receiveRegister: ReceiveRegister,
    private readonly registers: RegisterRows,
    private readonly viewRegisters: ViewRegisters,
    private readonly changeRegister: ChangeRegister,
    private readonly messages: Messages,
  ) {}

  @Post()
  @Access('payments:verify')
  @TakesUpload(reconciliationErrors.register_too_large)
  @Idempotent('found')
  @ApiBody({ schema: REGISTER_FORM })
  @ApiResponse({
    status: 200,
    description: 'Nothing was stored: with `preview`, what the import would store; or the earlier import of the file.',
    content: {
      'application/json': {
        schema: bodyOf({ response: CourierRegisterPreviewResponse }),
        examples: {
          preview: { value: answerExample(courierPreviewExample, 'File read, nothing imported yet') },
          repeated: {
            value: answerExample({ ...courierPreviewExample, id: 3, sample: [] }, 'This file was imported before.'),
          },
        },
      },
    },
  })
  @Documented({
    summary: "Import a courier's register",
    description:
      'A CSV file with the money that a courier has collected: tracking number or order number, amount and fee of each ' +
      'parcel. Layout, encoding and columns are detected. It books no payment: the courier owes the money until its ' +
      'transfer is booked, which is suggested for incoming bank transactions. All or nothing: a file that cannot be ' +
      'read is 422 `unreadable_register`, and nothing is stored. The file itself is not kept.',
    status: 201,
    operationId: 'importCourierRegister',
    response: CourierRegisterDetailResponse,
    example: answerExample(courierRegisterExample, 'Register imported'),
    errors: ['register_too_large', 'unreadable_register', 'columns_needed', 'overloaded'],
  })
  async import(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Uploaded() upload: ReceivedUpload,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    const done = await this.receiveRegister
      .run(upload, caller)
      .catch(unreadableAsError(this.messages, language, 'unreadable_register'));
    if ('rows' in done) {
      response.status(200);
      const { counts, rows } = await this.viewRegisters.preview(done);
      return answer(courierPreviewResponse(done, counts, rows), { message: 'reconciliation.previewed' });
    }
    const viewed = (await this.viewRegisters.find(done.id))!;
    if (!done.repeated)
      return answer(courierRegisterDetailResponse(viewed), { message: 'reconciliation.register_imported' });
    response.status(200);
    return answer(repeatedRegisterResponse(viewed), { message: 'reconciliation.imported_before' });
  }

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: "List couriers' registers",
    description: 'Newest first.',
    operationId: 'listCourierRegisters',
    response: CourierRegisterResponse,
    list: true,
    example: courierRegistersExample,
  })
  async list(@Query() query: CourierRegistersQuery): Promise<Answer> {
    const { registers, total } = await this.registers.list(query.state ?? null, query.per_page, query.offset);
    return listAnswer(registers.map(courierRegisterResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: "Get a courier's register",
    description: 'With the numbers of its rows by their current state.',
    operationId: 'getCourierRegister',
    response: CourierRegisterDetailResponse,
    example: answerExample(courierRegisterExample),
    errors: ['not_found'],
  })
  async show(@Param('id', RecordIdPipe) id: number): Promise<CourierRegisterDetailResponse> {
    const found = await this.viewRegisters.find(id);
    if (!found) throw commonErrors.not_found();
    return courierRegisterDetailResponse(found);
  }

  @Delete(':id')
  @Access('payments:verify')
  @Documented({
    summary: "Delete a courier's register",
    description: 'For a file that was imported by mistake. 409 `register_transferred` if its transfer is booked.',
    operationId: 'deleteCourierRegister',
    response: IdResponse,
    example: answerExample({ id: 3 }, 'Register deleted'),
    errors: ['not_found', 'register_transferred'],
  })
  async remove(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.changeRegister.remove(caller, id);
    return answer({ id }, { message: 'reconciliation.register_deleted' });
  }
}
