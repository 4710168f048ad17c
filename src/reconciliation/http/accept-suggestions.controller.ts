import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { AcceptSuggestions } from '../use-cases/accept-suggestions.js';
import { acceptedSuggestionsExample } from './bank.examples.js';
import { AcceptedSuggestionsResponse, acceptedSuggestionResponse } from './dto/accepted-suggestions.response.js';
import { AcceptSuggestionsBody } from './dto/accept-suggestions.dto.js';

/** Decisions about many bank transactions at once. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-transactions')
export class AcceptSuggestionsController {
  constructor(
    private readonly acceptSuggestions: AcceptSuggestions,
    private readonly messages: Messages,
  ) {}

  @Post('accept')
  @HttpCode(200)
  @Access('payments:verify')
  @Idempotent('found')
  @Documented({
    summary: 'Accept the best suggestions of several bank transactions',
    description:
      'Books the first suggestion of each transaction as `match` does, one after the other: some may fail while ' +
      'others are booked. The answer has the outcome of each. A transaction fails if it has changed since `version`, ' +
      'or if an order has changed so that the suggestion no longer applies, for example because another transaction ' +
      'of the call has paid the order. It also fails if it is unclear which transfer a waiting bank return belongs to.',
    request: { transactions: [{ id: 13, version: 1 }] },
    operationId: 'acceptBankTransactions',
    response: AcceptedSuggestionsResponse,
    example: answerExample(acceptedSuggestionsExample, '2 transactions.'),
  })
  async accept(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Body() { transactions, notify }: AcceptSuggestionsBody,
  ): Promise<Answer<AcceptedSuggestionsResponse>> {
    const outcomes = await this.acceptSuggestions.run(caller, { transactions, notify });
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.translate(language, key, args);
    const items = outcomes.map((outcome) => acceptedSuggestionResponse(outcome, say));
    return answer({ items }, { message: 'reconciliation.accepted', args: { count: items.length } });
  }
}
