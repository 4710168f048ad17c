import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import { TokenService, type ApiTokenIdentity } from './token.service.js';

/** Passport's strategy `bearer` for the tokens of this shop. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly tokens: TokenService) {
    super();
  }

  async validate(token: string): Promise<ApiTokenIdentity | false> {
    return (await this.tokens.verify(token)) ?? false;
  }

  /** `PassportStrategy` calls it to register the strategy. It does nothing, because BearerGuard registers it. */
  protected getPassportInstance(): { use(): void } {
    return { use: () => undefined };
  }
}
