import { Injectable } from '@nestjs/common';
import { sha256 } from '#kernel';
import { Config } from '../config/config.js';
import type { Transaction } from '../database/transaction.js';
import { ShopProfile } from '../shop/shop-profile.js';
import type { MailDraft } from './mail.types.js';
import { mailboxOf } from './mailbox-of.js';

/**
 * Registrations and confirmations of addresses have a budget of their own, so that mails about orders do not hold them
 * up.
 */
const ACCOUNT_MAILS_PER_HOUR = 4;

// SQL: a lock
/** Those who post to one address at the same time wait for each other: then each counts the others' mails. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('mail-budget:' || encode($1, 'hex'), 0))`;

// SQL: a sliding window, by the clock of PostgreSQL
/** An hour after the mail that comes so many places before it, if that is later than now. Sliding: no hour has more. */
const NEXT = `SELECT greatest(now(), (
    SELECT send_after + interval '1 hour' FROM mail WHERE budget_key = $1 ORDER BY send_after DESC OFFSET $2 LIMIT 1
  )) AS send_after, now() AS now`;

export interface MailSlot {
  readonly budgetKey: Buffer | null;
  /** When the mail may go out; null: it is not counted. */
  readonly sendAfter: Date | null;
  readonly isDelayed: boolean;
  /** The email would be delayed for more than a day: it is not sent and not counted. */
  readonly isDropped: boolean;
}

const FREE: MailSlot = { budgetKey: null, sendAfter: null, isDelayed: false, isDropped: false };
const DROPPED: MailSlot = { ...FREE, isDropped: true };

/** Maximum delay of an email. */
export const LONGEST_DELAY_MS = 24 * 3_600_000;

/** How many mails an hour go to one address from callers who have not proven to own it (decisions §18). */
@Injectable()
export class MailBudget {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopProfile,
  ) {}

  /** The place of a mail in its recipient's budget, taken with the transaction. */
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

/** Unless the sender of the mail knows better: what goes to an account's owner is the shop's word, all else counts. */
const causeOf = ({ cause, userId }: MailDraft): NonNullable<MailDraft['cause']> =>
  cause ?? (userId === undefined ? 'anyone' : 'shop');
