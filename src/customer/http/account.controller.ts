import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { WithoutSecondFactor } from '../../platform/access/fresh-proof.decorator.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { Register } from '../use-cases/register.js';
import { ShowProfile } from '../use-cases/show-profile.js';
import { UpdateProfile } from '../use-cases/update-profile.js';
import { changesOf, profileAnswer, ProfileBody, RegisterBody, registrationOf } from './dto/customer.dto.js';
import { meExample, registeredExample } from './examples.js';

/** The session's own account. Logging in and out, and passwords, are the platform's. */
@ApiTags('Authentication')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly register: Register,
    private readonly showProfile: ShowProfile,
    private readonly updateProfile: UpdateProfile,
  ) {}

  @Post('register')
  @Access('anyone')
  @Throttle('register')
  @Idempotent('found')
  @Documented({
    summary: 'Make an account; answers alike when the address has one',
    status: 201,
    example: registeredExample,
    errors: [422, 429],
  })
  async signUp(@CurrentCaller() caller: Caller, @Body() body: RegisterBody): Promise<Answer> {
    await this.register.run(caller, registrationOf(body));
    return answer({ email: body.email }, { message: 'customer.messages.registered' });
  }

  @Get('me')
  @Access('customer')
  @WithoutSecondFactor()
  @Documented({
    summary: 'Show the own account and customer',
    example: meExample,
    nullable: ['pending_email'],
    errors: [401],
  })
  async me(@CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(profileAnswer(await this.showProfile.run(caller)));
  }

  @Put('me')
  @Access('customer')
  @Documented({
    summary: 'Change the own customer; what is not sent stays',
    example: meExample,
    nullable: ['pending_email'],
    errors: [401, 422],
  })
  async update(@CurrentCaller() caller: Caller, @Body() body: ProfileBody): Promise<Answer> {
    await this.updateProfile.run(caller, changesOf(body));
    return answer(profileAnswer(await this.showProfile.run(caller)), { message: 'customer.messages.saved' });
  }
}
