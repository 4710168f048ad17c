import type { Language } from '#kernel';

/** What an administrator has set of the shop; null: what the environment says. */
export interface StoredSettings {
  readonly shop_name: string | null;
  readonly mail_sender_name: string | null;
  readonly mail_sender_address: string | null;
  readonly default_language: Language | null;
  /** Offered to customers, in the order of the switch. */
  readonly languages: readonly Language[];
  /** Pieces; a product with so many or fewer is short. */
  readonly low_stock_threshold: number;
  /** Mails to one address from callers who have not proven to own it; further ones are delayed. */
  readonly mails_per_hour: number;
}

export const SHOP_KEY = 'shop';

export const FRESH_SETTINGS: StoredSettings = {
  shop_name: null,
  mail_sender_name: null,
  mail_sender_address: null,
  default_language: null,
  languages: ['en', 'uk', 'ru'],
  low_stock_threshold: 5,
  mails_per_hour: 10,
};

/** A row of an earlier version lacks what came later. */
export const fromRow = (value: Partial<StoredSettings> | undefined): StoredSettings => ({ ...FRESH_SETTINGS, ...value });
