import { Injectable } from '@nestjs/common';
import { uuid } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { byMailbox } from '../platform/mail/mailbox-of.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { MailDraft } from '../platform/mail/mail.types.js';
import { ShopSettings } from '../settings/index.js';
import {
  addToDigest,
  collectedUntil,
  type DigestData,
  type DigestEntry,
  isInDigest,
  lockStaffAddress,
  STAFF_DIGEST,
} from './data/staff-digests.js';
import { STAFF_MAILS, type StaffMailKind } from './staff-mails.js';

/**
 * Enqueues emails to the staff addresses of the settings. The hourly limit of an address does not delay them; emails
 * above the limit are combined into one digest.
 */
@Injectable()
export class StaffPost {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** @param occurrence distinguishes emails of one kind about one order; by default there is one */
  async post(kind: StaffMailKind, orderId: number, facts: Record<string, unknown>, occurrence?: string): Promise<void> {
    const { new_order_mail_to: addresses, new_order_mail_language: language } = this.shop.stored;
    if (addresses.length === 0) return;
    const subject = occurrence === undefined ? `${orderId}` : `${orderId}:${occurrence}`;
    await this.database.transaction(async (tx) => {
      for (const recipient of [...addresses].sort(byMailbox))
        await this.postTo(
          tx,
          {
            dedupeKey: `${kind}:${subject}:${recipient.toLowerCase()}`,
            kind,
            language: language ?? this.shop.language,
            recipient,
            orderId,
            data: facts,
            cause: 'shop',
          },
          { kind, order_id: orderId, ...(occurrence !== undefined && { occurrence }) },
        );
    });
  }

  private async postTo(tx: Transaction, mail: MailDraft, entry: DigestEntry): Promise<void> {
    if (this.config.rateLimit === 0) {
      await this.mailbox.enqueue(tx, mail);
      return;
    }
    const { recipient, language } = mail;
    await lockStaffAddress(tx, recipient);
    if (await isInDigest(tx, recipient, entry)) return;
    if (await this.mailbox.isPosted(tx, mail.dedupeKey)) return;
    if (await addToDigest(tx, recipient, entry)) return;
    const until = await collectedUntil(tx, STAFF_MAILS, recipient, this.shop.mailsPerHour);
    const data: DigestData = { entries: [entry], more: 0 };
    const digest = { dedupeKey: `${STAFF_DIGEST}:${uuid()}`, kind: STAFF_DIGEST, language, recipient, data };
    await this.mailbox.enqueue(tx, until ? { ...digest, cause: 'shop', notBefore: until } : mail);
  }
}
