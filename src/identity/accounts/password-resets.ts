import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, newOrderKey, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { takeOverUnverified } from '../addresses/unverified-accounts.js';
import { accountByEmail, accountById, type Account } from '../data/account.js';
import { ChangePassword } from './change-password.js';
import { withMinimumDuration } from '../../platform/time/with-minimum-duration.js';
import { LoginThrottle } from '../reauthentication/login-throttle.js';

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS = HOUR_MS;
/** Who is invited may be on leave. */
const INVITATION_VALID_MS = 7 * 24 * HOUR_MS;
/** Mails of this kind are never delayed: this limit keeps them from flooding a mailbox. */
const PER_MAILBOX = { limit: 5, seconds: 60 * 60 };

/** A forgotten password: asked for by anybody, set by whoever reads the account's mail. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly passwords: NewPasswords,
    private readonly limiter: RateLimiter,
    private readonly loginThrottle: LoginThrottle,
    private readonly changePassword: ChangePassword,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers alike, and in the same time, whether there is such an account. @throws DomainError `too_many_requests` */
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
   * A token of 190 random bits that sets a new password once, within an hour (an invitation's: a week); only its hash
   * is stored. Called when the mail is composed, so that no secret waits in a queue. A later token leaves earlier ones
   * valid until they are used or expire.
   */
  async issue(userId: number, purpose: 'reset' | 'invitation' = 'reset'): Promise<string> {
    const token = newOrderKey();
    const valid = purpose === 'invitation' ? INVITATION_VALID_MS : VALID_MS;
    await this.db.query('INSERT INTO password_reset (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
      sha256(token),
      userId,
      new Date(this.clock.now().getTime() + valid),
    ]);
    return token;
  }

  /** Whose password a link would set; null when it has been used or has expired. */
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
      const claimed = await tx.query(
        'UPDATE password_reset SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id',
        [sha256(token), this.clock.now()],
      );
      if (claimed.length === 0) throw badToken();
      await this.changePassword.set(tx, account, hash, caller);
      // reading the mail proves that the address is theirs
      await takeOverUnverified(tx, account.id);
    });
    await this.loginThrottle.forgive(account.email);
  }

  private async ownerOf(token: string): Promise<Account | null> {
    const [row] = await this.db.query<{ user_id: number }>(
      'SELECT user_id FROM password_reset WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2',
      [sha256(token), this.clock.now()],
    );
    return row ? accountById(this.db, row.user_id) : null;
  }
}

const badToken = (): FieldErrors => new FieldErrors({ token: [{ key: 'auth.errors.reset_token_invalid' }] });
