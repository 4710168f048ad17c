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
  /** Code of the second factor, or a recovery code. */
  readonly code?: string | null;
}

/** Checks the password or a code of a logged-in caller; the session then has a recent proof of identity. */
@Injectable()
export class Prove {
  constructor(
    private readonly proof: Reauthentication,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the expiry time of the proof.
   * @throws 422 at `password` or `code`; second_factor_off (409) for a code without a second factor; too_many_requests;
   * forbidden for tokens
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
