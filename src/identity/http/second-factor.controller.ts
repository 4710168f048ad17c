import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access, NeedsFreshProof, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangeSecondFactor } from '../second-factor/change-second-factor.js';
import { OwnSecondFactor } from '../second-factor/own-second-factor.js';
import { CodeBody, PasswordAndCodeBody, PasswordBody } from './dto/second-factor.dto.js';
import {
  EnrolmentResponse,
  enrolmentResponse,
  RecoveryCodesResponse,
  recoveryCodesResponse,
  SecondFactorResponse,
  secondFactorResponse,
} from './dto/second-factor.response.js';
import {
  enrolmentExample,
  recoveryCodesExample,
  secondFactorDisabledExample,
  secondFactorExample,
} from './examples.js';

/** The second factor of the calling administrator. */
@ApiTags('Two-factor authentication')
@Controller('api/auth/second-factor')
@Access('administrator')
@WithoutSecondFactor()
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly changing: ChangeSecondFactor,
    private readonly shop: ShopProfile,
  ) {}

  @Get()
  @Documented({
    operationId: 'getSecondFactor',
    summary: 'Get the own second factor',
    description: 'Whether it is on, and whether the shop requires it for the role of the caller.',
    response: SecondFactorResponse,
    example: secondFactorExample,
  })
  async show(@CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(secondFactorResponse(await this.own.state(caller), this.shop.requiresSecondFactorOf(caller.role)));
  }

  @Post()
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    operationId: 'enrolSecondFactor',
    summary: 'Begin to set up the second factor',
    description:
      'Answers a new TOTP secret (RFC 6238). The second factor is on when a code is sent to `POST ' +
      '/api/auth/second-factor/confirm`. 409 `second_factor_on` if it already is.',
    request: { password: 'a quiet shelf of books' },
    response: EnrolmentResponse,
    example: enrolmentExample,
    errors: ['proof_required', 'second_factor_on'],
  })
  async enrol(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: PasswordBody): Promise<Answer> {
    const enrolment = await this.own.enrol(request, caller, body.password);
    return answer(enrolmentResponse(enrolment), { message: 'auth.messages.second_factor_begun' });
  }

  @Post('confirm')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    operationId: 'confirmSecondFactor',
    summary: 'Turn the second factor on',
    description:
      'Takes a code of the authenticator app and answers ten recovery codes. 409 `second_factor_off` if ' +
      'the setup was not begun.',
    request: { code: '123456' },
    response: RecoveryCodesResponse,
    example: recoveryCodesExample,
    errors: ['proof_required', 'second_factor_off', 'second_factor_on'],
  })
  async confirm(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: CodeBody): Promise<Answer> {
    const codes = await this.own.confirm(request, caller, body.code);
    return answer(recoveryCodesResponse(codes), { message: 'auth.messages.second_factor_confirmed' });
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    operationId: 'renewRecoveryCodes',
    summary: 'Create new recovery codes',
    description: 'Answers ten new codes; the old ones stop working.',
    request: { password: 'a quiet shelf of books', code: '123456' },
    response: RecoveryCodesResponse,
    example: recoveryCodesExample,
    errors: ['proof_required', 'second_factor_off'],
  })
  async renew(@CurrentCaller() caller: Caller, @Body() body: PasswordAndCodeBody): Promise<Answer> {
    const codes = await this.changing.renewRecoveryCodes(caller, body.password, body.code);
    return answer(recoveryCodesResponse(codes), { message: 'auth.messages.recovery_codes_made' });
  }

  @Post('disable')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    operationId: 'disableSecondFactor',
    summary: 'Turn the second factor off',
    description: '409 `second_factor_needed` if the shop requires a second factor for the role.',
    request: { password: 'a quiet shelf of books', code: '123456' },
    response: EmptyResponse,
    example: secondFactorDisabledExample,
    errors: ['proof_required', 'second_factor_needed', 'second_factor_off'],
  })
  async disable(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() body: PasswordAndCodeBody,
  ): Promise<Answer> {
    await this.changing.disable(request, caller, body.password, body.code);
    return answer({}, { message: 'auth.messages.second_factor_disabled' });
  }
}
