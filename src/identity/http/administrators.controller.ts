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
    description: 'Active, invited and inactive ones, in the order of their creation. For owners.',
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
    description: 'With the number of open sessions and API tokens. For owners.',
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
    summary: 'Invite an administrator',
    description:
      'Mails a link with which the administrator sets a password. 409 if an account has the address: ' +
      '`email_of_administrator` or `email_of_customer`. For owners who have recently proven their identity ' +
      '(403 `proof_required`).',
    request: { email: 'olena@example.com', role: 'manager', language: 'uk' },
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
    summary: 'Resend an invitation',
    description:
      'Mails a new link; the old one stops working. 409 `invitation_accepted` if the administrator has ' +
      'already set a password.',
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
    summary: 'Update an administrator',
    description:
      'Changes the members that are sent. A new role or `active: false` ends all sessions of the ' +
      'administrator. Owners cannot change their own rights (409 `own_rights`); the last owner stays (409 ' +
      '`last_owner`).',
    request: { role: 'support' },
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
    summary: "Remove an administrator's second factor",
    description:
      'For administrators who have lost their phone. Ends all their sessions; the next login needs the ' +
      'password only.',
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
    summary: "End an administrator's sessions",
    description: 'Logs the administrator out on all devices. API tokens stay valid.',
    response: AdministratorResponse,
    example: administratorExample,
    errors: ['not_found', 'proof_required', 'administrator_unknown', 'own_rights'],
  })
  async endSessions(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const changed = await this.cutOff.endSessions(caller, id);
    return answer(administratorResponse(changed), { message: 'auth.messages.sessions_ended' });
  }
}
