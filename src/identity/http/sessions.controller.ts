import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { OwnSessions } from '../sessions/own-sessions.js';
import { SessionResponse, sessionResponse } from './dto/session.response.js';
import { sessionEndedExample, sessionListExample, sessionsEndedExample } from './examples.js';

@ApiTags('Sessions and accounts')
@Controller('api/auth/sessions')
@Access('customer')
export class SessionsController {
  constructor(private readonly own: OwnSessions) {}

  @Get()
  @Documented({
    operationId: 'listSessions',
    summary: 'List the own sessions',
    description: 'Devices on which the account is logged in, newest first.',
    response: SessionResponse,
    list: true,
    example: sessionListExample,
  })
  async list(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    const items = await this.own.list(caller, request.sessionID);
    return listAnswer(items.map(sessionResponse), { total: items.length, page: 1, per_page: items.length });
  }

  @Delete()
  @Documented({
    operationId: 'endOtherSessions',
    summary: 'End all other own sessions',
    description: 'Logs the account out everywhere but in the session of this request.',
    response: EmptyResponse,
    example: sessionsEndedExample,
  })
  async endOthers(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.own.endOthers(caller, request.sessionID);
    return answer({}, { message: 'auth.messages.sessions_ended' });
  }

  @Delete(':id')
  @Documented({
    operationId: 'endSession',
    summary: 'End one of the own sessions',
    description: '404 `session_unknown` if the account has no such session.',
    response: EmptyResponse,
    example: sessionEndedExample,
    errors: ['session_unknown'],
  })
  async end(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<Answer> {
    await this.own.end(caller, id);
    return answer({}, { message: 'auth.messages.session_ended' });
  }
}
