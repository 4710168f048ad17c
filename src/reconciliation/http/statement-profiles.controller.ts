import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { IdResponse } from '../../platform/http/openapi/id.response.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { StatementProfiles } from '../use-cases/statement-profiles.js';
import { statementProfileExample } from './bank.examples.js';
import { StatementProfileResponse, statementProfileResponse } from './dto/statement-profile.response.js';

/** Profiles: how CSV exports of banks are read. */
@ApiTags('Bank statements')
@Controller('api/admin/bank-statement-profiles')
export class StatementProfilesController {
  constructor(private readonly profiles: StatementProfiles) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List CSV profiles',
    description:
      'A profile is kept for each set of columns for which a `mapping` was sent. All profiles are on one page.',
    operationId: 'listBankStatementProfiles',
    response: StatementProfileResponse,
    list: true,
    example: listExample([statementProfileExample]),
  })
  async list(): Promise<Answer> {
    const profiles = (await this.profiles.list()).map(statementProfileResponse);
    return listAnswer(profiles, { total: profiles.length, page: 1, per_page: Math.max(profiles.length, 1) });
  }

  @Delete(':id')
  @Access('payments:verify')
  @Documented({
    summary: 'Delete a CSV profile',
    description: 'The next file with these columns is 422 `columns_needed` again, unless the shop recognizes them.',
    operationId: 'deleteBankStatementProfile',
    response: IdResponse,
    example: answerExample({ id: 2 }),
    errors: ['not_found'],
  })
  async remove(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<IdResponse> {
    await this.profiles.remove(caller, id);
    return { id };
  }
}
