import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, newOrderKey, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { UnverifiedAccounts } from '../addresses/unverified-accounts.js';
import { accountByEmail, accountById, type Account } from '../data/account.js';
import { claimReset, findValidReset, insertReset } from '../data/password-resets.js';
import { ChangePassword } from './change-password.js';
import { withMinimumDuration } from '../../platform/time/durations.js';
import { LoginThrottle } from '../reauthentication/login-throttle.js';

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS = HOUR_MS;
/** A week, because invited people may be on leave. */
const INVITATION_VALID_MS = 7 * 24 * HOUR_MS;
/** Mails of this kind are never delayed; this limit keeps them from flooding a mailbox. */
const PER_MAILBOX = { limit: 5, seconds: 60 * 60 };

/**
 * Reset of forgotten passwords: anyone can request one, but only a reader of the account's mail can set the password.
 */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly passwords: NewPasswords,
    private readonly limiter: RateLimiter,
    private readonly loginThrottle: LoginThrottle,
    private readonly changePassword: ChangePassword,
    private readonly unverified: UnverifiedAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Neither the answer nor its duration reveals whether the account exists.
   * @throws DomainError `too_many_requests`
   */
  async request(caller: Caller, email: string): Promise<void> {
    await this.limiter.hit('forgot-account', mailboxOf(email), PER_MAILBOX);
    await withMinimumDuration(() =>
      this.db.transaction(async (tx) => {
        const account = await accountByEmail(tx, email);
        if (!account?.active) return;
        tx.publish('PasswordResetRequested', actorOf(caller), { user_id: account.id, language: caller.language });
      }),
    );
  }

  /**
   * Generates a token of 190 random bits that sets a new password once, within an hour (for an invitation, a week);
   * only its hash is stored. Called when the mail is composed, so that no secret waits in a queue. Earlier tokens stay
   * valid until they are used or expire.
   */
  async issue(userId: number, purpose: 'reset' | 'invitation' = 'reset'): Promise<string> {
    const token = newOrderKey();
    const valid = purpose === 'invitation' ? INVITATION_VALID_MS : VALID_MS;
    await insertReset(this.db, {
      token_hash: sha256(token),
      user_id: userId,
      expires_at: new Date(this.clock.now().getTime() + valid),
    });
    return token;
  }

  /** The account's address that a link is for; null if the link was used or has expired. */
  async emailOf(token: string): Promise<string | null> {
    const account = await this.ownerOf(token);
    return account?.active ? account.email : null;
  }

  /** @throws FieldErrors at `token` (unknown, used or expired) or `password` */
  async reset(caller: Caller, token: string, password: string): Promise<void> {
    const account = await this.ownerOf(token);
    if (!account?.active) throw badToken();
    const hash = await this.passwords.hash(password, account.email);
    await this.db.transaction(async (tx) => {
      if (!(await claimReset(tx, sha256(token), this.clock.now()))) throw badToken();
      await this.changePassword.set(tx, account, hash, caller);
      // Reading the mail proves the ownership of the address.
      await this.unverified.takeOver(tx, account);
    });
    await this.loginThrottle.clearFailures(account.email);
  }

  private async ownerOf(token: string): Promise<Account | null> {
    const found = await findValidReset(this.db, sha256(token), this.clock.now());
    return found && accountById(this.db, found.user_id);
  }
}

const badToken = (): FieldErrors => new FieldErrors({ token: [{ key: 'auth.errors.reset_token_invalid' }] });
