import { Body, Controller, Delete, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLOCK, type Clock } from '#kernel';
import { Access, NeedsFreshProof } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { PageQuery } from '../../platform/http/validation/page.dto.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { apiTokenInputOf, NewTokenBody } from './dto/token.dto.js';
import { ApiTokenResponse, apiTokenResponse, NewApiTokenResponse, newApiTokenResponse } from './dto/token.response.js';
import { newTokenExample, tokenListExample, tokenRevokedExample } from './examples.js';

@ApiTags('API tokens')
@Controller('api/auth/tokens')
@Access('owner')
export class TokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @NeedsFreshProof()
  @Post()
  @Idempotent()
  @Documented({
    operationId: 'createApiToken',
    summary: 'Create an API token',
    description:
      'The secret is in this answer only. The token expires after 365 days unless `expires_in_days`, ' +
      '`expires_at` or `expires: "never"` is sent. For owners who have recently proven their identity (403 ' +
      '`proof_required`).',
    request: { name: 'Warehouse', scopes: ['orders:read', 'orders:write'], expires_in_days: 90 },
    status: 201,
    response: NewApiTokenResponse,
    example: newTokenExample,
    errors: ['proof_required'],
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: NewTokenBody): Promise<Answer> {
    const created = await this.tokens.create(caller, apiTokenInputOf(body, this.clock.now(), this.shop.timezone));
    return answer(newApiTokenResponse(created), { message: 'auth.messages.token_made' });
  }

  @Get()
  @Documented({
    operationId: 'listApiTokens',
    summary: 'List API tokens',
    description: 'Valid, expired and revoked ones, newest first, without their secrets.',
    response: ApiTokenResponse,
    list: true,
    example: tokenListExample,
  })
  async list(@Query() query: PageQuery): Promise<Answer> {
    const { items, total } = await this.tokens.list(query.per_page, query.offset);
    return listAnswer(items.map(apiTokenResponse), { total, page: query.page, per_page: query.per_page });
  }

  @NeedsFreshProof()
  @Delete(':id')
  @Documented({
    operationId: 'revokeApiToken',
    summary: 'Revoke an API token',
    description: 'The token stops working at once. It stays in the list.',
    response: EmptyResponse,
    example: tokenRevokedExample,
    errors: ['not_found', 'proof_required', 'token_unknown'],
  })
  async revoke(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.tokens.revoke(caller, id);
    return answer({}, { message: 'auth.messages.token_revoked' });
  }
}
