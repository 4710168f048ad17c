import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, newOrderKey, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import { accountByEmail, accountById, type Account } from '../data/account.js';
import { withMinimumDuration } from '../../platform/time/durations.js';
import { AuditLog } from '../data/audit-log.js';
import { lockAccount, updateAccount } from '../data/account-rows.js';
import {
  claimVerification,
  endVerifications,
  findValidVerification,
  insertVerification,
} from '../data/email-verifications.js';
import { endResets } from '../data/password-resets.js';
import { removeUnverified } from '../data/unverified-accounts.js';
import { AccountHooks } from './account-hooks.js';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
const PER_MAILBOX = { limit: 3, seconds: 60 * 60 };

/** Verifies that the owner of an account reads the mail of its address, or of its requested new address. */
@Injectable()
export class EmailVerifications {
  constructor(
    private readonly db: Database,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly hooks: AccountHooks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Generates a token of 190 random bits that proves the ownership of the address once, within a week; only its hash is
   * stored. Called when the mail is composed, so that no secret waits in a queue. Null if nothing has to be verified
   * for this address (any more).
   */
  async issue(userId: number, email: string): Promise<string | null> {
    const account = await accountById(this.db, userId);
    if (!account || !mayVerify(account, email)) return null;
    const token = newOrderKey();
    await insertVerification(this.db, {
      token_hash: sha256(token),
      user_id: userId,
      email,
      expires_at: new Date(this.clock.now().getTime() + VALID_MS),
    });
    return token;
  }

  /** The address that a link would verify; null if the link was used, has expired, or is no longer needed. */
  async emailOf(token: string): Promise<string | null> {
    const claim = await findValidVerification(this.db, sha256(token), this.clock.now());
    const account = claim ? await accountById(this.db, claim.user_id) : null;
    return claim && account?.active && mayVerify(account, claim.email) ? claim.email : null;
  }

  /**
   * Verifies the address of an account, or changes it to the requested new one, and returns it.
   * @throws FieldErrors at `token`: unknown, used, expired, or for an address that no longer has to be verified
   */
  async verify(caller: Caller, token: string): Promise<string> {
    try {
      return await this.db.transaction((tx) => this.verifyInTransaction(tx, caller, token));
    } catch (error) {
      // Another account has verified the same address at the same time.
      throw isUniqueViolation(error, 'app_user_email') ? badToken() : error;
    }
  }

  private async verifyInTransaction(tx: Transaction, caller: Caller, token: string): Promise<string> {
    const claim = await claimVerification(tx, sha256(token), this.clock.now());
    if (!claim) throw badToken();
    await lockAccount(tx, claim.user_id);
    const account = await accountById(tx, claim.user_id);
    if (!account?.active || !mayVerify(account, claim.email)) throw badToken();
    if (isSameAddress(account.pending_email, claim.email)) await this.change(tx, caller, account, claim.email);
    else await this.record(tx, caller, 'email.verified', account);
    await updateAccount(tx, account.id, { email_verified_at: this.clock.now() });
    return claim.email;
  }

  /** Changes the address; links sent to the former one become invalid. */
  private async change(tx: Transaction, caller: Caller, account: Account, email: string): Promise<void> {
    await removeUnverified(tx, email, account.id);
    await updateAccount(tx, account.id, { email, pending_email: null });
    await this.hooks.emailChanged(tx, account.id, email);
    await endResets(tx, account.id, this.clock.now());
    await endVerifications(tx, account.id, this.clock.now());
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
   * Mails the link again, to the address of the caller's account or, for guests, to `typed`. Neither the answer nor its
   * duration reveals whether there is anything to verify.
   * @throws FieldErrors at `email` if a guest sends none; too_many_requests
   */
  async resend(caller: Caller, typed: string | null = null): Promise<void> {
    const own = caller.userId === null ? null : await accountById(this.db, caller.userId);
    const email = own?.email ?? typed;
    if (!email) throw new FieldErrors({ email: [{ key: 'validation.required' }] });
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

const isSameAddress = (known: string | null, email: string): boolean => known?.toLowerCase() === email.toLowerCase();

/** Whether the account still has to verify the address. */
const mayVerify = ({ email: own, email_verified: verified, pending_email: pending }: Account, email: string): boolean =>
  (!verified && isSameAddress(own, email)) || isSameAddress(pending, email);

const badToken = (): FieldErrors => new FieldErrors({ token: [{ key: 'auth.errors.verify_token_invalid' }] });
