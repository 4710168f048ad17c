import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { NoticesModule } from '../notices/notices.module.js';
import { ApiTokens } from './api-tokens.js';
import { BearerGuard } from './bearer.guard.js';
import { BearerStrategy } from './bearer.strategy.js';
import { TokenService } from './token.service.js';

/** API tokens of integrations. */
@Module({
  imports: [NoticesModule, PassportModule],
  providers: [ApiTokens, BearerGuard, BearerStrategy, TokenService],
  exports: [ApiTokens, BearerGuard],
})
export class TokensModule {}
