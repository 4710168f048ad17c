import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FieldErrors, type Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { ConfirmRegisters } from '../use-cases/confirm-registers.js';
import { ConfirmReturn } from '../use-cases/confirm-return.js';
import { MatchTransaction } from '../use-cases/match-transaction.js';
import { SetAside } from '../use-cases/set-aside.js';
import { UnmatchTransaction } from '../use-cases/unmatch-transaction.js';
import { bankTransactionExample, suggestedTransactionExample } from './bank.examples.js';
import {
  MatchBody,
  matchOf,
  noteOf,
  registersOf,
  returnOf,
  TransactionNoteBody,
  UnmatchBody,
  unmatchOf,
} from './dto/bank-transaction.dto.js';
import { MATCH_ERRORS, REVERSAL_ERRORS } from './match-errors.js';
import { BankTransactionResponse, bankTransactionResponse } from './dto/bank-transaction.response.js';

/** Decisions of an administrator about bank transactions. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-transactions')
@Access('payments:verify')
export class DecideTransactionsController {
  constructor(
    private readonly matchTransaction: MatchTransaction,
    private readonly confirmReturn: ConfirmReturn,
    private readonly confirmRegisters: ConfirmRegisters,
    private readonly unmatchTransaction: UnmatchTransaction,
    private readonly setAside: SetAside,
    private readonly transactions: TransactionRows,
    private readonly messages: Messages,
  ) {}

  @Post(':id/match')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Book a bank transaction',
    description:
      'With `allocations`: records a payment for each order, with the same checks as a payment recorded by hand. A ' +
      '`pending` order first awaits the transfer, so its payment method becomes the bank transfer. With `reverses`: ' +
      'confirms that the bank returned a matched transaction, and reverses its payments. With `register_ids`: ' +
      "confirms a courier's transfer, which pays the orders of the registers; an amount that the courier kept is the " +
      '`difference` of its register. An order that is paid already gets a payment only with `overpay`; it can then be ' +
      'refunded or kept. The sum may not exceed the transaction: 422 `amount_exceeds_transaction`. Of a matched ' +
      'transaction, `allocations` with the current `version` book the part that belongs to no order. Without `version` ' +
      'or such a part, or while a return of the transaction waits, it is 409 `already_matched`.',
    request: { allocations: [{ order_id: 42 }] },
    operationId: 'matchBankTransaction',
    response: BankTransactionResponse,
    example: answerExample({ ...bankTransactionExample, matched_by: 'administrator' }, 'Transaction recorded'),
    errors: MATCH_ERRORS,
  })
  async match(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: MatchBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const { reverses, allocations, register_ids: registerIds } = body;
    if ([reverses, allocations, registerIds].filter((one) => one !== undefined).length !== 1)
      throw new FieldErrors({ allocations: [{ key: 'reconciliation.allocations_or_reverses' }] });
    const work = (): Promise<BankTransaction> =>
      reverses !== undefined
        ? this.confirmReturn.run(caller, id, returnOf(body, reverses))
        : registerIds
          ? this.confirmRegisters.run(caller, id, registersOf(body, registerIds))
          : this.matchTransaction.run(caller, id, matchOf(body));
    return this.shown(await this.once(done, id, work), language, 'matched');
  }

  @Post(':id/unmatch')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Take back the booking of a bank transaction',
    description:
      'Its payments become `reversed`. An order that was paid by them and is not processed or shipped awaits its ' +
      'payment again; one that went on keeps its status. The buyer gets no email unless `notify` is true. For a ' +
      'confirmed return: the payments that it took back are booked again. If the return of a credit waits, it is ' +
      'confirmed instead, and the credit stays `matched`.',
    request: { reason: 'The transfer was for another order' },
    operationId: 'unmatchBankTransaction',
    response: BankTransactionResponse,
    example: answerExample(suggestedTransactionExample, 'Decision undone'),
    errors: ['not_found', 'not_matched', 'not_payable', 'money_reserved', ...REVERSAL_ERRORS, 'stale_version'],
  })
  async unmatch(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: UnmatchBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const work = () => this.unmatchTransaction.run(caller, id, unmatchOf(body));
    return this.shown(await this.once(done, id, work), language, 'unmatched');
  }

  @Post(':id/ignore')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Ignore a bank transaction',
    description: 'For money that pays no order, such as interest. 409 `already_matched` if it is booked.',
    request: { note: 'Interest' },
    operationId: 'ignoreBankTransaction',
    response: BankTransactionResponse,
    example: answerExample({ ...suggestedTransactionExample, state: 'ignored', suggestions: [], note: 'Interest' }),
    errors: ['not_found', 'already_matched', 'stale_version'],
  })
  async ignore(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TransactionNoteBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const work = () => this.setAside.ignore(caller, id, noteOf(body));
    return this.shown(await this.once(done, id, work), language, 'ignored');
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Restore an ignored bank transaction',
    description: 'It waits for a decision again, with suggestions if there are any.',
    request: {},
    operationId: 'restoreBankTransaction',
    response: BankTransactionResponse,
    example: answerExample(suggestedTransactionExample),
    errors: ['not_found', 'already_matched', 'stale_version'],
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TransactionNoteBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const work = () => this.setAside.restore(caller, id, noteOf(body));
    return this.shown(await this.once(done, id, work), language, 'restored');
  }

  @Put(':id')
  @Idempotent('shown')
  @Documented({
    summary: 'Write a note on a bank transaction',
    description: 'Possible in any state. The activity log names the author.',
    request: { note: 'Asked the customer by phone' },
    operationId: 'updateBankTransaction',
    response: BankTransactionResponse,
    example: answerExample({ ...bankTransactionExample, note: 'Asked the customer by phone' }),
    errors: ['not_found', 'stale_version'],
  })
  async note(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TransactionNoteBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const work = () => this.setAside.note(caller, id, noteOf(body));
    return this.shown(await this.once(done, id, work), language, 'noted');
  }

  private async once(done: boolean, id: number, work: () => Promise<BankTransaction>): Promise<BankTransaction> {
    return done ? (await this.transactions.find(id))! : work();
  }

  private shown(transaction: BankTransaction, language: Language, done: string): Answer {
    return answer(bankTransactionResponse(this.messages, language)(transaction), { message: `reconciliation.${done}` });
  }
}
