import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, NeedsFreshProof } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { ChangeAdministrator } from '../administrators/change-administrator.js';
import { CutOffAdministrator } from '../administrators/cut-off-administrator.js';
import { InviteAdministrator } from '../administrators/invite-administrator.js';
import { ListAdministrators } from '../administrators/list-administrators.js';
import {
  AdministratorChangeBody,
  administratorChangeOf,
  administratorFilterOf,
  AdministratorsQuery,
  InvitationBody,
  invitationOf,
} from './dto/administrator.dto.js';
import { AdministratorResponse, administratorResponse } from './dto/administrator.response.js';
import { administratorExample, administratorListExample } from './examples.js';

/** Accounts of the panel. Administrators cannot change their own rights, and there is always an owner. */
@ApiTags('Administrators')
@Controller('api/admin/administrators')
@Access('owner')
export class AdministratorsController {
  constructor(
    private readonly administrators: ListAdministrators,
    private readonly invitations: InviteAdministrator,
    private readonly changeAdministrator: ChangeAdministrator,
    private readonly cutOff: CutOffAdministrator,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAdministrators',
    summary: 'List administrators',
    response: AdministratorResponse,
    list: true,
    example: administratorListExample,
  })
  async list(@Query() query: AdministratorsQuery): Promise<Answer> {
    const { items, total } = await this.administrators.run(administratorFilterOf(query), query.per_page, query.offset);
    return listAnswer(items.map(administratorResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Documented({
    operationId: 'getAdministrator',
    summary: 'Get an administrator',
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'administrator_unknown'],
  })
  async show(@Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(administratorResponse(await this.administrators.one(id)));
  }

  @NeedsFreshProof()
  @Post()
  @Idempotent()
  @Documented({
    operationId: 'inviteAdministrator',
    summary: 'Invite an administrator, who gets a mail with a link to set the password',
    status: 201,
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['proof_required', 'email_of_administrator', 'email_of_customer'],
  })
  async invite(@CurrentCaller() caller: Caller, @Body() body: InvitationBody): Promise<Answer> {
    const invited = await this.invitations.run(caller, invitationOf(body, caller.language));
    return answer(administratorResponse(invited), { message: 'auth.messages.invited' });
  }

  @NeedsFreshProof()
  @Post(':id/invitation')
  @HttpCode(200)
  @Documented({
    operationId: 'resendInvitation',
    summary: 'Send the invitation again',
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'proof_required', 'administrator_unknown', 'invitation_accepted'],
  })
  async resend(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const invited = await this.invitations.resend(caller, id);
    return answer(administratorResponse(invited), { message: 'auth.messages.invited' });
  }

  @NeedsFreshProof()
  @Put(':id')
  @Documented({
    operationId: 'updateAdministrator',
    summary: "Change an administrator's role, or whether it is active; its sessions end",
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'proof_required', 'administrator_unknown', 'stale_version', 'own_rights', 'last_owner'],
  })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: AdministratorChangeBody,
  ): Promise<Answer> {
    const changed = await this.changeAdministrator.run(caller, id, administratorChangeOf(body));
    return answer(administratorResponse(changed), { message: 'auth.messages.administrator_changed' });
  }

  @NeedsFreshProof()
  @Delete(':id/second-factor')
  @Documented({
    operationId: 'resetAdministratorSecondFactor',
    summary: "Remove an administrator's second factor, e.g. when the phone is lost; its sessions end",
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'proof_required', 'administrator_unknown', 'own_rights', 'second_factor_off'],
  })
  async resetSecondFactor(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const changed = await this.cutOff.resetSecondFactor(caller, id);
    return answer(administratorResponse(changed), { message: 'auth.messages.second_factor_reset' });
  }

  @NeedsFreshProof()
  @Delete(':id/sessions')
  @Documented({
    operationId: 'endAdministratorSessions',
    summary: 'End all sessions of an administrator',
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'proof_required', 'administrator_unknown', 'own_rights'],
  })
  async endSessions(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const changed = await this.cutOff.endSessions(caller, id);
    return answer(administratorResponse(changed), { message: 'auth.messages.sessions_ended' });
  }
}
