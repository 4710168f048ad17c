import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import { TokenService, type ApiTokenIdentity } from './token.service.js';

/** passport's `bearer`, for tokens of this shop. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly tokens: TokenService) {
    super();
  }

  async validate(token: string): Promise<ApiTokenIdentity | false> {
    return (await this.tokens.verify(token)) ?? false;
  }

  /** Called by `PassportStrategy` to register the strategy, which BearerGuard does. */
  protected getPassportInstance(): { use(): void } {
    return { use: () => undefined };
  }
}
