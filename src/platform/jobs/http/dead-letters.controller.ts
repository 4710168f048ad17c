import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../access/caller.js';
import { answer, listAnswer, type Answer } from '../../http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../http/openapi/id.response.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { PageQuery } from '../../http/validation/page.dto.js';
import { DeadLetters } from '../dead-letters.js';
import { DeadLetterResponse, deadLetterResponse, RetriedJobsResponse } from './dead-letter.response.js';

const EXAMPLE = {
  id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
  queue: 'mail',
  data: { mail_id: '0197f0a2-1111-7b1c-9a3e-2f6f1c0d9e11' },
  error: 'Connection refused',
  tries: 9,
  failed_at: '2026-11-20T10:00:00.000Z',
};

@ApiTags('Jobs')
@Access('manager')
@Controller('api/admin/dead-letters')
export class DeadLettersController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Get()
  @Documented({
    operationId: 'listDeadLetters',
    summary: 'List failed jobs',
    description: 'Emails, events and files whose last attempt failed.',
    response: DeadLetterResponse,
    list: true,
    example: { success: true, data: { items: [EXAMPLE] }, message: 'Done.', meta: { total: 1, page: 1, per_page: 20 } },
  })
  async list(@Query() query: PageQuery): Promise<Answer> {
    const [total, items] = await Promise.all([
      this.deadLetters.count(),
      this.deadLetters.list(query.offset, query.per_page),
    ]);
    return listAnswer(items.map(deadLetterResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Post('retry')
  @HttpCode(200)
  @Documented({
    operationId: 'retryAllDeadLetters',
    summary: 'Retry all failed jobs',
    description: 'Puts all of them back into their queues, each with a new set of attempts.',
    response: RetriedJobsResponse,
    example: { success: true, data: { count: 3 }, message: 'Jobs restarted' },
  })
  async retryAll(@CurrentCaller() caller: Caller): Promise<Answer> {
    const count = await this.deadLetters.retryAll(caller);
    return answer({ count }, { message: 'mail.dead_letters_retried' });
  }

  @Delete(':id')
  @Documented({
    operationId: 'discardDeadLetter',
    summary: 'Discard a failed job',
    description: 'For good: the work of the job is not done. The activity log keeps its data.',
    response: EmptyResponse,
    example: { success: true, data: {}, message: 'Job discarded' },
    errors: ['not_found'],
  })
  async discard(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.deadLetters.discard(id, caller);
    return answer({}, { message: 'mail.dead_letter_discarded' });
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Documented({
    operationId: 'retryDeadLetter',
    summary: 'Retry a failed job',
    description: 'Puts the job back into its queue with a new set of attempts.',
    response: EmptyResponse,
    example: { success: true, data: {}, message: 'It runs again.' },
    errors: ['not_found'],
  })
  async retry(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.deadLetters.retry(id, caller);
    return answer({}, { message: 'mail.dead_letter_retried' });
  }
}
