import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Localized } from '#kernel';
import type { SettingDeclaration, SettingsSection, SettingValues } from '../settings/setting-declaration.js';

/** Metadata key of `@BankFeed()`. */
export const BANK_FEED = Symbol.for('shop.bank-feed');

/** An account that the bank shows to the holder of the token. */
export interface FeedAccount {
  /** The bank's identifier of the account, sent with each request. */
  readonly id: string;
  /** IBAN or account number. */
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly ownerName: string | null;
}

/** A booked transaction. Pending transactions are omitted, because the bank returns them again once they are booked. */
export interface FeedTransaction {
  /** The bank's reference, which identifies the transaction if it is fetched again. */
  readonly externalId: string;
  /** Day of the booking, `YYYY-MM-DD`, in the time zone of the bank. */
  readonly bookedOn: string;
  /** Decimal text in the currency of the account; negative if money left the account. Never a binary fraction. */
  readonly amount: string;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  /** The payer's message. */
  readonly remittance: string;
}

export interface FeedCall {
  /** The values of the declared settings; secrets are decrypted. */
  readonly settings: SettingValues;
  readonly now: Date;
  /** Aborted after the time limit, 30 s. */
  readonly signal: AbortSignal;
}

export interface FeedFetch extends FeedCall {
  readonly account: FeedAccount;
  /** The end of the previous page, as the feed returned it; null for the first page. */
  readonly cursor: string | null;
  /** Time from which the first page is to be fetched. */
  readonly since: Date;
}

export interface FeedPage {
  /** In any order. Transactions that were fetched before may be among them. */
  readonly transactions: readonly FeedTransaction[];
  /** Start of the next page, in a format of the feed's choice. The shop stores it together with the transactions. */
  readonly cursor: string;
  /** Whether the bank has more transactions now. */
  readonly more: boolean;
  /**
   * `YYYY-MM-DD`: the last day of which the bank has sent all booked transactions, with this page or an earlier one, so
   * that the payment clock does not wait for a statement of that day. Missing: nothing new is known.
   */
  readonly coveredUntil?: string;
}

/**
 * Thrown if the bank refuses calls for some time, e.g. because of its rate limit. It does not count as an error that
 * administrators have to fix.
 */
export class FeedPaused extends Error {
  constructor(readonly seconds: number) {
    super(`The bank asks for a pause of ${seconds} s`);
    this.name = 'FeedPaused';
  }
}

/** Bank errors for which the shop has a sentence in each of its languages. */
export type FeedErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'token_refused'
  | 'bad_status'
  | 'unreadable'
  | 'too_large'
  | 'bad_transaction'
  | 'refused';

/**
 * An error that the shop describes in the language of the reader. `detail` is the bank's answer, such as its status or
 * message; it must contain no secret.
 */
export class FeedError extends Error {
  constructor(
    readonly code: FeedErrorCode,
    readonly detail = '',
  ) {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'FeedError';
  }
}

/**
 * Fetches the transactions of a bank's accounts. A class with `@BankFeed()` is found among the providers of any module
 * of the application, including plugins. It only reads, keeps no state, and is called outside of any transaction.
 */
export interface BankFeed {
  /** Lower-case key; never changes. */
  readonly key: string;
  readonly title: Localized;
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
  /** Pause that the bank requires between two calls, in seconds. Default: none. */
  readonly pause?: number;
  /** IANA time zone of the bank's dates. Default: the time zone of the shop. */
  readonly timezone?: string;
  /** @throws FeedError, FeedPaused, or an Error with a sentence for administrators */
  accounts(call: FeedCall): Promise<readonly FeedAccount[]>;
  /**
   * Fetches one page, with at most one request to the bank if the bank requires pauses. If the answer is lost, the same
   * page is fetched again.
   * @throws FeedError, FeedPaused, or an Error with a sentence for administrators
   */
  fetch(request: FeedFetch): Promise<FeedPage>;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const BankFeed = (): ClassDecorator => applyDecorators(Injectable(), SetMetadata(BANK_FEED, true));
