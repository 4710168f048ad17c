import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { AccountEntity } from '../data/account.entity.js';
import { findByEmail } from '../data/account-rows.js';
import { SecurityNotices } from './security-notices.js';

/** One notice per hour, because an attack may last for days. */
const ONE_AN_HOUR = { limit: 1, seconds: 60 * 60 };

export type LockedAccount = { readonly email: string } | { readonly id: number };

/** Notifies an account's owner that its login is locked for a while because of wrong passwords or codes. */
@Injectable()
export class LockoutNotices {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly db: Database,
    private readonly limiter: RateLimiter,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * The refused request does not wait for the notice, so that its duration does not reveal whether the account exists.
   */
  notify(caller: Caller, account: LockedAccount): void {
    this.publish(caller, account).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'The notice of a lockout could not be stored'),
    );
  }

  private async publish(caller: Caller, account: LockedAccount): Promise<void> {
    const user =
      'id' in account
        ? await this.db.entities.findOneBy(AccountEntity, { id: account.id })
        : await findByEmail(this.db, account.email);
    if (!user?.active || !(await this.isFirst(user.id))) return;
    await this.db.transaction(async (tx) => this.notices.notifyAccount(tx, caller, 'locked_out', user.id));
  }

  private isFirst(userId: number): Promise<boolean> {
    return this.limiter.hit('lockout-notice', String(userId), ONE_AN_HOUR).then(
      () => true,
      () => false,
    );
  }
}
