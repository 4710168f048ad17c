import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { NeedsFreshProof } from '../../platform/access/fresh-proof.decorator.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { ChangeAdministrator } from '../administrators/change-administrator.js';
import { CutOffAdministrator } from '../administrators/cut-off-administrator.js';
import { InviteAdministrator } from '../administrators/invite-administrator.js';
import { ListAdministrators } from '../administrators/list-administrators.js';
import { AdministratorChangeBody, AdministratorsQuery, InvitationBody } from './dto/administrator.dto.js';
import { administratorListTold, administratorTold } from './examples.js';

/** Who may enter the panel. One's own rights are nobody's to change alone, and an owner is always left. */
@ApiTags('Administration')
@Controller('api/admin/administrators')
@Access('owner')
export class AdministratorsController {
  constructor(
    private readonly administrators: ListAdministrators,
    private readonly invitations: InviteAdministrator,
    private readonly changing: ChangeAdministrator,
    private readonly cutOff: CutOffAdministrator,
  ) {}

  @Get()
  @Documented({ summary: 'List administrators', ...administratorListTold, list: true })
  async list(@Query() query: AdministratorsQuery): Promise<Answer> {
    const { items, total } = await this.administrators.run(
      { role: query.role ?? null, active: query.active ?? null, q: query.q?.trim() || null },
      query.per_page,
      query.offset,
    );
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Documented({ summary: 'Show an administrator', ...administratorTold, errors: [404] })
  async show(@Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(await this.administrators.one(id));
  }

  @NeedsFreshProof()
  @Post()
  @Idempotent()
  @Documented({
    summary: 'Invite an administrator, who gets a mail with a link to set the password',
    ...administratorTold,
    status: 201,
    errors: [403, 409],
  })
  async invite(@CurrentCaller() caller: Caller, @Body() body: InvitationBody): Promise<Answer> {
    const { email, role, language } = body;
    return answer(await this.invitations.run(caller, { email, role, language: language ?? caller.language }), {
      message: 'auth.messages.invited',
    });
  }

  @NeedsFreshProof()
  @Post(':id/invitation')
  @HttpCode(200)
  @Documented({ summary: 'Send the invitation again', ...administratorTold, errors: [403, 404, 409] })
  async inviteAgain(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(await this.invitations.again(caller, id), { message: 'auth.messages.invited' });
  }

  @NeedsFreshProof()
  @Put(':id')
  @Documented({
    summary: "Change an administrator's role, or whether it is active; its sessions end",
    ...administratorTold,
    errors: [403, 404, 409],
  })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: AdministratorChangeBody,
  ): Promise<Answer> {
    return answer(await this.changing.run(caller, id, body), { message: 'auth.messages.administrator_changed' });
  }

  @NeedsFreshProof()
  @Delete(':id/second-factor')
  @Documented({
    summary: "Take an administrator's second factor off, e.g. when the phone is lost; its sessions end",
    ...administratorTold,
    errors: [403, 404, 409],
  })
  async resetSecondFactor(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(await this.cutOff.resetSecondFactor(caller, id), { message: 'auth.messages.second_factor_reset' });
  }

  @NeedsFreshProof()
  @Delete(':id/sessions')
  @Documented({ summary: 'End all sessions of an administrator', ...administratorTold, errors: [403, 404, 409] })
  async endSessions(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(await this.cutOff.endSessions(caller, id), { message: 'auth.messages.sessions_ended' });
  }
}
