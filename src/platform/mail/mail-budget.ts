import { Injectable } from '@nestjs/common';
import { sha256 } from '#kernel';
import { Config } from '../config/config.js';
import type { Transaction } from '../database/transaction.js';
import { ShopProfile } from '../shop/shop-profile.js';
import type { MailDraft } from './mail.types.js';
import { mailboxOf } from './mailbox-of.js';

/** Registrations and address verifications have their own limit, so that mails about orders do not delay them. */
const ACCOUNT_MAILS_PER_HOUR = 4;

// SQL: takes a lock
/** Serializes transactions that send mails to one address, so that each counts the others' mails. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('mail-budget:' || encode($1, 'hex'), 0))`;

// SQL: uses a sliding window, by PostgreSQL's clock
/**
 * With a limit of n mails per hour: one hour after the n-th previous mail, or now if that is later, so that no period
 * of an hour has more mails than the limit.
 */
const NEXT = `SELECT greatest(now(), (
    SELECT send_after + interval '1 hour' FROM mail WHERE budget_key = $1 ORDER BY send_after DESC OFFSET $2 LIMIT 1
  )) AS send_after, now() AS now`;

export interface MailSlot {
  readonly budgetKey: Buffer | null;
  /** Earliest time to send the mail; null: the mail is not counted. */
  readonly sendAfter: Date | null;
  readonly isDelayed: boolean;
  /** The email would be delayed for more than a day: it is not sent and not counted. */
  readonly isDropped: boolean;
}

const FREE: MailSlot = { budgetKey: null, sendAfter: null, isDelayed: false, isDropped: false };
const DROPPED: MailSlot = { ...FREE, isDropped: true };

/** Maximum delay of an email. */
export const LONGEST_DELAY_MS = 24 * 3_600_000;

/** Limits the mails per hour to one address from callers who have not proven to own it. */
@Injectable()
export class MailBudget {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopProfile,
  ) {}

  /** Assigns the mail its time within the recipient's limit, in the transaction. */
  async take(tx: Transaction, draft: MailDraft): Promise<MailSlot> {
    if (this.config.rateLimit === 0 || causeOf(draft) !== 'anyone')
      return draft.notBefore ? { ...FREE, sendAfter: draft.notBefore, isDelayed: true } : FREE;
    const isAccount = draft.userId !== undefined;
    const budgetKey = sha256(`${isAccount ? 'account' : 'order'}:${mailboxOf(draft.recipient)}`);
    const perHour = isAccount ? ACCOUNT_MAILS_PER_HOUR : this.shop.mailsPerHour;
    await tx.query(LOCK, [budgetKey]);
    const [row] = await tx.query<{ send_after: Date; now: Date }>(NEXT, [budgetKey, perHour - 1]);
    const { send_after: sendAfter, now } = row!;
    if (sendAfter.getTime() > now.getTime() + LONGEST_DELAY_MS) return DROPPED;
    return { budgetKey, sendAfter, isDelayed: sendAfter > now, isDropped: false };
  }
}

/** The default cause: mails to the owner of an account are caused by the shop, all others by anyone. */
const causeOf = ({ cause, userId }: MailDraft): NonNullable<MailDraft['cause']> =>
  cause ?? (userId === undefined ? 'anyone' : 'shop');
