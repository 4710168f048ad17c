import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { Register } from '../use-cases/register.js';
import { ShowProfile } from '../use-cases/show-profile.js';
import { UpdateProfile } from '../use-cases/update-profile.js';
import { changesOf, ProfileBody, RegisterBody, registrationOf } from './dto/customer.dto.js';
import {
  ProfileResponse,
  profileResponse,
  RegistrationResponse,
  registrationResponse,
} from './dto/customer.response.js';
import { profileExample, registeredExample } from './examples.js';

/** The caller's own account. Login, logout and passwords belong to identity. */
@ApiTags('Sessions and accounts')
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
    operationId: 'registerAccount',
    summary: 'Create an account',
    description:
      'Mails a link that verifies the address. The answer does not reveal whether the address already has ' +
      'an account; then its owner gets a notice.',
    request: {
      email: 'ira@example.com',
      password: 'a quiet shelf of books',
      first_name: 'Ira',
      last_name: 'Koval',
      phone: '+380441234567',
    },
    status: 201,
    response: RegistrationResponse,
    example: registeredExample,
  })
  async signUp(@CurrentCaller() caller: Caller, @Body() body: RegisterBody): Promise<Answer> {
    await this.register.run(caller, registrationOf(body));
    return answer(registrationResponse(body.email), { message: 'customer.messages.registered' });
  }

  @Get('me')
  @Access('customer')
  @WithoutSecondFactor()
  @Documented({
    operationId: 'getOwnAccount',
    summary: 'Get the own account',
    description: 'Account and customer data of the caller.',
    response: ProfileResponse,
    example: profileExample,
  })
  async me(@CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(profileResponse(await this.showProfile.run(caller)));
  }

  @Put('me')
  @Access('customer')
  @Documented({
    operationId: 'updateOwnCustomer',
    summary: 'Update the own customer data',
    description: 'Changes the members that are sent; existing orders keep their data.',
    request: { first_name: 'Ira', phone: '+380441234567', shipping_city: 'Kyiv', language: 'uk' },
    response: ProfileResponse,
    example: profileExample,
  })
  async update(@CurrentCaller() caller: Caller, @Body() body: ProfileBody): Promise<Answer> {
    await this.updateProfile.run(caller, changesOf(body));
    return answer(profileResponse(await this.showProfile.run(caller)), { message: 'customer.messages.saved' });
  }
}
