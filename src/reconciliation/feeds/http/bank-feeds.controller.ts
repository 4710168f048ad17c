import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { EmptyResponse } from '../../../platform/http/openapi/id.response.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { Messages } from '../../../platform/i18n/i18n.module.js';
import { ChangeFeed } from '../change-feed.js';
import { problemText } from '../feed-problem.js';
import { ListFeeds } from '../list-feeds.js';
import { PollFeeds } from '../poll-feeds.js';
import { reasonText } from '../folder-reason.js';
import { ReadFolder } from '../read-folder.js';
import { bankFeedExample, bankFolderExample } from './bank-feed.examples.js';
import { BankFeedBody } from './bank-feed.dto.js';
import { BankFolderResponse, bankFolderResponse } from './bank-folder.response.js';
import { BankFeedResponse, bankFeedResponse, FeedRunResponse } from './bank-feed.response.js';

const KEY = { name: 'key', type: String, description: '`key` of the feed, such as `monobank`.' };

/** Connections to banks. */
@ApiTags('Bank statements')
@Controller('api/admin')
export class BankFeedsController {
  constructor(
    private readonly feeds: ListFeeds,
    private readonly changeFeed: ChangeFeed,
    private readonly poll: PollFeeds,
    private readonly readFolder: ReadFolder,
    private readonly messages: Messages,
  ) {}

  @Get('bank-feeds')
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

  @Put('bank-feeds/:key')
  @Access('owner')
  @ApiParam(KEY)
  @Documented({
    summary: 'Update a bank feed',
    description: 'Requires a recent proof of identity (403 `proof_required`). Tokens are encrypted and never returned.',
    request: { settings: { token: 'uZ1…' } },
    operationId: 'updateBankFeed',
    response: BankFeedResponse,
    example: answerExample(bankFeedExample, 'Bank connection saved'),
    errors: ['not_found', 'proof_required', 'stale_version'],
  })
  async change(
    @Param('key') key: string,
    @Body() { active, settings, version }: BankFeedBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeFeed.run(key, { ...settings, active, version }, caller, language);
    const feed = bankFeedResponse(await this.feeds.one(key, language));
    return answer(feed, { message: 'reconciliation.feed_saved' });
  }

  @Delete('bank-feeds/:key')
  @Access('owner')
  @ApiParam(KEY)
  @Documented({
    summary: 'Remove a bank feed',
    description:
      'Deletes the token and the place where each account ends; the fetched transactions stay. Requires a recent proof ' +
      'of identity (403 `proof_required`).',
    operationId: 'removeBankFeed',
    response: EmptyResponse,
    example: answerExample({}, 'Bank connection removed'),
    errors: ['not_found', 'proof_required'],
  })
  async remove(@Param('key') key: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.changeFeed.remove(key, caller);
    return answer({}, { message: 'reconciliation.feed_removed' });
  }

  @Get('bank-folder')
  @Access('manager')
  @Documented({
    summary: 'Show the folder of bank statements',
    description: 'Files that other programs have put into `DATA_DIR/bank-statements`: waiting, imported and set aside.',
    operationId: 'showBankFolder',
    response: BankFolderResponse,
    example: answerExample(bankFolderExample),
  })
  async folder(@Lang() language: Language): Promise<BankFolderResponse> {
    return bankFolderResponse(await this.readFolder.run(), (reason) => reasonText(reason, this.messages, language));
  }

  @Post('bank-feeds/:key/run')
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
  async run(@Param('key') key: string, @Lang() language: Language): Promise<FeedRunResponse> {
    const run = await this.poll.now(key);
    const error = run?.problem ? problemText(run.problem, this.messages, language) : null;
    return { ran: run !== null, imported: run?.imported ?? 0, error };
  }
}
