import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { IdResponse } from '../../../platform/http/openapi/id.response.js';
import { RecordIdPipe } from '../../../platform/http/validation/validation.pipe.js';
import { RegisterProfiles } from '../use-cases/register-profiles.js';
import { registerProfileExample } from './courier.examples.js';
import { RegisterProfileResponse, registerProfileResponse } from './dto/register-profile.response.js';

/** Profiles describe how to read couriers' registers. */
@ApiTags('Bank statements')
@Controller('api/admin/courier-register-profiles')
export class RegisterProfilesController {
  constructor(private readonly profiles: RegisterProfiles) {}

  @Get()
  @Access('administrator', 'payments:verify')
  @Documented({
    summary: 'List profiles of courier registers',
    description:
      'A profile is kept for each set of columns for which a `mapping` was sent. A `mapping` or `layout` that is sent ' +
      'with a file takes precedence over the profile. All profiles are on one page.',
    operationId: 'listCourierRegisterProfiles',
    response: RegisterProfileResponse,
    list: true,
    example: listExample([registerProfileExample]),
  })
  async list(): Promise<Answer> {
    const profiles = (await this.profiles.list()).map(registerProfileResponse);
    return listAnswer(profiles, { total: profiles.length, page: 1, per_page: Math.max(profiles.length, 1) });
  }

  @Delete(':id')
  @Access('payments:verify')
  @Documented({
    summary: 'Delete a profile of courier registers',
    description:
      'The columns of the next register with these titles are detected again, or asked for with 422 `columns_needed`.',
    operationId: 'deleteCourierRegisterProfile',
    response: IdResponse,
    example: answerExample({ id: 2 }, 'Remembered columns deleted'),
    errors: ['not_found'],
  })
  async remove(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.profiles.remove(caller, id);
    return answer({ id }, { message: 'reconciliation.register_profile_deleted' });
  }
}
