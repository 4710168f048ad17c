import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { NeedsFreshProof, WithoutSecondFactor } from '../../platform/access/fresh-proof.decorator.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangeSecondFactor } from '../second-factor/change-second-factor.js';
import { SecondFactorRule } from '../second-factor/second-factor-rule.js';
import { OwnSecondFactor } from '../second-factor/own-second-factor.js';
import { Sessions } from '../sessions/sessions.js';
import { CodeBody, PasswordAndCodeBody, PasswordBody } from './dto/second-factor.dto.js';
import { doneExample, enrolmentExample, recoveryCodesExample, secondFactorTold } from './examples.js';

/** The own second factor of an administrator's session. */
@ApiTags('Authentication')
@Controller('api/auth/second-factor')
@Access('administrator')
@WithoutSecondFactor()
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly changing: ChangeSecondFactor,
    private readonly rule: SecondFactorRule,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Documented({
    summary: 'Whether the own second factor is on, and whether the shop requires it of the role',
    ...secondFactorTold,
  })
  async show(@CurrentCaller() caller: Caller): Promise<Answer> {
    return answer({ ...(await this.own.state(caller)), required: this.rule.isRequiredOf(caller.role) });
  }

  @Post()
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    summary: 'Begin to set up the second factor (TOTP, RFC 6238); the secret is shown this once',
    example: enrolmentExample,
    errors: [403, 409],
  })
  async begin(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: PasswordBody): Promise<Answer> {
    const begun = await this.own.begin(caller, body.password);
    // so that there is time to scan and type
    await this.sessions.proven(request);
    return answer(begun, { message: 'auth.messages.second_factor_begun' });
  }

  @Post('confirm')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    summary: 'Turn the second factor on with a code of the app; answers ten recovery codes, this once',
    example: recoveryCodesExample,
    errors: [403, 409],
  })
  async confirm(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: CodeBody): Promise<Answer> {
    const codes = await this.own.confirm(caller, request.sessionID, body.code);
    request.session.secondFactor = true;
    return answer({ recovery_codes: codes }, { message: 'auth.messages.second_factor_confirmed' });
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({
    summary: 'Make ten new recovery codes; the former ones no longer work',
    example: recoveryCodesExample,
    errors: [403, 409],
  })
  async renew(@CurrentCaller() caller: Caller, @Body() body: PasswordAndCodeBody): Promise<Answer> {
    const codes = await this.changing.renewRecoveryCodes(caller, body.password, body.code);
    return answer({ recovery_codes: codes }, { message: 'auth.messages.recovery_codes_made' });
  }

  @Post('disable')
  @HttpCode(200)
  @NeedsFreshProof()
  @Throttle('second-factor')
  @Documented({ summary: 'Turn the second factor off', example: doneExample, errors: [403, 409] })
  async disable(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() body: PasswordAndCodeBody,
  ): Promise<Answer> {
    await this.changing.disable(caller, request.sessionID, body.password, body.code);
    delete request.session.secondFactor;
    return answer({}, { message: 'auth.messages.second_factor_disabled' });
  }
}
