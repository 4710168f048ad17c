import { Body, Controller, Delete, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addDays, CLOCK, FieldErrors, type Clock } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { NeedsFreshProof } from '../../platform/access/fresh-proof.decorator.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { PageQuery } from '../../platform/http/validation/page.dto.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { ApiTokens, TOKEN_DAYS } from '../tokens/api-tokens.js';
import { NewTokenBody, tokenAnswer } from './dto/token.dto.js';
import { doneExample, newTokenExample, tokenListExample } from './examples.js';

@ApiTags('Authentication')
@Controller('api/auth/tokens')
@Access('owner')
export class TokensController {
  constructor(
    private readonly tokens: ApiTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @NeedsFreshProof()
  @Post()
  @Idempotent()
  @Documented({
    summary: 'Make an API token; it is shown this once',
    description:
      'It expires after 365 days unless `expires_in_days`, `expires_at` or `expires: "never"` says otherwise.',
    status: 201,
    example: newTokenExample,
    optional: ['created_by', 'created_by_email', 'expires_at', 'last_used_at', 'revoked_at'],
  })
  async make(@CurrentCaller() caller: Caller, @Body() body: NewTokenBody): Promise<Answer> {
    const made = await this.tokens.make(caller, {
      name: body.name,
      scopes: body.scopes,
      expiresAt: this.expiryOf(body),
    });
    return answer({ ...tokenAnswer(made.record), token: made.token }, { message: 'auth.messages.token_made' });
  }

  @Get()
  @Documented({ summary: 'List API tokens, without their secrets', example: tokenListExample, list: true })
  async list(@Query() query: PageQuery): Promise<Answer> {
    const { items, total } = await this.tokens.list(query.per_page, query.offset);
    return listAnswer(items.map(tokenAnswer), { total, page: query.page, per_page: query.per_page });
  }

  @NeedsFreshProof()
  @Delete(':id')
  @Documented({ summary: 'Revoke an API token', example: doneExample, errors: [404] })
  async revoke(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.tokens.revoke(caller, id);
    return answer({}, { message: 'auth.messages.token_revoked' });
  }

  private expiryOf({ expires_at: at, expires_in_days: days, expires }: NewTokenBody): Date | null {
    if (expires && (at || days)) throw new FieldErrors({ expires: [{ key: 'auth.errors.expiry_twice' }] });
    if (expires) return null;
    const now = this.clock.now();
    const moment = at ? new Date(at) : addDays(now, days ?? TOKEN_DAYS);
    if (moment <= now) throw new FieldErrors({ expires_at: [{ key: 'auth.errors.expiry_in_the_past' }] });
    return moment;
  }
}
