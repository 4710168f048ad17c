import { Injectable } from '@nestjs/common';
import type { SecurityNotice, SecurityNoticeData } from '#contracts';
import type { Localized } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';

type Publishing = Pick<Transaction, 'publish'>;
type Doer = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip' | 'language'>;

/**
 * Notifies owners of changes that someone with a stolen session or password could make, in the transaction of the
 * change. An event causes the mails.
 */
@Injectable()
export class SecurityNotices {
  /**
   * Notifies all owners of the shop.
   * @param subject of the notice, without secrets; with a title if it has one
   * @param userId an account that is notified as well, e.g. that of a token's creator
   */
  notifyOwners(
    tx: Publishing,
    caller: Doer,
    notice: SecurityNotice,
    subject: string | { readonly key: string; readonly title: Localized } | null,
    userId: number | null = null,
  ): void {
    const { ip, language } = caller;
    tx.publish('SecurityNotice', actorOf(caller), {
      notice,
      to_owners: true,
      user_id: userId,
      ...(typeof subject === 'object' && subject !== null
        ? { subject: subject.key, subject_title: subject.title }
        : { subject }),
      ip,
      language,
    });
  }

  /**
   * Notifies all owners of the shop about changed settings.
   * @param formerMailServer id of the replaced mail server. It sends the emails, because whoever controls the new
   * server could withhold them.
   */
  notifyOfSettings(
    tx: Publishing,
    caller: Doer,
    notice: SecurityNotice,
    changes: NonNullable<SecurityNoticeData['changes']>,
    formerMailServer: number | null,
  ): void {
    const { ip, language } = caller;
    tx.publish('SecurityNotice', actorOf(caller), {
      notice,
      to_owners: true,
      user_id: null,
      subject: null,
      changes,
      former_mail_server: formerMailServer,
      ip,
      language,
    });
  }

  /** Notifies the account's owner only. */
  notifyAccount(
    tx: Publishing,
    caller: Doer,
    notice: SecurityNotice,
    userId: number,
    subject: string | null = null,
  ): void {
    const { ip, language } = caller;
    tx.publish('SecurityNotice', actorOf(caller), { notice, to_owners: false, user_id: userId, subject, ip, language });
  }
}
