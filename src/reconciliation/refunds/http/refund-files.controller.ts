import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../../platform/http/validation/validation.pipe.js';
import { RefundFileRows } from '../data/refund-file-rows.js';
import { CreateRefundFile } from '../use-cases/create-refund-file.js';
import { DiscardRefundFile } from '../use-cases/discard-refund-file.js';
import { DownloadRefundFile } from '../use-cases/download-refund-file.js';
import { ListRefunds } from '../use-cases/list-refunds.js';
import {
  DiscardRefundFileBody,
  RefundFileBody,
  refundFileOf,
  RefundFilesQuery,
  refundFilesFilterOf,
} from './dto/refund.dto.js';
import { RefundFileResponse, refundFileResponse } from './dto/refund-file.response.js';
import { refundFileExample } from './refund.examples.js';

/** Files of refunds for the bank. */
@ApiTags('Bank statements')
@Controller('api/admin/refund-files')
@Access('manager')
export class RefundFilesController {
  constructor(
    private readonly files: RefundFileRows,
    private readonly listRefunds: ListRefunds,
    private readonly createRefundFile: CreateRefundFile,
    private readonly downloadRefundFile: DownloadRefundFile,
    private readonly discardRefundFile: DiscardRefundFile,
  ) {}

  @Get()
  @Documented({
    summary: 'List refund files',
    description: 'Newest first, with the numbers of their refunds that bank statements have confirmed.',
    operationId: 'listRefundFiles',
    response: RefundFileResponse,
    list: true,
    example: listExample([refundFileExample]),
  })
  async list(@Query() query: RefundFilesQuery): Promise<Answer> {
    const { files, total } = await this.listRefunds.files(refundFilesFilterOf(query));
    return listAnswer(files.map(refundFileResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Post()
  @Idempotent()
  @Documented({
    summary: 'Create a refund file',
    description:
      'Writes refunds that are due, or were returned, to a file for the bank: all that have a receiver, or those of ' +
      '`refund_ids`; up to 1,000 in one currency. Each is paid from the account of its payment method. A refund is in ' +
      'one file only: otherwise 409 `already_exported`. For managers and owners.',
    status: 201,
    request: { format: 'pain.001.001.09' },
    operationId: 'createRefundFile',
    response: RefundFileResponse,
    example: answerExample(refundFileExample, 'Refund file created'),
    errors: [
      'not_found',
      'already_exported',
      'no_refunds_due',
      'payer_account_needed',
      'receiver_needed',
      'one_currency_needed',
    ],
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: RefundFileBody): Promise<Answer> {
    const file = await this.createRefundFile.run(caller, refundFileOf(body));
    return answer(refundFileResponse(file), { message: 'reconciliation.refund_file_created' });
  }

  @Get(':id/download')
  @Documented({
    summary: 'Download a refund file',
    description:
      'The same bytes each time: XML, or CSV for the format `csv`. 410 `refund_file_removed` when the bytes were ' +
      'removed with the personal data in them.',
    operationId: 'downloadRefundFile',
    response: { type: 'string' },
    contentType: 'application/xml',
    example:
      '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    errors: ['not_found', 'refund_file_removed'],
  })
  async download(@Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    const { content, name, isCsv } = await this.downloadRefundFile.run(id);
    return new StreamableFile(content, {
      type: isCsv ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Post(':id/discard')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Discard a refund file',
    description:
      'For a file that was not given to the bank: its refunds are due again. 409 `refund_file_paid` when a bank ' +
      'statement already has one of its transfers.',
    request: { reason: 'Wrong account' },
    operationId: 'discardRefundFile',
    response: RefundFileResponse,
    example: answerExample(
      { ...refundFileExample, discarded_at: new Date('2026-11-24T17:00:00.000Z'), discard_reason: 'Wrong account' },
      'Refund file discarded',
    ),
    errors: ['not_found', 'already_discarded', 'refund_file_paid'],
  })
  async discard(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { reason }: DiscardRefundFileBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const file = done ? (await this.files.find(id))! : await this.discardRefundFile.run(caller, id, reason);
    return answer(refundFileResponse(file), { message: 'reconciliation.refund_file_discarded' });
  }
}
