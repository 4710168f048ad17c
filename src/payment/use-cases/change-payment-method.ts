import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { FreshProof, SecurityNotices } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ChangeMethod, isEmptySetting, type MethodChange } from '../../platform/configurable-methods/index.js';

/**
 * Changes a method. Settings that determine where customers' money goes require a recent proof of identity, and owners
 * are notified.
 */
@Injectable()
export class ChangePaymentMethod {
  constructor(
    private readonly changeMethod: ChangeMethod,
    private readonly proof: FreshProof,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * @param caller null: the system itself
   * @throws proof_required (403), unknown_payment_method (404), stale_version (409), FieldErrors
   */
  run(key: string, sent: Readonly<Record<string, unknown>>, caller: Caller | null, language: Language): Promise<void> {
    return this.changeMethod.run(key, sent, caller, language, (tx, change) => {
      if (!movesMoney(change)) return;
      this.proof.require(caller);
      if (!caller) return;
      const { provider, after } = change;
      const title = isEmptySetting(after.title) ? provider.title : after.title;
      this.notices.notifyOwners(tx, caller, 'bank_account_changed', { key, title });
    });
  }
}

const movesMoney = ({ provider, before, after }: MethodChange): boolean =>
  provider.settings.some(
    ({ name, payee, secret }) => (payee || secret) && !isSame(before.settings[name], after.settings[name]),
  );

/** Compares settings; a form sends an empty text for a missing one. */
const isSame = (before: unknown, after: unknown): boolean =>
  isEmptySetting(before) ? isEmptySetting(after) : isDeepStrictEqual(before, after);
