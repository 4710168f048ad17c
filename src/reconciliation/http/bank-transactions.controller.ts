import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Config } from '../../platform/config/config.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { bodyOf, Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { TransactionRows } from '../data/transaction-rows.js';
import { FindLastDecision } from '../use-cases/find-last-decision.js';
import { ImportStatement } from '../use-cases/import-statement.js';
import { unreadableAsError } from '../unreadable.js';
import {
  bankStatementExample,
  bankTransactionExample,
  decidedTransactionExample,
  importedBeforeExample,
  suggestedTransactionExample,
} from './bank.examples.js';
import { BankStatementResponse, doneImportResponse } from './dto/bank-statement.response.js';
import { BankTransactionResponse, bankTransactionResponse } from './dto/bank-transaction.response.js';
import { BankTransactionsQuery, transactionFilterOf } from './dto/bank-transactions.query.dto.js';
import { DecidedTransactionResponse, lastDecisionResponse } from './dto/last-decision.response.js';
import { ExportedBankTransactionResponse } from './dto/exported-transaction.response.js';
import { SentTransactionsBody, sentImportOf } from './dto/sent-transactions.dto.js';

/** Transactions of the shop's bank accounts. */
@ApiTags('Bank statements')
@ApiExtraModels(ExportedBankTransactionResponse)
@Controller('api/admin/bank-transactions')
export class BankTransactionsController {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly findLastDecision: FindLastDecision,
    private readonly importStatement: ImportStatement,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List bank transactions',
    description: 'Newest first, with their payments or suggestions.',
    operationId: 'listBankTransactions',
    response: BankTransactionResponse,
    list: true,
    example: listExample([suggestedTransactionExample, bankTransactionExample]),
  })
  async list(@Lang() language: Language, @Query() query: BankTransactionsQuery): Promise<Answer> {
    const filter = transactionFilterOf(query, this.config.currency);
    const { transactions, total } = await this.transactions.list(filter);
    const items = transactions.map(bankTransactionResponse(this.messages, language));
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }

  @Post()
  @Access('payments:verify')
  @Idempotent('found')
  @ApiResponse({
    status: 200,
    description: 'The same body was imported before; nothing was stored.',
    content: {
      'application/json': {
        schema: bodyOf({ response: BankStatementResponse }),
        example: answerExample(importedBeforeExample, 'This file was imported before.'),
      },
    },
  })
  @Documented({
    summary: 'Import bank transactions',
    description:
      'For programs that read the account themselves. The transactions are stored and matched like those of a ' +
      'statement; `external_id` is the reference of the bank, by which they are recognized.',
    status: 201,
    request: {
      account: 'UA213223130000026007233566001',
      currency: 'EUR',
      transactions: [
        {
          external_id: '2026112000017',
          booked_on: '2026-11-20',
          amount: 89.9,
          counterparty: { name: 'Anna Weber', account: 'DE75512108001245126199' },
          remittance_information: 'RF28 0010 23 thank you',
        },
      ],
    },
    operationId: 'importBankTransactions',
    response: BankStatementResponse,
    example: answerExample({ ...bankStatementExample, format: 'JSON' }, 'Bank statement imported'),
    errors: ['unreadable_statement', 'unknown_account'],
  })
  async import(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Body() body: SentTransactionsBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    const options = { account: null, acceptAccount: false };
    const done = await this.importStatement
      .run(caller, sentImportOf(body), options)
      .catch(unreadableAsError(this.messages, language));
    response.status(done.repeated ? 200 : 201);
    return answer(doneImportResponse(done), {
      message: done.repeated ? 'reconciliation.imported_before' : 'reconciliation.imported',
    });
  }

  @Get(':id')
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'Get a bank transaction',
    description: 'With its payments or suggestions, and who decided last.',
    operationId: 'getBankTransaction',
    response: DecidedTransactionResponse,
    example: answerExample(decidedTransactionExample),
    errors: ['not_found'],
  })
  async show(@Lang() language: Language, @Param('id', RecordIdPipe) id: number): Promise<DecidedTransactionResponse> {
    const transaction = await this.transactions.find(id);
    if (!transaction) throw commonErrors.not_found();
    return {
      ...bankTransactionResponse(this.messages, language)(transaction),
      last_decision: lastDecisionResponse(await this.findLastDecision.run(id)),
    };
  }
}
