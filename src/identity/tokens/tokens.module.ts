import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiTokenEntity } from '../data/api-token.entity.js';
import { ApiTokenRows } from '../data/api-token-rows.js';
import { NoticesModule } from '../notices/notices.module.js';
import { ApiTokens } from './api-tokens.js';
import { BearerGuard } from './bearer.guard.js';
import { BearerStrategy } from './bearer.strategy.js';
import { TokenService } from './token.service.js';

/** API tokens of integrations. */
@Module({
  imports: [NoticesModule, PassportModule, TypeOrmModule.forFeature([ApiTokenEntity])],
  providers: [ApiTokenRows, ApiTokens, BearerGuard, BearerStrategy, TokenService],
  exports: [ApiTokens, BearerGuard],
})
export class TokensModule {}
