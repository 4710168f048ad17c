import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { OwnSessions } from '../sessions/own-sessions.js';
import { doneExample, sessionListTold } from './examples.js';

@ApiTags('Authentication')
@Controller('api/auth/sessions')
@Access('customer')
export class SessionsController {
  constructor(private readonly own: OwnSessions) {}

  @Get()
  @Documented({ summary: 'Where the own account is logged in, newest first', ...sessionListTold, list: true })
  async list(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    const items = await this.own.list(caller, request.sessionID);
    return listAnswer(items, { total: items.length, page: 1, per_page: items.length });
  }

  @Delete()
  @Documented({ summary: 'End all other sessions of the own account', example: doneExample })
  async endOthers(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.own.endOthers(caller, request.sessionID);
    return answer({}, { message: 'auth.messages.sessions_ended' });
  }

  @Delete(':id')
  @Documented({ summary: 'End a session of the own account', example: doneExample, errors: [404] })
  async end(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<Answer> {
    await this.own.end(caller, id);
    return answer({}, { message: 'auth.messages.session_ended' });
  }
}
