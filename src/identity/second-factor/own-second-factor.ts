import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { toString as drawQrCode } from 'qrcode';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { mustHaveAccount, Reauthentication } from '../reauthentication/reauthentication.js';
import { AuditLog } from '../data/audit-log.js';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findConfirmed,
  lockSecondFactor,
} from '../data/second-factor-rows.js';
import { authErrors } from '../identity.errors.js';
import { Sessions } from '../sessions/sessions.js';
import { SecondFactors } from './second-factors.js';
import { newTotpSecret, totpUri } from './totp.js';

export interface SecondFactorState {
  readonly enabled: boolean;
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

/** The secret for an authenticator app, which is shown once. `qr`: an image as a `data:` URL. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

/** Sets up the calling administrator's second factor: by the password, then a code. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactors,
    private readonly proof: Reauthentication,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws forbidden for callers without an account */
  async state(caller: Caller): Promise<SecondFactorState> {
    const userId = mustHaveAccount(caller);
    const factor = await findConfirmed(this.db, userId);
    if (!factor) return { enabled: false, since: null, recoveryCodesLeft: 0 };
    return { enabled: true, since: factor.confirmed_at, recoveryCodesLeft: await countRecoveryCodes(this.db, userId) };
  }

  /**
   * Starts the setup, or restarts it with another secret.
   * @throws 422 at `password`, second_factor_on, too_many_requests
   */
  async enrol(request: Request, caller: Caller, password: string): Promise<Enrolment> {
    const account = await this.proof.password(caller, password);
    const secret = newTotpSecret();
    if (!(await beginSecondFactor(this.db, account.id, this.factors.seal(secret), this.clock.now())))
      throw authErrors.second_factor_on();
    // The session counts as recently proven, so that there is time to scan the code and type it.
    await this.sessions.proven(request);
    const uri = totpUri(secret, account.email, this.shop.name);
    const svg = await drawQrCode(uri, { type: 'svg', margin: 2 });
    return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
  }

  /**
   * Activates the second factor; the account's other sessions end. Returns the recovery codes.
   * @throws 422 at `code`, second_factor_on, second_factor_off, too_many_requests
   */
  async confirm(request: Request, caller: Caller, code: string): Promise<string[]> {
    const userId = mustHaveAccount(caller);
    const codes = await this.proof.withCode(caller, (wrong) =>
      this.db.transaction(async (tx) => {
        const factor = await lockSecondFactor(tx, userId);
        if (!factor) throw authErrors.second_factor_off();
        if (factor.confirmed_at) throw authErrors.second_factor_on();
        if (!(await this.factors.acceptAppCode(userId, code.replace(/\s/g, ''), tx))) throw wrong();
        await confirmSecondFactor(tx, userId, this.clock.now());
        await this.sessions.endOthers(tx, userId, request.sessionID);
        await this.audit.record(tx, {
          caller,
          action: 'second_factor.confirmed',
          subjectType: 'user',
          subjectId: userId,
        });
        return this.factors.renewRecoveryCodes(tx, userId);
      }),
    );
    request.session.secondFactor = true;
    return codes;
  }
}
