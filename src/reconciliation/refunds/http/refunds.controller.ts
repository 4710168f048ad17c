import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Access, NeedsFreshProof } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../../platform/http/validation/validation.pipe.js';
import { ListRefunds } from '../use-cases/list-refunds.js';
import { SetReceiver } from '../use-cases/set-receiver.js';
import { ExportedBankRefundResponse } from './dto/exported-refund.response.js';
import { BankRefundBody, BankRefundsQuery, receiverOf, refundsFilterOf } from './dto/refund.dto.js';
import { BankRefundResponse, bankRefundResponse } from './dto/refund.response.js';
import { bankRefundExample, dueRefundExample } from './refund.examples.js';

/** Refunds that are paid out by bank transfer. */
@ApiTags('Bank statements')
@ApiExtraModels(ExportedBankRefundResponse)
@Controller('api/admin/refunds')
export class RefundsController {
  constructor(
    private readonly listRefunds: ListRefunds,
    private readonly setReceiver: SetReceiver,
  ) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List refunds by bank transfer',
    description:
      'Refunds of payments by a method with bank details, oldest first: the shop only records them, and their money is ' +
      'sent by a file for the bank. Refunds by a provider, and in cash, are not listed.',
    operationId: 'listBankRefunds',
    response: BankRefundResponse,
    list: true,
    example: listExample([bankRefundExample]),
  })
  async list(@Query() query: BankRefundsQuery): Promise<Answer> {
    const { refunds, total } = await this.listRefunds.refunds(refundsFilterOf(query));
    return listAnswer(refunds.map(bankRefundResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Put(':id')
  @Access('manager')
  @NeedsFreshProof()
  @Documented({
    summary: 'Set the receiver of a refund',
    description:
      'For a refund whose payment came from an unknown account, or that goes to another one. 409 `already_exported` ' +
      'while the refund is in a file or paid out. A session needs a recent login or proof; the activity log has the ' +
      'change. For managers and owners.',
    request: { receiver: { name: 'Anna Weber', account: 'DE75 5121 0800 1245 1261 99' } },
    operationId: 'updateBankRefund',
    response: BankRefundResponse,
    example: answerExample({ ...dueRefundExample, version: 2 }, 'Receiver saved'),
    errors: ['not_found', 'proof_required', 'already_exported', 'stale_version'],
  })
  async set(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: BankRefundBody,
  ): Promise<Answer> {
    const refund = await this.setReceiver.run(caller, id, receiverOf(body));
    return answer(bankRefundResponse(await this.listRefunds.withAccount(refund)), {
      message: 'reconciliation.receiver_set',
    });
  }
}
