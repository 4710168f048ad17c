import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, FieldErrors, type Clock } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { mustHaveAccount, Reauthentication } from '../reauthentication/reauthentication.js';
import { authErrors } from '../identity.errors.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Sessions } from '../sessions/sessions.js';
import { PROOF_VALID_MS } from '../reauthentication/fresh-proof.js';

export interface Proof {
  readonly password?: string | null;
  /** Of the second factor, or a recovery code. */
  readonly code?: string | null;
}

/** Takes the password or a code from who is logged in; the session then counts as just proven. */
@Injectable()
export class Prove {
  constructor(
    private readonly proof: Reauthentication,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers until when the proof counts.
   * @throws 422 at `password` or `code`; second_factor_off (409) for a code without a second factor; too_many_requests;
   * forbidden to tokens
   */
  async run(request: Request, caller: Caller, { password, code }: Proof): Promise<Date> {
    if (code) await this.byCode(caller, code);
    else if (password) await this.proof.password(caller, password);
    else throw new FieldErrors({ password: [{ key: 'validation.required' }] });
    await this.sessions.proven(request);
    return new Date(this.clock.now().getTime() + PROOF_VALID_MS);
  }

  private async byCode(caller: Caller, code: string): Promise<void> {
    const userId = mustHaveAccount(caller);
    if (!(await this.factors.isOn(userId))) throw authErrors.second_factor_off();
    await this.proof.withCode(caller, async (wrong) => {
      if (!(await this.factors.accept(userId, code))) throw wrong();
    });
  }
}
