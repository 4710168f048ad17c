import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { bodyOf, Documented } from '../../platform/http/openapi/documented.decorator.js';
import type { ReceivedUpload } from '../../platform/http/uploads/receive-upload.js';
import { TakesUpload, Uploaded } from '../../platform/http/uploads/upload.interceptor.js';
import { PageQuery } from '../../platform/http/validation/page.dto.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ImportRows } from '../data/import-rows.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { ReceiveStatement } from './receive-statement.js';
import { unreadableAsError } from '../unreadable.js';
import { bankStatementExample, importedBeforeExample, statementPreviewExample } from './bank.examples.js';
import { BankStatementResponse, bankStatementResponse, doneImportResponse } from './dto/bank-statement.response.js';
import {
  BankStatementPreviewResponse,
  repeatedImportResponse,
  statementPreviewResponse,
} from './dto/statement-preview.response.js';

const FORM = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', description: 'Bytes of the file, at most 10 MiB.' },
    account: {
      type: 'string',
      maxLength: 64,
      description: 'Account of a file that names none; otherwise 422 `account_needed`.',
    },
    accept_account: {
      type: 'string',
      enum: ['0', '1'],
      description: '`1`: an account that the shop does not know is added; otherwise 422 `unknown_account`.',
    },
    encoding: { type: 'string', description: 'Encoding, such as `windows-1251`; by default it is detected.' },
    mapping: {
      type: 'string',
      maxLength: 16_384,
      description:
        'For CSV: JSON `{booked_on, value_on?, amount | credit+debit, direction?, status?, currency?, ' +
        'counterparty_name?, counterparty_account?, remittance_information?, bank_reference?}`. The values are titles ' +
        'of columns, or `#1`, `#2` … It is kept as a profile for files with the same columns.',
    },
    profile: { type: 'string', description: 'For CSV: id of the profile by which the file is read.' },
    preview: {
      type: 'string',
      enum: ['0', '1'],
      description: '`1`: answers what the import would do, and stores nothing, neither the mapping nor the account.',
    },
  },
  required: ['file'],
};

/** Imported bank statements. */
@ApiTags('Bank statements')
@ApiExtraModels(BankStatementPreviewResponse)
@Controller('api/admin/bank-statements')
export class BankStatementsController {
  constructor(
    private readonly receiveStatement: ReceiveStatement,
    private readonly imports: ImportRows,
    private readonly messages: Messages,
  ) {}

  @Post()
  @Access('payments:verify')
  @TakesUpload(reconciliationErrors.statement_too_large)
  @Idempotent('found')
  @ApiBody({ schema: FORM })
  @ApiResponse({
    status: 200,
    description:
      'Nothing was stored: with `preview`, what the import would do; or the earlier import of the same file, with ' +
      '`new: 0`.',
    content: {
      'application/json': {
        schema: bodyOf({ response: BankStatementPreviewResponse }),
        examples: {
          preview: { value: answerExample(statementPreviewExample, 'File read, nothing imported yet') },
          repeated: {
            value: answerExample({ ...importedBeforeExample, gaps: [], sample: [] }, 'This file was imported before.'),
          },
        },
      },
    },
  })
  @Documented({
    summary: 'Import a bank statement',
    description:
      'CAMT.052, CAMT.053, CAMT.054, MT940, MT942, CSV and 1CClientBankExchange are recognized from the content. ' +
      'Transactions that an earlier import had are left out. What is certain is booked at once, by the setting ' +
      '`auto_match` of the payment method; the rest waits with suggestions. All or nothing: a file that cannot be ' +
      'read is 422 `unreadable_statement`, and nothing is stored. The file itself is not kept.',
    status: 201,
    operationId: 'importBankStatement',
    response: BankStatementResponse,
    example: answerExample(bankStatementExample, 'Bank statement imported'),
    errors: [
      'statement_too_large',
      'unreadable_statement',
      'columns_needed',
      'account_needed',
      'unknown_account',
      'overloaded',
    ],
  })
  async import(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Uploaded() upload: ReceivedUpload,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    const done = await this.receiveStatement.run(upload, caller).catch(unreadableAsError(this.messages, language));
    if ('preview' in done) {
      response.status(200);
      return answer(statementPreviewResponse(done.preview), { message: 'reconciliation.previewed' });
    }
    if (done.repeated) {
      response.status(200);
      return answer(repeatedImportResponse(done), { message: 'reconciliation.imported_before' });
    }
    return answer(doneImportResponse(done), { message: 'reconciliation.imported' });
  }

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List imported bank statements',
    description: 'Newest first.',
    operationId: 'listBankStatements',
    response: BankStatementResponse,
    list: true,
    example: listExample([bankStatementExample]),
  })
  async list(@Query() query: PageQuery): Promise<Answer> {
    const { imports, total } = await this.imports.list(query.per_page, query.offset);
    return listAnswer(
      imports.map((one) => bankStatementResponse(one)),
      { total, page: query.page, per_page: query.per_page },
    );
  }

  @Get(':id')
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'Get an imported bank statement',
    description: 'With the numbers of its transactions by their current state.',
    operationId: 'getBankStatement',
    response: BankStatementResponse,
    example: answerExample(bankStatementExample),
    errors: ['not_found'],
  })
  async show(@Param('id', RecordIdPipe) id: number): Promise<BankStatementResponse> {
    const found = await this.imports.find(id);
    if (!found) throw commonErrors.not_found();
    return bankStatementResponse(found);
  }
}
