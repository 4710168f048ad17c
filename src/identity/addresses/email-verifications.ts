import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, newOrderKey, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import type { EmailVerificationIssuer } from './email-verification-issuer.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { accountByEmail, accountById, type Account } from '../accounts/account.js';
import { withMinimumDuration } from '../accounts/with-minimum-duration.js';
import { AuditLog } from '../audit/audit-log.js';
import { updateAccount } from '../data/account-rows.js';
import { removeUnverified } from './unverified-accounts.js';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
const PER_MAILBOX = { limit: 3, seconds: 60 * 60 };

const FIND =
  'SELECT user_id, email FROM email_verification WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2';
const CLAIM =
  'UPDATE email_verification SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id, email';

interface Proof {
  readonly user_id: number;
  readonly email: string;
}

/** Proofs that the owner of an account reads the mail of its address, or of the one it is to change to. */
@Injectable()
export class EmailVerifications implements EmailVerificationIssuer {
  constructor(
    private readonly db: Database,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A token of 190 random bits, good once and for a week. */
  async issue(userId: number, email: string): Promise<string | null> {
    const account = await accountById(this.db, userId);
    if (!account || !awaits(account, email)) return null;
    const token = newOrderKey();
    await this.db.query(
      'INSERT INTO email_verification (token_hash, user_id, email, expires_at) VALUES ($1, $2, $3, $4)',
      [sha256(token), userId, email, new Date(this.clock.now().getTime() + VALID_MS)],
    );
    return token;
  }

  /** The address that a link would prove; null when it has been used, has expired, or proves nothing any more. */
  async emailOf(token: string): Promise<string | null> {
    const [proof] = await this.db.query<Proof>(FIND, [sha256(token), this.clock.now()]);
    const account = proof ? await accountById(this.db, proof.user_id) : null;
    return proof && account?.active && awaits(account, proof.email) ? proof.email : null;
  }

  /**
   * Verifies the address of an account, or changes it to the new one that was asked for. Answers the address.
   * @throws FieldErrors at `token`: unknown, used, expired, or of an address that the account no longer waits for
   */
  async verify(caller: Caller, token: string): Promise<string> {
    try {
      return await this.db.transaction((tx) => this.within(tx, caller, token));
    } catch (error) {
      // another account has verified the same address at this moment
      throw isUniqueViolation(error, 'app_user_email') ? badToken() : error;
    }
  }

  private async within(tx: Transaction, caller: Caller, token: string): Promise<string> {
    const [proof] = await tx.query<Proof>(CLAIM, [sha256(token), this.clock.now()]);
    if (!proof) throw badToken();
    await tx.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [proof.user_id]);
    const account = await accountById(tx, proof.user_id);
    if (!account?.active || !awaits(account, proof.email)) throw badToken();
    if (isSame(account.pending_email, proof.email)) await this.change(tx, caller, account, proof.email);
    else await this.record(tx, caller, 'email.verified', account);
    await updateAccount(tx, account.id, { email_verified_at: this.clock.now() });
    return proof.email;
  }

  /** Links that were sent to the former address no longer work. */
  private async change(tx: Transaction, caller: Caller, account: Account, email: string): Promise<void> {
    await removeUnverified(tx, email, account.id);
    await updateAccount(tx, account.id, { email, pending_email: null });
    await tx.query('UPDATE customer SET email = $2, version = version + 1, updated_at = now() WHERE user_id = $1', [
      account.id,
      email,
    ]);
    await tx.query('UPDATE password_reset SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      account.id,
      this.clock.now(),
    ]);
    await tx.query('UPDATE email_verification SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      account.id,
      this.clock.now(),
    ]);
    await this.record(tx, caller, 'email.changed', account, { email });
  }

  private async record(
    tx: Transaction,
    caller: Caller,
    action: string,
    { id, email }: Account,
    after: object = {},
  ): Promise<void> {
    await this.audit.record(tx, {
      caller,
      action,
      subjectType: 'user',
      subjectId: id,
      before: { email },
      after: { email, ...after },
    });
  }

  /**
   * Mails the link again. Answers alike, and in the same time, whether there is something to verify.
   * @throws too_many_requests
   */
  async resend(caller: Caller, email: string): Promise<void> {
    await this.limiter.hit('verify-mailbox', mailboxOf(email), PER_MAILBOX);
    await withMinimumDuration(() =>
      this.db.transaction(async (tx) => {
        const account = await accountByEmail(tx, email);
        if (!account?.active || account.email_verified) return;
        tx.publish('EmailVerificationRequested', actorOf(caller), { user_id: account.id, language: caller.language });
      }),
    );
  }
}

const isSame = (known: string | null, email: string): boolean => known?.toLowerCase() === email.toLowerCase();

/** Whether the account has still to prove that it owns the address. */
const awaits = ({ email: own, email_verified: verified, pending_email: pending }: Account, email: string): boolean =>
  (!verified && isSame(own, email)) || isSame(pending, email);

const badToken = (): FieldErrors => new FieldErrors({ token: [{ key: 'auth.errors.verify_token_invalid' }] });
