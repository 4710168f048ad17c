import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { ChangeFeed } from '../change-feed.js';
import { ListFeeds } from '../list-feeds.js';
import { PollFeeds } from '../poll-feeds.js';
import { bankFeedExample } from './bank-feed.examples.js';
import { BankFeedBody } from './bank-feed.dto.js';
import { BankFeedResponse, bankFeedResponse, FeedRunResponse } from './bank-feed.response.js';

const KEY = { name: 'key', type: String, description: '`key` of the feed, such as `monobank`.' };

/** Connections to banks. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-feeds')
export class BankFeedsController {
  constructor(
    private readonly feeds: ListFeeds,
    private readonly changeFeed: ChangeFeed,
    private readonly poll: PollFeeds,
  ) {}

  @Get()
  @Access('manager')
  @Documented({
    summary: 'List bank feeds',
    description:
      'Connections to banks, with their settings, the last run, and the position up to which each account was fetched.',
    operationId: 'listBankFeeds',
    response: BankFeedResponse,
    list: true,
    example: listExample([bankFeedExample]),
  })
  async list(@Lang() language: Language): Promise<Answer> {
    const items = (await this.feeds.all(language)).map(bankFeedResponse);
    return listAnswer(items, { total: items.length, page: 1, per_page: Math.max(items.length, 1) });
  }

  @Put(':key')
  @Access('owner')
  @ApiParam(KEY)
  @Documented({
    summary: 'Update a bank feed',
    description: 'Requires a recent proof of identity (403 `proof_required`). Tokens are encrypted and never returned.',
    request: { settings: { token: 'uZ1…' } },
    operationId: 'updateBankFeed',
    response: BankFeedResponse,
    example: answerExample(bankFeedExample, 'Bank connection saved'),
    errors: ['not_found', 'proof_required'],
  })
  async change(
    @Param('key') key: string,
    @Body() { active, settings }: BankFeedBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeFeed.run(key, { ...settings, active }, caller, language);
    const feed = bankFeedResponse(await this.feeds.one(key, language));
    return answer(feed, { message: 'reconciliation.feed_saved' });
  }

  @Post(':key/run')
  @HttpCode(200)
  @Access('payments:verify')
  @Idempotent('found')
  @ApiParam(KEY)
  @Documented({
    summary: 'Run a bank feed',
    description:
      'Fetches transactions now, as the job does every ten minutes. A bank that requires pauses between calls is ' +
      'called once; the job fetches the rest.',
    operationId: 'runBankFeed',
    response: FeedRunResponse,
    example: answerExample({ ran: true, imported: 3, error: null }),
    errors: ['not_found'],
  })
  async run(@Param('key') key: string): Promise<FeedRunResponse> {
    const run = await this.poll.now(key);
    return { ran: run !== null, imported: run?.imported ?? 0, error: run?.error ?? null };
  }
}
