import { Injectable } from '@nestjs/common';
import type { SecurityNotice } from '#contracts';
import type { Localized } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';

type Publishing = Pick<Transaction, 'publish'>;
type Doer = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip' | 'language'>;

/**
 * Notifies owners of changes that a stolen session or password could make, in the transaction of the change. Mails
 * follow from the event.
 */
@Injectable()
export class SecurityNotices {
  /**
   * All owners.
   * @param subject what it is about, without secrets; of what has a title its key and title
   * @param userId an account that is notified as well, e.g. the maker of a token
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

  /** The account's owner alone. */
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
